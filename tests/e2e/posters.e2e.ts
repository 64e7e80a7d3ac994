import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { NAME } from '#shared/brand.ts'
import { CAMPAIGN_NAME } from '#shared/campaign.ts'
import { expectNoViolations } from './axe.ts'
import { type OpenOptions, openPage, resizePage } from './browser.ts'
import { isFullRun, selectEvery } from './matrix/screens.ts'
import { readPosterTexts, WATCH_LAYERS } from './poster-shapes.ts'
import { readQrCodes } from './qr-reader.ts'
import { getStableBox } from './stable-page.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

const shell = { token: 'local-token-1001' }
const BUTTON = { name: '生成海报' }
/** What a poster may say that its page does not. */
const OWN = [NAME, '长按识别，查看详情']

/** Each page with a poster: its address, and the page that its code leads to. */
const PAGES = [
  ['courseEndShare', 'type=1&userSportNo=S2', ''],
  ['courseEndShare', 'type=3&userSportNo=S1', ''],
  ['courseEndShare', 'type=2&userSportNo=S6', ''],
  ['courseEndShare', 'type=2&userSportNo=S5', ''],
  ['pkShare', 'pkNo=P1&userNo=1001', ''],
  ['pkShare', 'pkNo=P3&userNo=1001', ''],
  ['pkShare', 'pkNo=P5&userNo=1001', ''],
  ['groupShare', 'groupId=G1&userNo=1001', ''],
  ['groupShare', 'groupId=G5&userNo=1001', ''],
  ['courseSharing', 'courseNo=C1001&type=1', ''],
  ['courseSharing', 'courseNo=C1002&type=2', ''],
  ['courseSharing', 'courseNo=C1003', ''],
  ['courseSharing', 'courseNo=C1004', ''],
  ['activityDetailsShare', 'activityId=A1001', ''],
  ['activityDetailsShare', 'activityId=A1010', ''],
  ['activityDetailsShare', 'activityId=A1003', ''],
  ['columnDetails', 'columnId=L1001', 'columnShare'],
  ['columnDetails', 'columnId=L1003', 'columnShare'],
  ['activity', 'activityId=A1001', 'activityDetailsShare'],
  ['activity', 'activityId=A1002', 'activityDetailsShare'],
  ['activity', 'activityId=A1003', 'activityDetailsShare'],
] as const
type Route = (typeof PAGES)[number][0]
/** An ordinary run takes the first of each page. */
const IN_TURN = PAGES.filter(([route], at) => isFullRun || PAGES.findIndex(([item]) => item === route) === at)

const WITH_AXE = selectEvery(IN_TURN, 3)

/** Runs before the page's own scripts. */
const createInitScript = (text: string) => async (page: Page) => void (await page.addInitScript(text))

const openScreen = (route: Route, query: string, options: OpenOptions = {}) =>
  openPage(stack, route, {
    query: Object.fromEntries(new URLSearchParams(query)),
    ...(/^(columnDetails|activity)$/.test(route) && { shell }),
    ...options,
  })

/** The loaded picture. */
async function openPoster(page: Page): Promise<string> {
  await page.getByRole('button', BUTTON).press('Enter')
  const picture = page.getByRole('dialog', { name: '分享海报' }).locator('img')
  await picture.waitFor()
  return (await picture.getAttribute('src'))!
}

/** Everything there is to read on the page, behind tabs too, without blanks. */
async function readPosterText(page: Page): Promise<string> {
  await page.getByRole('button', BUTTON).waitFor()
  await page.waitForLoadState('networkidle')
  const label = [await page.locator('body').innerText()]
  label.push(
    (await page.locator('img[alt]').evaluateAll((all) => all.map((item) => (item as HTMLImageElement).alt))).join(),
  )
  const tab = page.getByRole('tab', { name: '课程计划' })
  if (await tab.count()) {
    await tab.click()
    label.push(await page.locator('body').innerText())
  }
  return label.join('').replace(/\s/g, '')
}

test.for(IN_TURN)(
  '/%s?%s: a poster of what the page shows, and a code that leads back; its sheet and button fit at 320 px and 200 %%',
  async ([route, query, twin]) => {
    const { page, problems } = await openScreen(route, query, { prepare: createInitScript(WATCH_LAYERS) })
    const displayed = await readPosterText(page)
    await openPoster(page)
    const link = `${stack.url}/${twin || route}?${query}&source=poster`
    // As small as a phone shows it.
    const small = await page.evaluate<string>(`(async () => {
    const picture = Object.assign(new Image(), { src: document.querySelector('dialog img').src })
    await picture.decode()
    const canvas = Object.assign(document.createElement('canvas'), { width: 540, height: 960 })
    canvas.getContext('2d').drawImage(picture, 0, 0, 540, 960)
    return [picture.naturalWidth, picture.naturalHeight, canvas.toDataURL('image/jpeg', 0.8)].join(' ')
  })()`)
    expect(small).toMatch(/^1080 1920 /)
    expect(await readQrCodes(small)).toEqual([link])

    const { texts, pad } = await readPosterTexts(page)
    for (const { content } of texts) if (!OWN.includes(content)) expect(displayed).toContain(content.replace(/\s/g, ''))
    expect(texts.map(({ content }) => content)).toEqual(expect.arrayContaining(OWN))
    for (const text of texts) {
      expect(text.content).not.toContain('…')
      // Where its pictures can be had, the campaign's name is one of them.
      expect(text.content).not.toBe(CAMPAIGN_NAME)
      // Inside the picture, and not over another text or the code. Half of a line's height is
      // leading.
      expect(text.left).toBeGreaterThan(40)
      expect(text.right).toBeLessThan(1040)
      expect(text.top).toBeGreaterThan(30)
      expect(text.bottom).toBeLessThan(1890)
      const slack = text.size * 0.24
      for (const other of [...texts, pad]) {
        if (other === text) continue
        const by = slack + (other.size || 0) * 0.24
        const isApart =
          text.right <= other.left ||
          other.right <= text.left ||
          text.bottom - by <= other.top ||
          other.bottom - by <= text.top
        expect(isApart, `${text.content} on ${other.content || 'the code'}`).toBe(true)
      }
    }
    expect(problems).toEqual([])

    await resizePage(page, 320, 844, 200)
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    if (WITH_AXE.some(([item]) => item === route)) await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    const button = page.getByRole('button', BUTTON)
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true)
    const { x, width } = await getStableBox(button)
    expect(Math.min(x, 320 - x - width)).toBeGreaterThanOrEqual(0)
  },
)

test('nothing of the poster is fetched before the tap; a lost part says so, and another try draws it', async () => {
  const asked: string[] = []
  const { page } = await openScreen('pkShare', 'pkNo=P1&userNo=1001', {
    prepare: async (page) => void page.on('request', (request) => asked.push(request.url())),
  })
  await page.getByRole('button', BUTTON).waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((url) => /poster/.test(url))).toEqual([])
  await page.route('**/assets/poster-*.js*', (route) => route.abort())
  await page.getByRole('button', BUTTON).click()
  const again = page.getByRole('button', { name: '生成失败，重试' })
  await again.waitFor()
  await page.unroute('**/assets/poster-*.js*')
  await again.click()
  await page.getByRole('dialog', { name: '分享海报' }).locator('img').waitFor()
})

test('a phone that cannot make the picture: 生成失败, and 重试', async () => {
  const { page } = await openScreen('courseEndShare', 'type=1&userSportNo=S2', {
    textPercent: 200,
    prepare: createInitScript(`const { toBlob } = HTMLCanvasElement.prototype
        HTMLCanvasElement.prototype.toBlob = (done) => done(null)
        window.mend = () => { HTMLCanvasElement.prototype.toBlob = toBlob }`),
  })
  await page.getByRole('button', BUTTON).click()
  await page.getByRole('alert').getByText('生成失败').waitFor()
  // No line ends within a phrase.
  expect((await page.getByText('请再试一次', { exact: true }).boundingBox())!.height).toBeLessThan(60)
  await expectNoViolations(page)
  await page.evaluate('mend()')
  await page.getByRole('button', { name: '重试' }).click()
  await page.getByRole('dialog').locator('img').waitFor()
})

test('pictures that cannot be had are left out, and the poster is drawn', async () => {
  const { page } = await openScreen('groupShare', 'groupId=G1&userNo=1001', {
    prepare: async (page) => void (await page.route('**/local/img/**', (route) => route.abort())),
  })
  expect(await readQrCodes(await openPoster(page))).toHaveLength(1)
})

test('a campaign without its pictures has its name in words', async () => {
  const { page } = await openScreen('activityDetailsShare', 'activityId=A1001', {
    prepare: async (page) => {
      await page.addInitScript(WATCH_LAYERS)
      await page.route('**/campaign/**', (route) => route.abort())
    },
  })
  await openPoster(page)
  const { texts } = await readPosterTexts(page)
  expect(texts.map(({ content }) => content)).toContain(CAMPAIGN_NAME)
})

test('inside the app the picture goes into the album', async () => {
  const { page, nativeCalls } = await openScreen('activity', 'activityId=A1001')
  await openPoster(page)
  await page.getByText('长按图片保存').waitFor()
  await page.getByRole('button', { name: '保存到相册' }).click()
  await page.getByText('保存成功', { exact: true }).waitFor()
  const saved = nativeCalls.filter(({ name }) => name === 'saveColumnImg')
  expect(saved).toEqual([
    { name: 'saveColumnImg', data: { image: expect.stringMatching(/^data:image\/jpeg;base64,/) } },
  ])
  expect(await readQrCodes((saved[0]!.data as { image: string }).image)).toHaveLength(1)
})

test("a phone's own sheet gets the file; where it takes none, it is downloaded", async () => {
  const query = 'groupId=G1&userNo=1001'
  const { page } = await openScreen('groupShare', query, {
    prepare: createInitScript(`navigator.canShare = ({ files }) => files.length === 1
        navigator.share = async ({ files: [{ name, type, size }] }) => { window.sent = { name, type, size } }`),
  })
  await openPoster(page)
  await page.getByRole('button', { name: '分享图片' }).click()
  await expect
    .poll(() => page.evaluate('window.sent'))
    .toEqual({ name: expect.stringMatching(/邀请你加入.*\.jpg$/), type: 'image/jpeg', size: expect.any(Number) })

  const { page: other } = await openScreen('groupShare', query, { device: 'desktop', width: 1280 })
  await openPoster(other)
  const download = other.waitForEvent('download')
  await other.getByRole('button', { name: '下载图片' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.jpg$/)
})

test('in WeChat the long press is the way', async () => {
  const { page } = await openScreen('pkShare', 'pkNo=P1&userNo=1001', { device: 'wechatIos' })
  await openPoster(page)
  await page.getByText('长按图片保存').waitFor()
  expect(await page.getByRole('dialog').getByRole('button').allInnerTexts()).toEqual([''])
})
