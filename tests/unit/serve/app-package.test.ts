import { expect, test } from 'vitest'
import { PACKAGE_HEADER } from '#scripts/workbench/serve/app-package.ts'
import { createSite } from '#scripts/workbench/serve/site.ts'
import { OFFLINE_COOKIE, type OfflineMode } from '#scripts/workbench/shell/offline-mode.ts'
import { built } from '#tests/unit/package/built.ts'

const shell = { html: '<html lang="zh-CN">', assets: new Map(), injectJs: '' }
const site = createSite({ dist: built(), shell })

/** What the phone in the shell asks, in an app of this kind. */
async function ask(path: string, mode: OfflineMode | '', dest = 'iframe') {
  const headers = { 'sec-fetch-dest': dest, ...(mode && { cookie: `${OFFLINE_COOKIE}=${mode}` }) }
  const response = await site.request(path, { headers })
  return { ...Object.fromEntries(response.headers), text: await response.text() } as Record<string, string>
}

test('the app answers from its package, and the shell may frame the page', async () => {
  const page = await ask('/set?no=1', 'on')
  expect(page[PACKAGE_HEADER]).toMatch(/^\d{12}$/)
  expect(page['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(page.text).toContain('<head><script src="/shell/inject.js"></script>')
  const script = await ask('/assets/deep-a.js', 'on', 'script')
  expect([script[PACKAGE_HEADER], script['cache-control'], script.text]).toEqual([
    page[PACKAGE_HEADER],
    'public, max-age=31536000, immutable',
    'deep()',
  ])
})

test('where no header can be given the page brings its policy', async () => {
  const page = await ask('/chat', 'bare')
  expect(page['content-security-policy']).toBeUndefined()
  expect(page.text).toContain('</script><meta http-equiv="content-security-policy" content="default-src ')
})

test.for([
  ['the switch is not touched', '/set', '', 'iframe'],
  ['it is off', '/set', 'off', 'iframe'],
  ['a tab beside the shell', '/set', 'on', 'document'],
  ['a public page', '/down', 'on', 'iframe'],
  ['the switch of the site', '/offline.json', 'on', 'empty'],
] as const)('the site answers: %s', async ([, path, mode, dest]) =>
  expect((await ask(path, mode, dest))[PACKAGE_HEADER]).toBeUndefined(),
)

test('a package with another byte is refused, which the shell is told, and the site answers', async () => {
  for (const path of ['/set', '/chat', '/assets/deep-a.js'])
    expect((await ask(path, 'changed'))[PACKAGE_HEADER], path).toBeUndefined()
  const told = async (mode: OfflineMode | '') => JSON.parse((await ask('/shell/package.json', mode, 'empty')).text!)
  expect(await told('changed')).toEqual({ refusal: '离线包不完整，不能使用：\nset/index.html：内容与清单不同' })
  for (const mode of ['on', 'off', ''] as const) expect(await told(mode)).toEqual({ refusal: '' })
})

test('a page that asks for the network gets it, and the app leaves its package', async () => {
  const page = await ask('/set?offline=0', 'on')
  expect([page[PACKAGE_HEADER], page['set-cookie']]).toEqual([undefined, `${OFFLINE_COOKIE}=; Max-Age=0; Path=/`])
})

test('a site that no longer allows the package names a later version', async () => {
  const [page, rule] = [await ask('/set', 'old'), await ask('/offline.json', 'old', 'empty')]
  expect(JSON.parse(rule.text!)).toEqual({ off: false, minimum: Number(page[PACKAGE_HEADER]) + 1 })
})
