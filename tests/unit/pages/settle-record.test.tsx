// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { useSettlement } from '#pages/bodyFatScaleList/page.tsx'
import type { MutationContext } from '#shared/auth/session.ts'
import { loadToast } from '#shared/features/messages/messages.ts'
import { passTime, renderView, setStage } from '#tests/unit/ui/render.ts'

const service = vi.hoisted(() => ({
  /** Numbers of the records that wait. */
  waiting: [] as string[],
  sent: [] as string[],
  refuses: false,
}))
vi.mock('#shared/api/send-request.ts', () => ({
  mutate: async (_: unknown, { no, decision }: Record<string, string>, context: MutationContext) => {
    service.sent.push(`${decision} ${no} ${context.idempotencyKey}`)
    if (service.refuses) throw Object.assign(new Error('暂时不能确认'), { errorCode: 'refused' })
    service.waiting = service.waiting.filter((item) => item !== no)
  },
}))

setStage()
beforeAll(loadToast)
beforeEach(() => {
  Object.assign(service, { waiting: ['R1', 'R2'], sent: [], refuses: false })
})
const getStatusText = () => document.querySelector('[role=status]')?.textContent ?? ''

function List() {
  const { settle, isGone } = useSettlement()
  return ['R1', 'R2'].map((no) => (
    <button type="button" key={no} id={no} disabled={isGone(no)} onClick={() => settle(no, 'confirm')} />
  ))
}
const tapRecord = (no: string) => document.getElementById(no)!.click()

test('two records at once, and each by two taps: each is sent once, with a key of its own', async () => {
  await renderView(<List />)
  for (const no of ['R1', 'R1', 'R2', 'R2']) tapRecord(no)
  await passTime(300)
  expect(service.sent).toHaveLength(2)
  const keys = service.sent.map((item) => item.split(' ')[2])
  expect(new Set(keys).size).toBe(2)
  expect(keys).not.toContain('undefined')
  await passTime(3000)
})

test('what was refused can be tried again, as something new', async () => {
  await renderView(<List />)
  service.refuses = true
  tapRecord('R1')
  await passTime(300)
  expect([service.sent.length, getStatusText()]).toEqual([1, '暂时不能确认'])
  service.refuses = false
  tapRecord('R1')
  await passTime(300)
  expect([new Set(service.sent).size, getStatusText()]).toEqual([2, '已确认'])
})
