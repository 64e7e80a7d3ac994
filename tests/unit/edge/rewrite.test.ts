import fc from 'fast-check'
import { expect, test } from 'vitest'
import { headTags } from '#scripts/build/route-html.ts'
import { siteConfig } from '#scripts/build/site-config.ts'
import { ITEM_ROUTES } from '#scripts/edge/cards.ts'
import { filledHead, type HeadParts, headFilling } from '#scripts/edge/rewrite.ts'
import { type Route, type RouteName, routes } from '#shared/routes.ts'

const config = { ...siteConfig('site', {}), PAGE_ORIGIN: 'https://h5.example.com' }
const headOf = (name: RouteName) =>
  `<!doctype html>\n<html lang="zh-CN">\n<head>\n${headTags(name, routes[name] as Route, config).join('\n')}\n<style>p{}</style>\n<script>boot()</script>\n`
const BODY = '</head>\n<body><div id="app">加载中 🏃 </head></div></body></html>'

const parts: HeadParts = {
  card: { title: '全身燃脂力量循环', description: '24分钟' },
  address: 'https://h5.example.com/courseSharing?courseNo=C1&type=2',
  image: 'https://h5.example.com/card/courseSharing.png?courseNo=C1&v=1',
  replies: { 'POST /api/course/share {}': ['{"code":0,"data":{"name":"</script><b>"}}', ''] },
}

test.for(Object.keys(ITEM_ROUTES) as RouteName[])('%s has every tag that is filled', (name) => {
  const head = filledHead(headOf(name), parts)
  expect(head).toContain('<meta property="og:title" content="全身燃脂力量循环" itemprop="name">')
  expect(head).toContain('<meta property="og:description" content="24分钟" itemprop="description">')
  expect(head).toContain('<meta name="description" content="24分钟">')
  expect(head).toContain(
    '<meta property="og:url" content="https://h5.example.com/courseSharing?courseNo=C1&#38;type=2">',
  )
  expect(head).toContain('<link rel="canonical" href="https://h5.example.com/courseSharing?courseNo=C1&#38;type=2">')
  expect(head).toContain(
    '<meta property="og:image" content="https://h5.example.com/card/courseSharing.png?courseNo=C1&#38;v=1" itemprop="image">',
  )
  expect(head.match(/<meta name="robots" content="noindex">/g)).toHaveLength(1)
  expect(head).toContain(`<title>${routes[name].title}</title>`)
})

test('the data block stands right before the first script and ends only where it should', () => {
  const head = filledHead(headOf('courseSharing'), parts)
  const [, json] = /<script type="application\/json" id="early">(.*?)<\/script>\n<script>boot/s.exec(head)!
  expect(JSON.parse(json!)).toEqual(parts.replies)
})

test('a card without description keeps that of the page; no card keeps its title', () => {
  const plain = headOf('pkShare')
  expect(filledHead(plain, { ...parts, card: { title: '晓棠', description: '' } })).toContain(
    `<meta property="og:description" content="${ITEM_ROUTES.pkShare!.description}"`,
  )
  expect(filledHead(plain, { ...parts, card: undefined, image: undefined })).toContain('og:title" content="多人PK"')
})

/** Send a page through in pieces of the given sizes. */
async function sent(page: string, sizes: readonly number[]): Promise<string> {
  const bytes = new TextEncoder().encode(page)
  const pieces = new ReadableStream<Uint8Array>({
    start(controller) {
      let at = 0
      for (const size of [...sizes, bytes.length]) {
        if (at < bytes.length) controller.enqueue(bytes.slice(at, at + size))
        at += size
      }
      controller.close()
    },
  })
  return new Response(pieces.pipeThrough(headFilling(parts) as TransformStream<Uint8Array, Uint8Array>)).text()
}

test('a page is the same however its bytes arrive', async () => {
  const page = headOf('courseSharing') + BODY
  const whole = filledHead(headOf('courseSharing'), parts) + BODY
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 40 }), async (sizes) => {
      expect(await sent(page, sizes)).toBe(whole)
    }),
    { numRuns: 60 },
  )
})

test('what has no head passes unchanged', async () => expect(await sent('<p>只有正文', [3, 4])).toBe('<p>只有正文'))

test('no text of the service gets out of its attribute', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (title, description) => {
      const head = filledHead(headOf('courseSharing'), {
        ...parts,
        card: { title: `${title}"><script>x`, description },
      })
      expect(head.match(/<script/g)).toHaveLength(2)
    }),
  )
})
