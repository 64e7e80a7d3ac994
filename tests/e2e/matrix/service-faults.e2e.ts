import { test } from 'vitest'
import { createFileStack } from '#tests/e2e/stack.ts'
import { createCells } from './cells.ts'
import { ASKING, getFaultShare, getScreensOfTurn } from './screens.ts'
import { CALLS, type Fault, HARMLESS, ODDITIES, SIZES, TROUBLES } from './service-faults.ts'
import { openTestTab, type TestTab } from './test-tab.ts'
import { findViolations, hasRetry, isRecovered, isWell, openHealthyLane, waitUntil } from './violations.ts'

const stack = createFileStack()

const VALUES_AND_EMPTIES = ODDITIES.filter((some) => some !== SIZES).flat()

const TROUBLE = /开小差|不给力|断开|查询失败|已过期|已失效|不存在|重试|失败|稍后|还没有/
/**
 * Pages that are whole without an answer: /set only shows the last weight, /chat takes the member
 * as a guest.
 */
const COMPLETE_WITHOUT = new Set<string>(['set', 'chat'])

const createSpoils = (fault: Fault) =>
  [[CALLS, (route: Parameters<Fault['act']>[0]) => fault.act(route).catch(() => {})]] as const

/** Only the page's text counts; a toast of the previous fault may still be visible. */
const waitForErrorText = (tab: TestTab) =>
  waitUntil(async () => TROUBLE.test(await tab.page.locator('#app').innerText()), 15_000)

async function findErrorFaults(tab: TestTab): Promise<(string | false)[]> {
  const { name, isMember } = tab.screen
  const hasMessage = COMPLETE_WITHOUT.has(name) || (await waitForErrorText(tab))
  const displayed = await tab.text()
  return [
    ...(await findViolations(tab)),
    !hasMessage && `does not say so: ${displayed.slice(0, 80).replaceAll('\n', ' ')}`,
    !isMember && /登录/.test(displayed) && 'asks a visitor to log in',
  ]
}

/** Pages that meet answers of odd sizes, that are tried again and again, that are come back to. */
const [BIG, TRYING, RETURNING] = [getScreensOfTurn(1, 4), getScreensOfTurn(0, 6), getScreensOfTurn(2, 6)]

test.for(ASKING.map((screen) => [screen.name, screen] as const))(
  '/%s stands whatever the service does',
  { timeout: 240_000 },
  async ([name, screen]) => {
    const cells = createCells(name, 'service')
    const { lane, healthy } = await openHealthyLane(stack, screen)
    const checkOpening = async (tab: TestTab, fault: Fault, isError: boolean) => {
      await tab.open(createSpoils(fault))
      const violations = isError ? await findErrorFaults(tab) : await findViolations(tab)
      if (await hasRetry(tab)) {
        await tab.spoil()
        if (!(await isRecovered(tab, healthy)))
          violations.push(`重试 does not help: ${(await tab.text()).slice(0, 80)}`)
      }
      cells.note(`${fault.name}, at first`, violations)
    }

    const first = [
      ...getFaultShare(TROUBLES.flat(), screen).map((fault) => ({ fault, isError: true })),
      ...getFaultShare(VALUES_AND_EMPTIES, screen).map((fault) => ({ fault, isError: false })),
      ...(BIG.includes(screen) ? getFaultShare(SIZES, screen, BIG).map((fault) => ({ fault, isError: false })) : []),
    ]
    const checkFirst = async () => {
      for (const { fault, isError } of first) await checkOpening(lane, fault, isError)
    }

    /** One trouble after the other, 重试 in between. */
    const checkOneByOne = async (tab: TestTab) => {
      const isStuck = async () => !(await hasRetry(tab))
      for (const fault of TROUBLES.flatMap((some) => getFaultShare(some, screen, TRYING))) {
        if (await isStuck()) await tab.open(createSpoils(fault))
        else {
          await tab.spoil(createSpoils(fault))
          await tab.page.evaluate(TAP_ALL)
          await tab.settled()
        }
        cells.note(`${fault.name}, once more`, await findErrorFaults(tab))
      }
      if (await isStuck()) return
      await tab.spoil()
      cells.note('good again', [!(await isRecovered(tab, healthy)) && '重试 does not help'])
    }

    /** The page is open, comes back from behind another one, and the answers have gone strange. */
    const checkWhileOpen = async (tab: TestTab) => {
      await tab.open(createSpoils(HARMLESS))
      cells.note(HARMLESS.name, [...(await findViolations(tab)), !(await isWell(tab, healthy)) && 'not as it was'])
      if (name === 'chat') return // starts anew instead
      for (const fault of ODDITIES.flatMap((some) => getFaultShare(some, screen, RETURNING))) {
        await tab.spoil(createSpoils(fault))
        await returnToPage(tab)
        cells.note(`${fault.name}, while open`, await findViolations(tab))
      }
      await tab.spoil()
      await returnToPage(tab)
      cells.note('good again after strange data', [!(await isRecovered(tab, healthy)) && 'not as it was'])
    }

    const runOtherLane = (story: (tab: TestTab) => Promise<void>) =>
      openTestTab(stack, screen, { isEmpty: true }).then(story)
    await Promise.all([
      checkFirst(),
      TRYING.includes(screen) && runOtherLane(checkOneByOne),
      RETURNING.includes(screen) && runOtherLane(checkWhileOpen),
    ])
    cells.judge()
  },
)

const TAP_ALL = `for (const one of document.querySelectorAll('button')) if (one.textContent.trim() === '重试') one.click()`

const returnToPage = async (tab: TestTab) => {
  await tab.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await tab.settled()
}
