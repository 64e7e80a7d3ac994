import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { EDGE_FILE } from '#scripts/build/manifest.ts'
import { COURSES } from '#scripts/local-service/areas/course.ts'
import { CAMPAIGN_NAME } from '#shared/campaign.ts'
import { routes } from '#shared/routes.ts'
import { openPage } from './browser.ts'
import { CRAWLERS, IPHONE_CRAWLER } from './crawlers.ts'
import { PATIENT, startNodeEdge } from './edge-in-node.ts'
import { selectEvery } from './matrix/screens.ts'
import { getStableText, waitForStableText } from './stable-page.ts'
import { type Stack, startStack } from './stack.ts'
import { startWorkerd } from './workerd.ts'

const dist = inject('dist')
const ORIGIN = 'https://h5.example.com'
const COURSE = '/courseSharing?courseNo=C1001&type=1'
/** A course that somebody named in bad faith. */
const HOSTILE = { courseNo: 'HOSTILE', name: '</title><script>window.evil=1</script>"\'\u2028<!--' }
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
const open: { close: () => Promise<unknown> }[] = []
let stack: Stack
let visitors: Awaited<ReturnType<typeof startNodeEdge>> | undefined

const startInNode = (origin?: string, patience?: Partial<typeof PATIENT>) => startNodeEdge(stack, origin, patience)
const code = readFileSync(`${dist}/${EDGE_FILE}`, 'utf8')
const startInWorkers = (patience: Partial<typeof PATIENT> = PATIENT) =>
  startWorkerd(code, { PAGE_ORIGIN: ORIGIN, SERVICE_ORIGIN: stack.url, SITE_ORIGIN: stack.url, ...patience })

beforeAll(async () => {
  stack = await startStack()
  const courses = COURSES as (typeof COURSES)[number][]
  courses.push({ ...courses.find(({ courseNo }) => courseNo === 'C1003')!, ...HOSTILE })
})
afterAll(async () => {
  await Promise.all([...open, visitors].map((element) => element?.close()))
  await stack?.close()
})
beforeEach(() => stack.faults.set([]))

const built = readFileSync(`${dist}/courseSharing/index.html`, 'utf8')
/** What follows the first view: notes and the page's own script. */
const getTextAfterView = (html: string) => html.slice(html.indexOf('<p id="slow"'))
const getTag = (html: string, id: string) =>
  new RegExp(`<meta (?:name|property)="${id}" content="([^"]*)"`).exec(html)?.[1]?.replaceAll('&#38;', '&')

describe.each([
  ['Node', (patience?: Partial<typeof PATIENT>) => startInNode(ORIGIN, patience)],
  ['Workers', startInWorkers],
] as const)('in %s', (runtime, start) => {
  let url = ''
  const startFresh = async (patience?: Partial<typeof PATIENT>) => {
    const edge = await start(patience)
    open.push(edge)
    url = edge.url
  }
  beforeAll(() => startFresh())

  test.for(selectEvery(CRAWLERS, 3))('%s reads the card of the course', async (agent) => {
    const response = await fetch(url + COURSE, { headers: { 'user-agent': agent } })
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(getTag(html, 'og:title')).toBe('全身燃脂力量循环')
    expect(getTag(html, 'og:description')).toBe('24分钟 · 218千卡 · 在家就能练')
    expect(getTag(html, 'og:url')).toBe(ORIGIN + COURSE)
    expect(html).toContain(`<link rel="canonical" href="${(ORIGIN + COURSE).replace('&', '&#38;')}">`)
    expect(getTag(html, 'robots')).toBe('noindex')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
  })

  test.for([
    ['pkShare?pkNo=P1&userNo=1001', /在多人PK获得第 \d+ 名$/],
    ['groupShare?groupId=G1&userNo=1001', /邀请你加入“.+”$/],
    ['groupInfoShare?endDay=2026-11-30&groupId=G1&startDay=2026-11-01&targetType=1&userNo=1001', /^“.+”群组排行$/],
    ['courseEndShare?userSportNo=S2&type=1', /完成了“.+”$/],
    ['groupReport?reportId=1&meetStandardCondition=1', /^“.+”群组周报$/],
    ['activityDetailsShare?activityId=A1001', new RegExp(`^${CAMPAIGN_NAME}$`)],
    ['columnShare?columnId=L1001', /.+/],
  ] as const)('/%s has the card of its item', async ([path, title]) => {
    const html = await (await fetch(`${url}/${path}`, { headers: { 'user-agent': CRAWLERS[0] } })).text()
    expect(getTag(html, 'og:title')).toMatch(title)
    expect(html).toContain('id="server-data"')
    expect(getTag(html, 'og:url')).toBe(`${ORIGIN}/${path}`)
  })

  test('a banner has the card of its type, whatever the service does', async () => {
    stack.faults.set([{ path: '*', status: 500 }])
    const html = await (await fetch(`${url}/activityShare?type=afb&channel=7`)).text()
    expect(getTag(html, 'og:title')).toBe('AI 燃脂训练')
    expect(getTag(html, 'og:url')).toBe(`${ORIGIN}/activityShare?type=afb`)
    expect(getTag(html, 'og:image')).toBe(`${ORIGIN}/share/card-afb.png`)
    expect(html).not.toContain('id="server-data"')
  })

  test('a crawler that asks for the first bytes only gets tags and words', async () => {
    const response = await fetch(url + COURSE, {
      headers: { 'user-agent': 'Slackbot-LinkExpanding 1.0', range: 'bytes=0-32767' },
    })
    const html = (await response.text()).slice(0, 4096)
    expect([response.status, getTag(html, 'og:title')]).toEqual([200, '全身燃脂力量循环'])
  })

  test('a link without its type has a card too, and what else stands in the address goes nowhere', async () => {
    const html = await (await fetch(`${url}/courseSharing.html?courseNo=C1001&from=singlemessage&x=<b>`)).text()
    expect(getTag(html, 'og:url')).toBe(`${ORIGIN}/courseSharing?courseNo=C1001`)
    expect(html).not.toContain('singlemessage')
  })

  test('only head and first view differ from the built page, and the headers are those of the build', async () => {
    const [response, plain] = await Promise.all([fetch(url + COURSE), fetch(stack.url + COURSE)])
    const html = await response.text()
    // A rendered page holds the styles of what is below its first view.
    const laterCss = /<link rel="preload" as="style"[^>]*>\n/
    expect(getTextAfterView(html)).toBe(getTextAfterView(built).replace(laterCss, ''))
    for (const name of ['content-security-policy', 'cache-control', 'x-content-type-options', 'content-type']) {
      expect(response.headers.get(name)).toBe(plain.headers.get(name))
    }
  })

  test('a visitor who has the page already gets no second copy', async () => {
    const etag = (await fetch(url + COURSE)).headers.get('etag')!
    expect(etag).toMatch(/^W\//)
    expect((await fetch(url + COURSE, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  test.for(['/courseSharing', '/courseSharing?courseNo=%22%3E'])(
    '%s says that the link is not whole; its head is that of the build',
    async (path) => {
      const html = await (await fetch(url + path)).text()
      expect(html).toContain('链接不完整')
      expect(getTag(html, 'og:title')).toBe('课程分享')
      expect(html).not.toContain('%22')
    },
  )

  test('whoever asks for nothing to be changed gets the page as it was built', async () => {
    const response = await fetch(url + COURSE, { headers: { 'cache-control': 'no-transform' } })
    expect(await response.text()).toBe(built)
  })

  test.for(['/payFailed', '/down', '/down?toApp=%22'])('%s goes out as it was built', async (path) => {
    const [mine, plain] = await Promise.all([fetch(url + path), fetch(stack.url + path)])
    expect(await mine.text()).toBe(await plain.text())
  })

  test.for(['/nothing', '/card/nope.png', '/card/down.png', '/card/constructor.png'])('%s is a 404', async (path) => {
    const response = await fetch(url + path, { redirect: 'manual' })
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('<title>')
  })

  test.for([
    'courseSharing?courseNo=gone',
    'pkShare?pkNo=gone&userNo=1001',
    'groupShare?groupId=gone&userNo=1001',
    'groupInfoShare?endDay=2026-11-30&groupId=gone&startDay=2026-11-01&targetType=1&userNo=1001',
    'courseEndShare?userSportNo=gone&type=1',
    'groupReport?reportId=gone&meetStandardCondition=1',
    'activityDetailsShare?activityId=gone',
    'columnShare?columnId=gone',
  ])('/%s does not exist: its own title, and no search engine keeps it', async (path) => {
    const response = await fetch(`${url}/${path}`)
    const html = await response.text()
    expect([response.status, response.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    expect(getTag(html, 'robots')).toBe('noindex')
    expect(getTag(html, 'og:title')).toBe('内容不存在或已失效')
    expect(html).toContain('<title>内容不存在或已失效</title>')
    expect(getTag(html, 'og:url')).toBe(`${ORIGIN}/${path}`)
  })

  test.for([
    ['fails', { path: '*', status: 500 }],
    ['breaks off', { path: '*', reset: true as const }],
    ['sends no JSON', { path: '*', body: 'html' as const }],
    ['does not answer', { path: '*', delayMs: 300_000 }],
  ] as const)('when the service %s, the page goes out as it was built', async ([, fault]) => {
    await startFresh({})
    stack.faults.set([fault])
    expect(await (await fetch(url + COURSE)).text()).toBe(built)
  })

  test('the picture of a card', async () => {
    await startFresh()
    const image = getTag(await (await fetch(url + COURSE)).text(), 'og:image')!
    if (runtime === 'Workers') return expect(image).toMatch(/\/share\/default\.png$/)
    expect(image).toMatch(/^https:\/\/h5\.example\.com\/card\/courseSharing\.png\?courseNo=C1001&type=1&v=\w{8}$/)
    const response = await fetch(image.replace(ORIGIN, url))
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const bytes = new DataView(await response.arrayBuffer())
    expect([bytes.getUint32(16), bytes.getUint32(20)]).toEqual([1200, 630])
    expect(bytes.byteLength).toBeLessThan(300_000)
    const gone = await fetch(`${url}/card/courseSharing.png?courseNo=gone`, { redirect: 'manual' })
    expect([gone.status, gone.headers.get('location')]).toEqual([302, '/share/default.png'])
  })
})

test('an edge of another build fills in the card, and leaves page and calls alone', async () => {
  const settings = { PAGE_ORIGIN: ORIGIN, SERVICE_ORIGIN: stack.url, SITE_ORIGIN: stack.url, ...PATIENT }
  const edge = await startWorkerd(code.replaceAll("'sha256-", "'sha256-0"), settings)
  open.push(edge)
  const html = await (await fetch(edge.url + COURSE)).text()
  expect(getTag(html, 'og:title')).toBe('全身燃脂力量循环')
  expect(html.slice(html.indexOf('</head>'))).toBe(built.slice(built.indexOf('</head>')))
  expect(html).not.toContain('id="server-data"')
  const short = await fetch(`${edge.url}/courseSharing`)
  expect(await short.text()).toBe(built)
})

test('many openings at the same moment ask the service once, in Workers too', async () => {
  const edge = await startInWorkers()
  open.push(edge)
  stack.faults.set([{ path: '/api/course', delayMs: 1000 }]) // longer than a crawler waits in production
  const pages = await Promise.all(
    Array.from({ length: 20 }, async () => (await fetch(`${edge.url}/courseSharing?courseNo=C1004`)).text()),
  )
  expect(pages.filter((html) => /<bdi>[^<]*挑战<\/bdi>/.test(html))).toHaveLength(20)
  const health = await (await fetch(`${edge.url}/edge/health`)).json()
  const version = expect.stringMatching(/^\d+\.\d+\.\d+$/)
  const releaseId = expect.stringMatching(/^[\da-f]{12}$/)
  expect(health).toMatchObject({ version, releaseId, pages: { rendered: 1, cached: 19 } })
})

test('Node packs a page as the visitor takes it', async () => {
  visitors ??= await startInNode()
  const plain = await fetch(visitors.url + COURSE, { headers: { 'accept-encoding': 'identity' } })
  expect(plain.headers.get('content-encoding')).toBeNull()
  const html = await plain.text()
  for (const encoding of ['br', 'gzip']) {
    const response = await fetch(visitors.url + COURSE, { headers: { 'accept-encoding': encoding } })
    expect([response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
      encoding,
      'accept-encoding',
    ])
    expect((await response.text()).length).toBe(html.length)
  }
})

test('Workers have their cards drawn by a Node edge, and do without it', async () => {
  const drawing = await startInNode(ORIGIN)
  const settings = {
    PAGE_ORIGIN: ORIGIN,
    SERVICE_ORIGIN: stack.url,
    SITE_ORIGIN: stack.url,
    CARD_ORIGIN: drawing.url,
    ...PATIENT,
  }
  const edge = await startWorkerd(code, settings)
  open.push(edge)
  const image = getTag(await (await fetch(edge.url + COURSE)).text(), 'og:image')!
  expect(image).toContain(`${ORIGIN}/card/courseSharing.png?courseNo=C1001`)
  const fetchCard = () => fetch(image.replace(ORIGIN, edge.url), { redirect: 'manual' })
  expect((await fetchCard()).headers.get('content-type')).toBe('image/png')
  await drawing.close()
  expect((await fetchCard()).headers.get('location')).toBe('/share/default.png')
})

test('a visitor sees a name that looks like markup, without a single call to the service', async () => {
  visitors ??= await startInNode()
  const path = `/courseSharing?courseNo=${HOSTILE.courseNo}`
  // A crawler first, for whom the edge waits however slow the service is; a visitor's page is drawn
  // from then on.
  await (await fetch(visitors.url + path, { headers: { 'user-agent': IPHONE_CRAWLER } })).text()
  const calls: string[] = []
  const { page, problems, text } = await openPage({ ...stack, url: visitors.url }, 'courseSharing', {
    path,
    prepare: async (page) => {
      // Pictures are the service's, which is not behind this edge.
      await page.route('**/local/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }))
      page.on('request', (request) => {
        if (/^\/(api|pk)\//.test(new URL(request.url()).pathname)) calls.push(request.url())
      })
    },
  })
  await page.locator('html:not([data-busy])').waitFor({ state: 'attached' })
  await expect.poll(text).toContain('</title><script>window.evil=1</script>')
  await waitForStableText(page)
  expect(calls).toEqual([])
  expect(problems).toEqual([])
  expect(await page.title()).toBe(routes.courseSharing.title)
})

test('replies for another item, from a cache that knows no ids, are not shown', async () => {
  visitors ??= await startInNode()
  const other = await (await fetch(`${visitors.url}/courseSharing?courseNo=C1001&type=1`)).text()
  const { page } = await openPage(stack, 'courseSharing', {
    query: { courseNo: 'C1002', type: '2' },
    prepare: async (page) => {
      await page.route('**/courseSharing?*', async (route) =>
        route.fulfill({ response: await route.fetch(), body: other }),
      )
    },
  })
  await page.getByText('清晨唤醒拉伸').waitFor()
  expect(await getStableText(page)).not.toContain('全身燃脂力量循环')
})
