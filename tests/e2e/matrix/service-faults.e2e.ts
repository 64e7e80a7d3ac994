import { expect, test } from 'vitest'
import { fileStack } from '#tests/e2e/stack.ts'
import { linesOf, openLane, recovers, wrongsOf } from './lane.ts'
import { PAGES } from './screens.ts'
import { CALLS, type Fault, SERVICE_FAULTS } from './service-faults.ts'

const stack = fileStack()

/** Tabs at work at the same time. */
const LANES = 3
const TROUBLE = /开小差|不给力|断开|查询失败|已过期|已失效|不存在|重试|失败|稍后|还没有/
/** Pages that are whole without an answer: /set only shows the last weight, /chat takes the member as a guest. */
const COMPLETE_WITHOUT = new Set<string>(['set', 'chat'])

test.runIf(process.env.MATRIX === 'all').for(PAGES.map((screen) => [screen.name, screen] as const))(
  '/%s stands whatever the service does',
  { timeout: 180_000 },
  async ([name, screen]) => {
    const wrongs: string[] = []
    const faults = [...SERVICE_FAULTS]
    await Promise.all(
      Array.from({ length: LANES }, async () => {
        const lane = await openLane(stack, screen)
        const healthy = linesOf(await lane.text())
        const isAsking = lane.seen.requests.some((url) => CALLS.test(url))
        if (!isAsking) faults.splice(1) // one look is enough for a page that asks nothing
        for (let fault = faults.shift(); fault; fault = faults.shift()) {
          for (const wrong of await tryOut(fault)) wrongs.push(`${fault.name}: ${wrong}`)
        }

        async function tryOut(fault: Fault): Promise<string[]> {
          await lane.open([[CALLS, (route) => fault.act(route).catch(() => {})]])
          const found = await wrongsOf(lane)
          const shown = await lane.text()
          if (fault.isTrouble && isAsking && !COMPLETE_WITHOUT.has(name) && !TROUBLE.test(shown))
            found.push(`does not say so: ${shown.slice(0, 80).replaceAll('\n', ' ')}`)
          if (!screen.isMember && isAsking && /登录/.test(shown)) found.push('asks a visitor to log in')
          // /chat has dropped the token by then and asks for nothing anew (hardening T5).
          if (name !== 'chat' && (await lane.page.getByRole('button', { name: '重试' }).count())) {
            await lane.heal()
            if (!(await recovers(lane, healthy)))
              found.push(`重试 does not help: ${(await lane.text()).slice(0, 80).replaceAll('\n', ' ')}`)
          }
          return found
        }
      }),
    )
    expect(wrongs.sort().join('\n')).toBe('')
  },
)
