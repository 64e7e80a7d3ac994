import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildSite } from '#scripts/build/build.ts'
import { ROOT } from '#scripts/build/page-names.ts'
import { siteConf } from '#scripts/deploy/activate.ts'
import { publish, publishedBuilds } from '#scripts/deploy/publish.ts'
import { freePort, HAS_BROTLI, startNginx } from '#scripts/serve/nginx-server.ts'
import { openPage } from './browser.ts'
import { type Stack, startStack } from './stack.ts'

const scratch = mkdtempSync(join(tmpdir(), 'deploy-'))
const builds = { old: `${scratch}/old`, new: `${scratch}/new` }
let stack: Stack

/** The page before and after a change that reaches every script which knows where the installer lies. */
async function buildDown(outDir: string, version: string) {
  const kept = process.env.ANDROID_PACKAGE_URL
  process.env.ANDROID_PACKAGE_URL = `https://download.example.com/${version}.apk`
  try {
    await buildSite({ mode: 'site', outDir, only: ['down'] })
  } finally {
    if (kept === undefined) delete process.env.ANDROID_PACKAGE_URL
    else process.env.ANDROID_PACKAGE_URL = kept
  }
}

beforeAll(async () => {
  stack = await startStack()
  await buildDown(builds.old, '1')
  await buildDown(builds.new, '2')
})
afterAll(async () => {
  await stack?.close()
  rmSync(scratch, { recursive: true, force: true })
})

/** A web root with the old build behind nginx; `deploy` brings the new one while pages are open. */
async function host(name: string, keepBuilds: number, keepDays: number) {
  const target = `${scratch}/${name}`
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const settings = { listen: `127.0.0.1:${port}`, brotli: HAS_BROTLI }
  const put = (dist: string, activate?: (release: string) => Promise<void>) =>
    publish({ dist, target, now: Date.now(), keepBuilds, keepDays, activate })
  const first = await put(builds.old)
  const nginx = await startNginx(siteConf(`${target}/releases/${first.id}`, target, settings), `${url}/down`)
  const entry = readFileSync(`${builds.new}/down/index.html`, 'utf8').match(/ id="down-[^"]+"/)![0]
  return {
    url,
    target,
    close: nginx.close,
    deploy: () =>
      put(builds.new, (release) =>
        nginx.reload(siteConf(release, target, settings), async () =>
          (await (await fetch(`${url}/down`, { headers: { connection: 'close' } })).text()).includes(entry),
        ),
      ),
  }
}

/** Files of scripts wait for `go`; the page's own script is in its HTML. */
async function holdLaterScripts(page: Page, go: Promise<unknown>) {
  await page.route('**/assets/*.js', async (route) => {
    await go
    await route.continue()
  })
}

/** /down with its later scripts held back; `documents` counts what is opened in the tab from now on. */
async function openHeld(url: string, go: Promise<unknown>) {
  const opened = await openPage({ ...stack, url }, 'down', {
    device: 'desktop',
    prepare: (page) => holdLaterScripts(page, go),
  })
  let count = 0
  opened.page.on('request', (request) => {
    if (request.isNavigationRequest()) count++
  })
  return { ...opened, documents: () => count }
}

/** Something to wait for, and the way to end the wait. */
function openGate() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

const scripts = (dist: string) => readdirSync(`${dist}/assets`).filter((name) => name.endsWith('.js'))

test('the two builds really differ in scripts that come later', () => {
  const entries = (dist: string) => readFileSync(`${dist}/down/index.html`, 'utf8')
  const gone = scripts(builds.old).filter((name) => !scripts(builds.new).includes(name))
  expect(gone.filter((name) => !entries(builds.old).includes(name)).length).toBeGreaterThan(0)
})

test('a tab opened before a deploy goes on with its own scripts', async () => {
  const site = await host('kept', 10, 30)
  const gate = openGate()
  try {
    const { page, documents, problems } = await openHeld(site.url, gate.promise)
    await site.deploy()
    gate.resolve()
    await page.getByRole('button', { name: '下载 App' }).click()
    await page.getByText('用手机扫码打开').waitFor()
    expect(documents()).toBe(0)
    expect(problems).toEqual([])
    expect(publishedBuilds(site.target)).toHaveLength(2)
  } finally {
    await site.close()
  }
})

test('where the old scripts are gone, the tab says so and stays; loaded anew it works', async () => {
  const site = await host('gone', 1, 0)
  const gate = openGate()
  try {
    const { page, documents } = await openHeld(site.url, gate.promise)
    await site.deploy()
    await page.getByRole('button', { name: '下载 App' }).click()
    gate.resolve()
    await page.getByRole('button', { name: '网络不给力' }).waitFor()
    // Behind the words the button is itself again.
    await page.getByRole('button', { name: '下载 App' }).waitFor()
    expect(documents()).toBe(0)
    await page.reload()
    await page.getByRole('button', { name: '下载 App' }).click()
    await page.getByText('用手机扫码打开').waitFor()
    expect(documents()).toBe(1)
  } finally {
    await site.close()
  }
})

/** Run the command. */
function deploy(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${ROOT}scripts/deploy/main.ts`, ...args], {
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

test('the command publishes, remembers what nginx was told, and refuses in words', () => {
  const target = `${scratch}/command`
  const put = (...args: string[]) => deploy('--to', target, '--allow-local', ...args)
  expect(put('--dist', builds.old, '--service', 'http://127.0.0.1:9')).toMatchObject({
    status: 0,
    said: expect.stringMatching(/^已发布 \d/),
  })
  expect(put('--dist', builds.old, '--listen', '8080')).toMatchObject({
    status: 0,
    said: expect.stringMatching(/^没有变化，仍是 \d/),
  })
  expect(publishedBuilds(target)).toHaveLength(1)
  expect(readFileSync(`${target}/site.conf`, 'utf8')).toContain('listen 8080;')
  expect(put('--dist', builds.new).status).toBe(0)
  expect(put('--rollback')).toMatchObject({ status: 0, said: expect.stringMatching(/^已退回 \d/) })
  const conf = readFileSync(`${target}/site.conf`, 'utf8')
  expect(conf).toContain('proxy_pass http://127.0.0.1:9;')
  expect(conf).toContain(`${target}/releases/${publishedBuilds(target)[1]!.id}`)
  expect(put('--rollback')).toEqual({ status: 1, said: '没有更早的构建可以退回\n' })
  expect(put('--keep', '0')).toMatchObject({ status: 1, said: expect.stringContaining('--keep 要是') })
  expect(publishedBuilds(target)).toHaveLength(2)
})

test.for([['--to'], ['--static', '--to']])(
  'a build for this machine is refused by the names of its settings: %o',
  (how) => {
    const target = `${scratch}/refused`
    const { status, said } = deploy('--dist', builds.old, ...how, target)
    expect([status, said]).toEqual([1, expect.stringMatching(/^这是给本机的构建（PAGE_ORIGIN、.*--allow-local\n$/)])
    expect(existsSync(target)).toBe(false)
  },
)

test('--static fills the folder it is given, and leaves the build as it is', () => {
  const target = `${scratch}/static`
  const before = readdirSync(builds.old).sort()
  expect(deploy('--dist', builds.old, '--allow-local', '--static', '--to', target)).toEqual({
    status: 0,
    said: `已写好 ${target}，可以上传\n`,
  })
  expect(readdirSync(builds.old).sort()).toEqual(before)
  expect(readdirSync(target).sort()).toEqual([...before, '_headers', '_redirects'].sort())
  expect(readFileSync(`${target}/down/index.html`)).toEqual(readFileSync(`${builds.old}/down/index.html`))
  expect(readFileSync(`${target}/_redirects`, 'utf8')).toContain('/down.html /down 301')
  const root = deploy('--dist', builds.old, '--allow-local', '--static', '--to', `${scratch}/command`)
  expect([root.status, root.said]).toEqual([1, expect.stringContaining('--static 要另一个')])
})

test('the same sources give the same list, so that an unchanged build is known as one', async () => {
  await buildDown(`${scratch}/again`, '1')
  const list = (dist: string) => readFileSync(`${dist}/_manifest.json`, 'utf8')
  expect(list(`${scratch}/again`)).toBe(list(builds.old))
  expect(list(builds.new)).not.toBe(list(builds.old))
})
