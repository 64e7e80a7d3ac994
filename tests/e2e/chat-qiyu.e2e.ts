import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '#scripts/base/listen.ts'
import { buildSite } from '#scripts/site/build/build.ts'
import { createSite } from '#scripts/workbench/serve/site.ts'
import { SEED_MEMBERS } from '#scripts/workbench/service/seed-members.ts'
import { openPage } from './browser.ts'
import { type Stack, startStack } from './stack.ts'

/** What the supplier's script does as far as its guide tells: a command function, ready a moment later. */
const SCRIPT = `
  window.told = []
  window.ysf = function (command, value) {
    told.push([command, typeof value === 'function' ? undefined : value])
    if (command === 'onready') setTimeout(value, 20)
    if (command === 'config') setTimeout(value.success, 20)
    if (command === 'url') return 'https://demo.qiyukf.com/client?k=key'
  }`

const member = SEED_MEMBERS[0]!
const dist = mkdtempSync(join(tmpdir(), 'qiyu-'))
let stack: Stack
let url: string
let close: () => Promise<unknown>

beforeAll(async () => {
  stack = await startStack()
  process.env.CHAT_PROVIDER = 'qiyu'
  process.env.CHAT_APP_KEY = 'key/1'
  try {
    await buildSite({ mode: 'site', outDir: dist, only: ['chat'], isPlain: true })
  } finally {
    delete process.env.CHAT_PROVIDER
    delete process.env.CHAT_APP_KEY
  }
  const site = await listen(createSite({ dist, service: stack.serviceUrl }), 0)
  url = site.url
  close = site.close
})
afterAll(async () => {
  await Promise.all([close(), stack.close()])
  rmSync(dist, { recursive: true, force: true })
})

const openChat = (script: string) =>
  openPage({ ...stack, url }, 'chat', {
    shell: { token: member.token },
    prepare: async (page) => {
      await page.route('https://qiyukf.com/**', (route) =>
        route.fulfill({ body: script, contentType: 'text/javascript' }),
      )
      await page.route('https://demo.qiyukf.com/**', (route) =>
        route.fulfill({ body: '<p>七鱼会话</p>', contentType: 'text/html; charset=utf-8' }),
      )
    },
  })

test('the session of Qiyu opens below our bar; it is told the member and never the token', async () => {
  const { page, problems } = await openChat(SCRIPT)
  await page.frameLocator('iframe[title=在线客服会话]').getByText('七鱼会话').waitFor()
  expect(await page.locator('script[src*=qiyukf]').getAttribute('src')).toBe(
    'https://qiyukf.com/script/key%2F1.js?hidden=1',
  )
  const toldNow = () => page.evaluate(() => (window as unknown as { told: [string, Record<string, string>][] }).told)
  await expect.poll(async () => (await toldNow()).map(([command]) => command)).toEqual(['onready', 'config', 'url'])
  const told = await toldNow()
  expect(told[1]![1]).toMatchObject({ uid: '1001', name: '晓棠', level: 1 })
  expect(JSON.parse(told[1]![1].data!)).toContainEqual({ key: 'city', label: '城市', value: '杭州', index: 4 })
  expect(JSON.stringify(told)).not.toContain(member.token)
  expect(problems).toEqual([])
})

test.for([
  ['fails', 'throw new Error("down")'],
  ['names a strange address', SCRIPT.replace('https://demo.qiyukf.com', 'https://evil.example')],
])('when the script %s, the helpful page shows', async ([, script]) => {
  const { page } = await openChat(script!)
  await page.getByText('暂时连接不上客服').waitFor()
  expect(await page.locator('iframe[title]').count()).toBe(0)
})
