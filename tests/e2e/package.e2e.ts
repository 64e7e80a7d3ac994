import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { tagsIn } from '#scripts/base/html-tags.ts'
import { rulesOf } from '#scripts/site/host/host-rules.ts'
import { behindHead, headTags } from '#scripts/site/package/page-html.ts'
import { PACKAGE_HEADER } from '#scripts/workbench/serve/app-package.ts'
import { bundleShell } from '#scripts/workbench/shell/bundle.ts'
import type { OfflineMode } from '#scripts/workbench/shell/offline-mode.ts'
import { pathOf, SCREENS } from '#scripts/workbench/shell/page/presets.ts'
import { openPage } from './browser.ts'
import { fileStack } from './stack.ts'

const dist = inject('dist')
const stack = fileStack({ shell: await bundleShell() })
const members = SCREENS.filter(({ isMember }) => isMember)

/** The shell with its app on a package of this build, and every answer that was no call and none of the shell's: its path and whether it came from the package. */
async function openShell(path: string, mode: OfflineMode) {
  const answered: { path: string; isPackaged: boolean }[] = []
  const opened = await openPage(stack, `shell/#${path}${path.includes('?') ? '&' : '?'}_offline=${mode}` as '', {
    device: 'desktop',
    width: 1280,
    height: 960,
    prepare: async (page) => {
      page.on('response', async (response) => {
        const url = new URL(response.url())
        if (url.origin !== stack.url || /^\/(api|pk|local|shell)\b/.test(url.pathname)) return
        answered.push({ path: url.pathname + url.search, isPackaged: PACKAGE_HEADER in response.headers() })
      })
    },
  })
  return { ...opened, answered, phone: opened.page.frameLocator('iframe') }
}

/** Open another page in the phone, with the same settings, until it has shown what it was opened for. */
async function show(page: Page, name: string, path: string) {
  await page.evaluate((to) => {
    const mode = new URLSearchParams(location.hash.split('?')[1]).get('_offline')
    location.hash = `${to}${to.includes('?') ? '&' : '?'}_offline=${mode}`
  }, path)
  const phone = page.frameLocator('iframe')
  // The script's id tells the page from the one before.
  await phone.locator(`html:not([data-busy]) script[id^="${name}-"]`).waitFor({ state: 'attached' })
  expect(await phone.locator('main').innerText()).not.toMatch(/加载失败|开小差|请在App内打开/)
}

/** Where no header can be given: a page that prefetches, and one without referrer. That the tags of the others say the same a test below holds. */
const BARE = ['bodyFatScale', 'chat']

// That each page's files are in it tests/unit/package holds.
test.for([
  ['on', members],
  ['bare', members.filter(({ name }) => BARE.includes(name))],
] as const)('pages for members work from the package: %s', async ([mode, pages]) => {
  const { page, answered, problems } = await openShell('/file?type=privacy', mode)
  await page.frameLocator('iframe').locator('main').waitFor()
  for (const { name, presets } of pages) await show(page, name, pathOf(name, presets[0]!, '1001'))
  await expect.poll(() => answered.map(({ path }) => path)).toContain('/offline.json')
  // Parts of the page before, which is a public one, may have come until the first of these.
  const own = answered.slice(answered.findIndex(({ path }) => path.startsWith(`/${pages[0]!.name}`)))
  const others = own.filter(({ isPackaged }) => !isPackaged).map(({ path }) => path)
  expect([...new Set(others)]).toEqual(['/offline.json'])
  const html = answered.filter(({ path }) => pages.some(({ name }) => path.split('?')[0] === `/${name}`))
  expect(html.length).toBeGreaterThanOrEqual(pages.length)
  expect(problems).toEqual([])
})

test('these are all pages for members', () => expect(members).toHaveLength(13))

test('tags say all of each page’s policy but who may frame it, before anything that it is for', () => {
  const { pages } = rulesOf(dist)
  for (const { name } of members) {
    const headers = pages[`/${name}`]!
    const html = behindHead(readFileSync(`${dist}/${name}/index.html`, 'utf8'), headTags(headers))
    const [policy, referrer] = tagsIn(html.split('<head>')[1]!)
    const said = policy!.attributes.content!.split('; ')
    const left = headers['content-security-policy']!.split('; ').filter((directive) => !said.includes(directive))
    expect([policy!.attributes['http-equiv'], left], name).toEqual([
      'content-security-policy',
      ["frame-ancestors 'none'"],
    ])
    expect(referrer!.attributes, name).toEqual({ name: 'referrer', content: headers['referrer-policy'] })
  }
})

test('a package that the site no longer allows says so, once, and gives way to the network', async () => {
  const { page, phone, answered, problems } = await openShell('/set', 'old')
  await phone.getByText('页面有更新，正在重新载入…').waitFor()
  expect(answered.filter(({ isPackaged }) => isPackaged).map(({ path }) => path)).toContain('/set')
  await page.getByLabel('离线包').locator('option:checked', { hasText: '关' }).waitFor({ state: 'attached' })
  await phone.getByRole('heading', { name: '设置体重' }).waitFor()
  expect(
    answered.filter(({ path }) => path.startsWith('/set')).map(({ path, isPackaged }) => [path, isPackaged]),
  ).toEqual([
    ['/set', true],
    ['/set?offline=0', false], // asked whether it can be had
    ['/set?offline=0', false],
  ])
  expect(problems).toEqual([])
})

test('a package with another byte is refused: the shell says why, and pages come from the network', async () => {
  const { page, phone, answered, problems } = await openShell('/set', 'changed')
  await phone.getByRole('heading', { name: '设置体重' }).waitFor()
  await page
    .getByRole('alert')
    .getByText(/离线包不完整，不能使用：\s.+：内容与清单不同。页面来自网络/)
    .waitFor()
  await page.getByLabel('离线包').locator('option:checked', { hasText: '被改动' }).waitFor({ state: 'attached' })
  const fromPackage = answered.filter(({ isPackaged }) => isPackaged)
  expect([answered.map(({ path }) => path).includes('/set'), fromPackage, problems]).toEqual([true, [], []])
})

test('what somebody has begun on a page of an old package stays until they say so', async () => {
  const { phone } = await openShell('/set', 'old')
  await phone.getByRole('heading', { name: '设置体重' }).click()
  await phone.getByText('页面有更新').waitFor()
  await phone.getByRole('button', { name: '重新载入' }).click()
  await phone.locator('html:not([data-busy])').waitFor({ state: 'attached' })
  await phone.locator('script[src="/offline.js"]').waitFor({ state: 'detached' })
})
