// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useSettle } from '#pages/bodyFatScaleList/use-settle.ts'
import { loadToast } from '#shared/app/messages/messages.ts'
import type { MutationContext } from '#shared/auth/session.ts'
import { draw, pass, setStage } from '#tests/unit/ui/render.ts'

const service = vi.hoisted(() => ({
  /** Numbers of the records that wait. */
  waiting: [] as string[],
  sent: [] as string[],
  refuses: false,
}))
vi.mock('#shared/api/scale-pending.ts', () => {
  const settle = (deed: string) => async (no: string, change: MutationContext) => {
    service.sent.push(`${deed} ${no} ${change.idempotencyKey}`)
    if (service.refuses) throw Object.assign(new Error('暂时不能确认'), { fault: 'refused' })
    service.waiting = service.waiting.filter((one) => one !== no)
  }
  return {
    listPending: async () => service.waiting.map((no) => ({ no })),
    confirmRecord: settle('confirm'),
    discardRecord: settle('discard'),
  }
})

setStage()
beforeAll(loadToast)
beforeEach(() => {
  Object.assign(service, { waiting: ['R1', 'R2'], sent: [], refuses: false })
})
const said = () => document.querySelector('[role=status]')?.textContent ?? ''

function List({ reload }: { reload: () => void }) {
  const { settle, isGone } = useSettle(reload)
  return ['R1', 'R2'].map((no) => (
    <button type="button" key={no} id={no} disabled={isGone(no)} onClick={() => void settle(no, 'confirm')} />
  ))
}
const tap = (no: string) => document.getElementById(no)!.click()

test('two records at once, and each by two taps: each is sent once, with a key of its own', async () => {
  await draw(<List reload={() => {}} />)
  for (const no of ['R1', 'R1', 'R2', 'R2']) tap(no)
  await pass(300)
  expect(service.sent).toHaveLength(2)
  const keys = service.sent.map((one) => one.split(' ')[2])
  expect(new Set(keys).size).toBe(2)
  expect(keys).not.toContain('undefined')
  await pass(3000)
})

test('what was refused can be tried again, as something new', async () => {
  await draw(<List reload={() => {}} />)
  service.refuses = true
  tap('R1')
  await pass(300)
  expect([service.sent.length, said()]).toEqual([1, '暂时不能确认'])
  service.refuses = false
  tap('R1')
  await pass(300)
  expect([new Set(service.sent).size, said()]).toEqual([2, '已确认'])
})
