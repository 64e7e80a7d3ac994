import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { Page } from 'playwright-core'
import { afterAll, expect, inject, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { routes } from '#shared/routes.ts'
import { type OpenOptions, openPage } from './browser.ts'
import { createFileStack, startStack } from './stack.ts'

const stack = createFileStack()
const query = { courseNo: 'C1001', type: '1' }
const scratch = mkdtempSync(join(tmpdir(), 'testers-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Records requested files and the clipboard. */
const watchDebugCalls = (asked: string[] = []): Pick<OpenOptions, 'prepare'> => ({
  prepare: async (page) => {
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.addInitScript('navigator.clipboard.writeText = async (text) => { window.copied = text }')
  },
})
const getCopiedText = (page: Page) => page.evaluate<string>('window.copied')
const TOOLS = /\/(debug|console)-[\w-]{8}\.js$/

test('?debug=1 opens a console on a page of a test build, under a policy of its own; nobody else fetches it', async () => {
  const asked: string[] = []
  const { page, problems } = await openPage(stack, 'courseSharing', {
    query: { ...query, debug: '1' },
    ...watchDebugCalls(asked),
  })
  const entry = page.locator('#eruda .eruda-entry-btn')
  await entry.waitFor()
  await entry.click()
  await page.locator('#eruda .eruda-dev-tools').getByText('Console').first().waitFor()
  // Its styles are there, its font too.
  expect(await entry.evaluate((element) => getComputedStyle(element).borderRadius)).not.toBe('0px')
  expect(problems).toEqual([])
  expect(asked.filter((path) => TOOLS.test(path))).toHaveLength(2)

  const others: string[] = []
  const plain = await openPage(stack, 'courseSharing', { query, ...watchDebugCalls(others) })
  await plain.page.waitForLoadState('networkidle')
  expect(await plain.page.locator('#eruda').count()).toBe(0)
  expect(others.filter((path) => TOOLS.test(path))).toEqual([])
})

test('a member page has it, too, and before anybody is signed in', async () => {
  const { page, problems } = await openPage(stack, 'bodyFatScale', {
    query: { debug: '1' },
    shell: { token: 'local-token-1001', inject: 'never' },
  })
  await page.locator('#eruda .eruda-entry-btn').waitFor()
  expect(problems).toEqual([])
})

test('复制诊断 on a failure card tells build, page, container and calls, and nothing personal', async () => {
  stack.faults.set([{ path: '/api', status: 500 }])
  const { page } = await openPage(stack, 'courseSharing', { query, device: 'wechatIos', ...watchDebugCalls() })
  await page.getByRole('button', { name: '复制诊断' }).click()
  await page.getByText('诊断已复制').waitFor()
  const readDistFile = await getCopiedText(page)
  expect(readDistFile).toMatch(
    /^构建：courseSharing-[\w-]{8}（测试版）\n页面：\/courseSharing（参数 courseNo、type）\n容器：wechat · ios/,
  )
  expect(readDistFile).toMatch(/\napi\/[\w/-]+　HTTP 500[^\n]*　\d+ 毫秒/)
  expect(readDistFile).not.toContain('C1001')
})

test('/test copies it as well', async () => {
  const { page } = await openPage(stack, 'test', { shell: { token: 'local-token-1001' }, ...watchDebugCalls() })
  await page.getByRole('button', { name: '复制诊断' }).click()
  await page.getByText('诊断已复制').waitFor()
  expect(await getCopiedText(page)).toMatch(/^构建：test-[\w-]{8}（测试版）\n页面：\/test\n容器：app-ios/)
})

/** Traces of the tools for testers in a file. */
const ONLY_TESTERS = /eruda|复制诊断|loadDebug|copyDiagnosis|debug=1|测试版/

/**
 * Text files of a build with what testers get in them, and what their names tell.
 * @param dist its folder
 */
const findTraces = (dist: string) =>
  globSync('**/*.{html,js,mjs,css,json}', { cwd: dist }).filter(
    (file) => TOOLS.test(`/${file}`) || ONLY_TESTERS.test(readFileSync(join(dist, file), 'utf8')),
  )

test('every page of a test build opens the console at ?debug=1', () => {
  const readDistFile = (file: string) => readFileSync(join(inject('dist'), file), 'utf8')
  const reaches = Object.keys(routes).filter((name) => {
    const html = readDistFile(`${name}/index.html`)
    // Its script is inlined or named in the HTML; the script of /file loads after its text.
    const named = new Set(
      [...html.matchAll(/assets\/[\w-]+\.js/g), ...html.matchAll(/\.\/([\w-]+\.js)/g)].map(([all, file]) =>
        file ? `assets/${file}` : all,
      ),
    )
    return (
      html.includes('.loadDebug=()=>import(') &&
      [html, ...[...named].map(readDistFile)].some((code) => code.includes('debug=1(&|$)'))
    )
  })
  expect(reaches).toEqual(Object.keys(routes))
})

// What its other pages hold tests/unit/architecture.test.ts looks at.
test('a production build has none of it, and keeps its policy for ?debug=1', async () => {
  // The same search finds it in a build for testers.
  expect(findTraces(inject('dist')).length).toBeGreaterThan(30)
  const dist = join(scratch, 'dist')
  const only = ['test', 'courseSharing']
  const build = `const { buildSite } = await import('${ROOT}scripts/build/build.ts')
await buildSite({ mode: 'production', outDir: '${dist}', only: ${JSON.stringify(only)}, isPlain: true, examples: true })`
  execFileSync(process.execPath, ['--input-type=module', '-e', build], {
    cwd: ROOT,
    stdio: 'pipe',
    env: { ...process.env, ...parseEnv(readFileSync(`${ROOT}.env.production.example`, 'utf8')), DEBUG: 'on' },
  })
  expect(findTraces(dist)).toEqual([])
  const live = await startStack({ dist })
  try {
    const fetchPolicy = async (path: string) => (await fetch(live.url + path)).headers.get('content-security-policy')
    expect(await fetchPolicy('/courseSharing?debug=1')).toBe(await fetchPolicy('/courseSharing'))
    expect(await fetchPolicy('/courseSharing')).not.toContain('unsafe')
  } finally {
    await live.close()
  }
  // A build for testers widens the policy at that address alone.
  const fetchTestPolicy = async (path: string) => (await fetch(stack.url + path)).headers.get('content-security-policy')
  expect(await fetchTestPolicy('/courseSharing?debug=1')).toContain("'unsafe-eval'")
  for (const path of ['/courseSharing', '/courseSharing?debug=0', '/courseSharing?courseNo=debug=1'])
    expect(await fetchTestPolicy(path)).not.toContain('unsafe')
})
