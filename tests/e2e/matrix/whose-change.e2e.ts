import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from '#tests/e2e/browser.ts'
import { createGate } from '#tests/e2e/gate.ts'
import { IMPATIENT_USER } from '#tests/e2e/impatient-user.ts'
import { testStack } from '#tests/e2e/stack.ts'
import { createCells } from './cells.ts'
import { isFullRun } from './screens.ts'
import { STORIES, type Story } from './stories.ts'

const stack = testStack() // each story changes something

const OTHER = '1003'
const WHO = ['another member', 'the same member with a new token', 'nobody', 'a silent shell'] as const
const WHEN = ['before the tap', 'between tap and send', 'between send and answer', 'after the answer'] as const
type Who = (typeof WHO)[number]
type When = (typeof WHEN)[number]

const WRITES = STORIES.filter(({ call }) => call)
const MOMENTS = WHEN.flatMap((when) => WHO.map((who) => [who, when] as const))
/** In an ordinary run each write meets one of them, so that each kind of change and each moment occurs twice. */
const CELLS = WRITES.flatMap((story, at) => {
  const mine = isFullRun ? MOMENTS : [MOMENTS[(5 * at) % MOMENTS.length]!]
  return mine.map(([who, when]) => [story.what, who, when, story] as const)
})

/** All that the service has of somebody. */
const readRows = (memberNo: string) =>
  ['scale_record', 'activity_member', 'activity_address'].map((table) =>
    stack.db.prepare(`SELECT * FROM ${table} WHERE memberNo = ?`).all(memberNo),
  )

/** In one tick, as in a shell: the app's page closes while a finger is down. */
const runSteps = (page: Page, steps: ('tap' | 'return')[]) =>
  page.evaluate((all) => {
    for (const step of all) {
      if (step === 'tap') document.querySelector<HTMLElement>('[data-target]')!.click()
      else {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' })
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
      }
    }
  }, steps)

test.for(CELLS)('%s, %s, %s', { timeout: 90_000 }, async ([what, who, when, story]) => {
  const cells = createCells(story.route, 'taps')
  cells.note(`${what}, ${who}, ${when}`, await playStory(story, who, when))
  cells.judge()
})

async function playStory({ route, upTo, call, message, shell, ...options }: Story, who: Who, when: When) {
  const token = shell!.token!
  const memberNo = token.slice(-4)
  const next = { 'another member': `local-token-${OTHER}`, nobody: '', 'a silent shell': undefined }[who as 'nobody']
  let given: () => unknown = () => token
  const sent: (string | undefined)[] = []
  const opened = await openPage(stack, route, {
    ...options,
    shell: { ...shell, replies: { ...shell!.replies, getToken: () => given() } },
    prepare: (page) => page.addInitScript(IMPATIENT_USER).then(() => {}),
  })
  const { page, nativeCalls } = opened
  const target = await upTo(page)
  await target.evaluate((element) => element.setAttribute('data-target', ''))
  // Whose page it is has been learned by now.
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    (__isImpatient) => Object.assign(window, { __isFirst: true, __isImpatient }),
    who === 'a silent shell',
  )
  page.on('request', (request) => call!.test(request.url()) && sent.push(request.headers().authorization))
  const others = JSON.stringify(readRows(OTHER))
  let callsBefore = 0

  const changeMember = () => {
    if (who === 'the same member with a new token') {
      stack.db.prepare('UPDATE member SET token = ? WHERE memberNo = ?').run('local-token-new', memberNo)
      given = () => 'local-token-new'
    } else given = () => (who === 'a silent shell' ? new Promise(() => {}) : next)
    callsBefore = nativeCalls.length
  }
  if (when === 'before the tap' || when === 'between tap and send') {
    changeMember()
    await runSteps(page, when === 'before the tap' ? ['return', 'tap'] : ['tap', 'return'])
  } else if (when === 'between send and answer') {
    const [held, released] = [createGate(), createGate()]
    await page.route(call!, async (route) => {
      const response = await route.fetch()
      held.resolve()
      await released.promise
      await route.fulfill({ response }).catch(() => {})
    })
    await runSteps(page, ['tap'])
    await held.promise
    changeMember()
    await runSteps(page, ['return'])
    await page.waitForTimeout(400)
    released.resolve()
  } else {
    await runSteps(page, ['tap'])
    await page.getByText(message).first().waitFor()
    changeMember()
    await runSteps(page, ['return'])
  }

  const isFirst = () => page.evaluate(() => '__isFirst' in window).catch(() => undefined)
  const isAnew = who === 'another member' || who === 'nobody'
  await expect.poll(isFirst, { timeout: 20_000 }).toBe(!isAnew)
  if (isAnew) {
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
    await page.waitForLoadState('networkidle')
  } else if (who === 'a silent shell' && when === 'before the tap') await page.getByText('App 没有响应').waitFor()
  else if (when !== 'after the answer') await page.getByText(message).first().waitFor()
  await expect.poll(() => page.evaluate(() => document.body.style.visibility)).toBe('')
  const text = await opened.text()
  const afterwards = nativeCalls.slice(callsBefore).map(({ name }) => name)
  const local = [token, 'local-token-new']
  return [
    sent.some((item) => !local.includes(item ?? '')) && `sent with ${sent}`,
    JSON.stringify(readRows(OTHER)) !== others && 'another member has it',
    who === 'a silent shell' && when === 'before the tap' && sent.length > 0 && 'sent in doubt',
    isAnew && message.test(text) && route !== 'activity' && 'the other one is told of it',
    isAnew && afterwards.some((name) => /goBack|getShareNow/.test(name)) && `the shell was told: ${afterwards}`,
    isAnew && /林晓棠|13800138000/.test(text) && 'what was typed stays',
  ]
}
