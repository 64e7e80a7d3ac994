import { test } from 'vitest'
import { fileStack } from '#tests/e2e/stack.ts'
import { cellsOf } from './cells.ts'
import { type Lane, openLane } from './lane.ts'
import { ASKING, inTurn, shareOf } from './screens.ts'
import { CALLS, type Fault, HARMLESS, ODDITIES, SIZES, TROUBLES } from './service-faults.ts'
import { healthyLane, isWell, offersRetry, recovers, waitUntil, wrongsOf } from './wrongs.ts'

const stack = fileStack()

const VALUES_AND_EMPTIES = ODDITIES.filter((some) => some !== SIZES).flat()

const TROUBLE = /开小差|不给力|断开|查询失败|已过期|已失效|不存在|重试|失败|稍后|还没有/
/** Pages that are whole without an answer: /set only shows the last weight, /chat takes the member as a guest. */
const COMPLETE_WITHOUT = new Set<string>(['set', 'chat'])

const spoils = (fault: Fault) =>
  [[CALLS, (route: Parameters<Fault['act']>[0]) => fault.act(route).catch(() => {})]] as const

/** A notice of the fault before may still stand over the page: only the page itself counts. */
const saysSo = (lane: Lane) => waitUntil(async () => TROUBLE.test(await lane.page.locator('#app').innerText()), 15_000)

async function troublesOf(lane: Lane): Promise<(string | false)[]> {
  const { name, isMember } = lane.screen
  const isSaid = COMPLETE_WITHOUT.has(name) || (await saysSo(lane))
  const shown = await lane.text()
  return [
    ...(await wrongsOf(lane)),
    !isSaid && `does not say so: ${shown.slice(0, 80).replaceAll('\n', ' ')}`,
    !isMember && /登录/.test(shown) && 'asks a visitor to log in',
  ]
}

/** Pages that meet answers of odd sizes, that are tried again and again, that are come back to. */
const [BIG, TRYING, RETURNING] = [inTurn(1, 4), inTurn(0, 6), inTurn(2, 6)]

test.for(ASKING.map((screen) => [screen.name, screen] as const))(
  '/%s stands whatever the service does',
  { timeout: 240_000 },
  async ([name, screen]) => {
    const cells = cellsOf(name, 'service')
    const { lane, healthy } = await healthyLane(stack, screen)
    const opening = async (lane: Lane, fault: Fault, isTrouble: boolean) => {
      await lane.open(spoils(fault))
      const wrongs = isTrouble ? await troublesOf(lane) : await wrongsOf(lane)
      if (await offersRetry(lane)) {
        await lane.spoil()
        if (!(await recovers(lane, healthy))) wrongs.push(`重试 does not help: ${(await lane.text()).slice(0, 80)}`)
      }
      cells.note(`${fault.name}, at first`, wrongs)
    }

    const first = [
      ...shareOf(TROUBLES.flat(), screen).map((fault) => ({ fault, isTrouble: true })),
      ...shareOf(VALUES_AND_EMPTIES, screen).map((fault) => ({ fault, isTrouble: false })),
      ...(BIG.includes(screen) ? shareOf(SIZES, screen, BIG).map((fault) => ({ fault, isTrouble: false })) : []),
    ]
    const asFirst = async () => {
      for (const { fault, isTrouble } of first) await opening(lane, fault, isTrouble)
    }

    /** One trouble after the other, 重试 in between. */
    const oneByOne = async (lane: Lane) => {
      const isStuck = async () => !(await offersRetry(lane))
      for (const fault of TROUBLES.flatMap((some) => shareOf(some, screen, TRYING))) {
        if (await isStuck()) await lane.open(spoils(fault))
        else {
          await lane.spoil(spoils(fault))
          await lane.page.evaluate(TAP_ALL)
          await lane.settled()
        }
        cells.note(`${fault.name}, once more`, await troublesOf(lane))
      }
      if (await isStuck()) return
      await lane.spoil()
      cells.note('good again', [!(await recovers(lane, healthy)) && '重试 does not help'])
    }

    /** The page is open, comes back from behind another one, and the answers have gone strange. */
    const whileOpen = async (lane: Lane) => {
      await lane.open(spoils(HARMLESS))
      cells.note(HARMLESS.name, [...(await wrongsOf(lane)), !(await isWell(lane, healthy)) && 'not as it was'])
      if (name === 'chat') return // starts anew instead
      for (const fault of ODDITIES.flatMap((some) => shareOf(some, screen, RETURNING))) {
        await lane.spoil(spoils(fault))
        await comeBack(lane)
        cells.note(`${fault.name}, while open`, await wrongsOf(lane))
      }
      await lane.spoil()
      await comeBack(lane)
      cells.note('good again after strange data', [!(await recovers(lane, healthy)) && 'not as it was'])
    }

    const beside = (story: (lane: Lane) => Promise<void>) => openLane(stack, screen, { isEmpty: true }).then(story)
    await Promise.all([
      asFirst(),
      TRYING.includes(screen) && beside(oneByOne),
      RETURNING.includes(screen) && beside(whileOpen),
    ])
    cells.judge()
  },
)

const TAP_ALL = `for (const one of document.querySelectorAll('button')) if (one.textContent.trim() === '重试') one.click()`

const comeBack = async (lane: Lane) => {
  await lane.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await lane.settled()
}
