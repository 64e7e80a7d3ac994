import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { RouteName } from '#shared/routes.ts'
import { expectNoViolations } from './axe.ts'
import { type OpenOptions, openPage, resizePage } from './browser.ts'
import { selectEvery } from './matrix/screens.ts'
import { getStableBox } from './stable-page.ts'
import { createFileStack } from './stack.ts'
import { findTargetFaults } from './target-rules.ts'

const stack = createFileStack()

const shell = { token: 'local-token-1001' }
const WEIGHT = { name: '体重', target: 'weight', unit: 'kg', type: '1' }

/** Every page for members, as the seed fills it. */
const PAGES: [RouteName, Record<string, string>?][] = [
  ['bodyComposition'],
  ['set'],
  ['sportsWeekly', { reportId: '1' }],
  ['sportData'],
  ['evaluationReport'],
  ['integral'],
  ['chat'],
  ['activity', { activityId: 'A1001' }],
  ['bodyFatScale'],
  ['bodyFatScaleList'],
  ['analysis', WEIGHT],
  ['columnCourses'],
  ['columnDetails', { columnId: 'L1001' }],
]

/** Open in 长辈版 and scroll until every later part is drawn. */
async function openLargeText(
  route: RouteName,
  { stored = 'true', ...options }: OpenOptions & { stored?: string } = {},
) {
  const opened = await openPage(stack, route, {
    shell,
    ...options,
    prepare: async (page) => {
      await page.addInitScript(
        `if (!sessionStorage.started) { sessionStorage.started = '1'; localStorage.setItem('bodyFatScale.guideSeen', 'true'); ${stored && `localStorage.setItem('elder', '${stored}')`} }`,
      )
      await options.prepare?.(page)
    },
  })
  await waitUntilReady(opened.page)
  return opened
}

async function waitUntilReady(page: Awaited<ReturnType<typeof openPage>>['page']) {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(
    () => !('busy' in document.documentElement.dataset) && !document.querySelector('[aria-busy=true]'),
  )
  await page.locator('button[aria-pressed]', { hasText: /^(长辈版|标准版)$/ }).waitFor()
}

/**
 * Violations of the large-text rules for texts (targets: target-rules.ts). Runs in the page through
 * `page.evaluate`, so it uses nothing from outside.
 */
function findLargeTextFaults(): string[] {
  const faults: string[] = []
  const html = document.documentElement
  const isElder = html.hasAttribute('data-elder')
  const describeElement = (element: Element) =>
    `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') || element.textContent || element.className.toString()).trim().slice(0, 24)}`
  const isVisible = (element: Element) => {
    // What a closed <details> holds has boxes all the same.
    if (!element.checkVisibility()) return false
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at)
      if (
        style.display === 'none' ||
        style.visibility === 'hidden' ||
        style.opacity === '0' ||
        style.clipPath !== 'none'
      )
        return false
    }
    return true
  }

  if (html.scrollWidth > html.clientWidth) faults.push(`sideways: ${html.scrollWidth} in ${html.clientWidth}`)

  // Text: 18 to 30 px, or as large as without the mode; the main number of a page up to 88 px.
  const label: { box: DOMRect; text: string; of: Element }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.textContent?.trim()
    if (!element || !text || /^(SCRIPT|STYLE|NOSCRIPT|OPTION|TITLE)$/.test(element.tagName) || !isVisible(element))
      continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    if (boxes.length === 0) continue
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
    const getFontSize = () => Number.parseFloat(getComputedStyle(element).fontSize) * scale
    const size = getFontSize()
    if (size < 17.9) faults.push(`small: ${size.toFixed(1)} "${text.slice(0, 24)}"`)
    const isMainNumber = size > 64 && size < 88.1 && /^[\d.,]+$/.test(text)
    if (size > 30.1 && !isMainNumber && isElder) {
      html.removeAttribute('data-elder')
      const standard = getFontSize()
      html.setAttribute('data-elder', '')
      if (size > standard + 0.1)
        faults.push(`large: ${size.toFixed(1)} from ${standard.toFixed(1)} "${text.slice(0, 24)}"`)
    }
    for (const box of boxes) label.push({ box, text, of: element })
  }

  // Overlapping texts.
  for (const [index, item] of label.entries()) {
    for (const other of label.slice(index + 1)) {
      if (
        item.of === other.of ||
        item.of.closest('dialog,header,footer,.sticky,.fixed,[role=group]') !==
          other.of.closest('dialog,header,footer,.sticky,.fixed,[role=group]')
      )
        continue
      const [a, b] = [item.box, other.box]
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (wide > 2 && high > Math.min(a.height, b.height) * 0.4)
        faults.push(`overlap: "${item.text.slice(0, 16)}" and "${other.text.slice(0, 16)}"`)
    }
  }

  // Clipped texts.
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!element.textContent?.trim() || !isVisible(element) || element.getAttribute('role') === 'slider') continue
    const { overflowX, overflowY } = getComputedStyle(element)
    const cut = [
      /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + 1,
      /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + 1,
    ]
    if (element !== html && element !== document.body && cut.some(Boolean))
      faults.push(
        `cut: ${element.scrollWidth}x${element.scrollHeight} in ${element.clientWidth}x${element.clientHeight} ${describeElement(element)}`,
      )
  }
  return [...new Set(faults)]
}

/** What breaks the rules of 长辈版. */
const findFaults = async (page: Page) => [
  ...(await page.evaluate(findLargeTextFaults)),
  ...(await page.evaluate(findTargetFaults, TARGET_PX)),
]
const TARGET_PX = 60

/** Pages that axe examines in the dark scheme as well. */
const WITH_AXE: ReadonlySet<RouteName> = new Set(['analysis', 'evaluationReport', 'activity'])

test.for(selectEvery(PAGES, 2))(
  '/%s: text of 18 to 30, targets of 60, nothing cut, at 390, at 320, at 200 %',
  async ([route, query]) => {
    const { page, problems } = await openLargeText(route, { query, dark: true })
    if (WITH_AXE.has(route)) await expectNoViolations(page)
    for (const [width, percent] of [
      [390, 100],
      [320, 100],
      [320, 200],
    ] as const) {
      await resizePage(page, width, 844, percent)
      // A chart is drawn anew a moment after its box has changed.
      await expect.poll(() => findFaults(page), { message: `${width} px, ${percent} %` }).toEqual([])
    }
    expect(problems).toEqual([])
  },
)

test('sheets and dialogs keep them too', async () => {
  const { page } = await openLargeText('bodyFatScale')
  await page.getByRole('button', { name: '选择日期' }).click()
  await page.getByRole('dialog').waitFor()
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => findFaults(page), { message: `${width} px` }).toEqual([])
  }
  await expectNoViolations(page)
})

test('first the number of 88 px, the level, one advice and measuring; the analysis begins alike and has at most 2,600 px', async () => {
  const { page } = await openLargeText('bodyFatScale')
  const weight = page.getByRole('region', { name: '体重', exact: true })
  const number = weight.locator('p.num')
  expect(await number.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))).toBe(88)
  const getTops = (elements: Locator[]) => Promise.all(elements.map(async (element) => (await getStableBox(element)).y))
  const isRising = (tops: number[]) => tops.every((top, index) => index === 0 || top > tops[index - 1]!)
  const first = [
    number,
    weight.getByText('体重标准'),
    weight.getByText('每周称一次'),
    page.getByRole('button', { name: '体重测量' }),
    page.getByRole('button', { name: '目标计划' }),
  ]
  const tops = await getTops(first)
  expect(isRising(tops) && tops.at(-1)! < 844, tops.join()).toBe(true)

  await page.goto(`${stack.url}/analysis?${new URLSearchParams(WEIGHT)}`)
  await waitUntilReady(page)
  const order = [
    page.getByText('体重 · 11月19日'),
    page.getByRole('heading', { name: '建议' }),
    page.getByRole('button', { name: '查看推荐训练计划' }),
    page.getByRole('radio', { name: '近4次' }),
    page.getByRole('heading', { name: '变化' }),
  ]
  const orderTops = await getTops(order)
  expect(isRising(orderTops), orderTops.join()).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(2600)
})

test('one tap switches, and the choice holds on the next page, after a reload and after back', async () => {
  const { page } = await openLargeText('columnCourses', { stored: '' })
  const html = page.locator('html')
  const getBodySize = () => page.locator('body').evaluate((body) => getComputedStyle(body).fontSize)
  const getState = async () => [await html.getAttribute('data-elder'), await getBodySize()]
  expect(await getBodySize()).toBe('15px')
  // Proof that the rules find violations: the standard look breaks them.
  const standard = await findFaults(page)
  expect(['small:', 'target:'].filter((rule) => !standard.some((fault) => fault.startsWith(rule)))).toEqual([])

  await page.getByRole('button', { name: '长辈版' }).click()
  await page.getByText('已切换到长辈版').waitFor()
  await expect.poll(getState).toEqual(['', '21px'])
  await expect.poll(() => page.getByRole('button', { name: '切换到标准版' }).getAttribute('aria-pressed')).toBe('true')

  await page.goto(`${stack.url}/integral`, { waitUntil: 'commit' })
  // Set by the <head>: there before any script of the page.
  await page.waitForFunction(() => document.body)
  expect(await html.getAttribute('data-elder')).toBe('')
  await waitUntilReady(page)
  await page.getByRole('button', { name: '切换到标准版' }).click()
  await expect.poll(getState).toEqual([null, '15px'])

  await page.goBack()
  await waitUntilReady(page)
  await expect.poll(getState).toEqual([null, '15px'])
})
