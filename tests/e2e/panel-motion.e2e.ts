import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { createGate } from './gate.ts'
import { isFullRun, selectEvery } from './matrix/screens.ts'
import { waitForStableText } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

const open = (name: 'analysis' | 'bodyComposition' | 'bodyFatScale', options: Parameters<typeof openPage>[2] = {}) =>
  openPage(stack, name, {
    shell: { token: 'local-token-1001' },
    reducedMotion: false,
    isGuideSeen: true,
    isAlone: true,
    ...options,
  })

/** Records the frames of `act` as the browser composes them. @returns PNG files in base64, in order */
async function screencast(page: Page, act: () => Promise<void>): Promise<string[]> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const frames: string[] = []
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data)
    void session.send('Page.screencastFrameAck', { sessionId })
  })
  await session.send('Page.startScreencast', { format: 'png' })
  await act()
  await page.waitForTimeout(600)
  await session.send('Page.stopScreencast')
  return frames
}

/** How many pixels of an area are as dark as text at an opacity of .25 or more, in each frame. */
const countInk = (
  page: Page,
  frames: readonly string[],
  area: { x: number; y: number; width: number; height: number },
) =>
  page.evaluate(
    async ([frames, { x, y, width, height }]) => {
      const counts: number[] = []
      for (const frame of frames) {
        const image = new Image()
        image.src = `data:image/png;base64,${frame}`
        await image.decode()
        const canvas = document.createElement('canvas')
        const context = canvas.getContext('2d')!
        const scale = image.width / innerWidth
        canvas.width = width
        canvas.height = height
        context.drawImage(image, x * scale, y * scale, width * scale, height * scale, 0, 0, width, height)
        const { data } = context.getImageData(0, 0, width, height)
        let ink = 0
        for (let at = 0; at < data.length; at += 4) if (data[at]! + data[at + 1]! + data[at + 2]! < 3 * 200) ink++
        counts.push(ink)
      }
      return counts
    },
    [frames, area] as const,
  )

test.for([
  ['at once', 0],
  ['after 700 ms', 700],
] as const)('/analysis: no frame without content where the reply of another tab comes %s', async ([, ms]) => {
  let delay = 0
  const { page } = await open('analysis', {
    query: { type: '1' },
    prepare: async (page) => {
      await page.route('**/user-scale/v2/data', async (route) => {
        await new Promise((done) => setTimeout(done, delay))
        await route.continue()
      })
    },
  })
  await page.getByRole('heading', { name: '指导' }).waitFor()
  await waitForStableText(page)
  const number = (await page.locator('section b.num').first().boundingBox())!
  const chart = (await page.getByRole('img', { name: /趋势，共/ }).boundingBox())!
  delay = ms
  const frames = await screencast(page, async () => {
    await page.getByRole('tab', { name: 'BMI' }).click()
    await page.getByText(/^BMI · /).waitFor()
    await page.waitForTimeout(400)
  })
  expect(frames.length).toBeGreaterThan(5)
  const areas = {
    value: { x: number.x, y: number.y, width: 60, height: number.height },
    chart: { x: chart.x, y: chart.y, width: chart.width, height: chart.height },
  }
  for (const [name, area] of Object.entries(areas)) {
    const counts = await countInk(page, frames, area)
    expect(Math.min(...counts), `${name}: ${counts}`).toBeGreaterThan(100)
  }
  await expect.poll(() => page.locator('#panel > *').count()).toBe(1)
})

test('/analysis: a tab that is chosen again while the next one fades in comes back', async () => {
  const { page } = await open('analysis', { query: { type: '1' } })
  await page.getByRole('heading', { name: '指导' }).waitFor()
  await waitForStableText(page)
  await page.getByRole('tab', { name: '体重' }).evaluate((tab) => {
    const panels = document.querySelector('#panel')!
    const observer = new MutationObserver(() => {
      if (!panels.querySelector('.panel-entering')) return
      observer.disconnect()
      ;(tab as HTMLElement).click()
    })
    observer.observe(panels, { subtree: true, childList: true, attributes: true })
  })
  await page.getByRole('tab', { name: 'BMI' }).click()
  await expect.poll(() => page.getByRole('tab', { selected: true }).innerText()).toBe('体重')
  await expect.poll(() => page.locator('#panel > *').count()).toBe(1)
  await page.getByText(/^体重 · /).waitFor()
})

const SIZES = [
  [390, false],
  [320, true],
  [320, false],
  [390, true],
] as const
test.for(selectEvery([...['1', '2', '4', '8', '9', '10', '13'].entries()], 4))(
  '/analysis, metric %s: the skeleton has the height of what comes, at 390 and 320, in 长辈版 too',
  async ([at, type]) => {
    for (const [width, isLargeText] of isFullRun ? SIZES : SIZES.slice(at % 3, (at % 3) + 2)) {
      const { promise: held, resolve: answer } = createGate()
      const { page } = await open('analysis', {
        query: { type },
        width,
        reducedMotion: true,
        prepare: async (page) => {
          await page.route(/\/api\//, (route) => held.then(() => route.continue()))
          if (isLargeText) await page.addInitScript("localStorage.setItem('elder', 'true')")
        },
      })
      const heights = () =>
        page.evaluate(() =>
          ['.rounded-b-card', '.rounded-card'].map(
            (card) => document.querySelector(`#panel ${card}`)!.getBoundingClientRect().height,
          ),
        )
      await page.locator('[aria-busy] .rounded-card').first().waitFor()
      const waiting = await heights()
      answer()
      await page.getByRole('heading', { name: '指导' }).waitFor()
      await waitForStableText(page)
      const ready = await heights()
      for (const [index, height] of ready.entries()) {
        expect(Math.abs(height - waiting[index]!), `${width}, 长辈版 ${isLargeText}`).toBeLessThanOrEqual(1)
      }
    }
  },
)

/** Runs what a tap changes, and returns in px how far each element is off its new place in the first frame. */
const firstOffsets = (page: Page, button: string, below: string) =>
  page.evaluate(
    async ([button, below]) => {
      const find = (selector: string, text: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.innerText.includes(text))!
      const element = find('section, p', below!)
      const before = element.getBoundingClientRect().top
      find('button', button!).click()
      const tops: number[] = []
      for (let frame = 0; frame < 40; frame++) {
        await new Promise(requestAnimationFrame)
        await new Promise((done) => setTimeout(done))
        tops.push(element.getBoundingClientRect().top)
      }
      return { before, first: tops[0]!, last: tops[39]!, tops }
    },
    [button, below] as const,
  )

test.for([
  ['bodyComposition', '体重', 'BMI'],
  ['bodyFatScale', '展开全部', '没有更多内容啦'],
] as const)('/%s: what is below %s slides down as it opens', async ([name, button, below]) => {
  for (const reducedMotion of [false, true]) {
    const { page } = await open(name, { reducedMotion })
    await page.getByText(below).first().waitFor()
    await page
      .getByRole('button', { name: new RegExp(button) })
      .first()
      .waitFor()
    await page.waitForTimeout(1000)
    const { before, first, last, tops } = await firstOffsets(page, button, below)
    const distance = last - before
    expect(distance).toBeGreaterThan(100)
    if (reducedMotion) expect(first - before).toBeCloseTo(distance, 0)
    else expect(first - before, `${tops}`).toBeLessThan(distance * 0.8)
    // Down all the way: it never jumps back.
    expect(tops).toEqual([...tops].sort((a, b) => a - b))
  }
})
