import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { buildSite } from '#scripts/build/build.ts'
import { writeRelease } from '#scripts/deploy/release.ts'
import { findFreePort, HAS_BROTLI, startNginx } from '#scripts/dev/serve/nginx-server.ts'
import { openPage } from './browser.ts'
import { createGate } from './gate.ts'
import { type Stack, startStack } from './stack.ts'

const scratch = mkdtempSync(join(tmpdir(), 'deploy-'))
const builds = { old: `${scratch}/old`, new: `${scratch}/new` }
let stack: Stack
/** Whether the folder of a build still held the one before, as its pages got ready. */
const meanwhile: boolean[] = []
const isComplete = (folder: string, before: string) =>
  ['_manifest.json', 'down/index.html'].every(
    (file) =>
      existsSync(`${folder}/${file}`) && readFileSync(`${folder}/${file}`).equals(readFileSync(`${before}/${file}`)),
  )

/**
 * The page before and after a change that reaches every script which knows where the installer
 * lies.
 */
async function buildDown(outDir: string, version: string, onPages?: () => void) {
  const stored = process.env.ANDROID_PACKAGE_URL
  process.env.ANDROID_PACKAGE_URL = `https://download.example.com/${version}.apk`
  try {
    await buildSite({ mode: 'site', outDir, only: ['down'], onPages })
  } finally {
    if (stored === undefined) delete process.env.ANDROID_PACKAGE_URL
    else process.env.ANDROID_PACKAGE_URL = stored
  }
}

beforeAll(async () => {
  stack = await startStack()
  await buildDown(builds.old, '1')
  cpSync(builds.old, builds.new, { recursive: true })
  await buildDown(builds.new, '2', () => meanwhile.push(isComplete(builds.new, builds.old)))
})
afterAll(async () => {
  await stack?.close()
  rmSync(scratch, { recursive: true, force: true })
})

test('a folder that is served is another build at once, never half of one', () => {
  expect(meanwhile).toEqual([true, true])
  expect(isComplete(builds.new, builds.old)).toBe(false)
  expect(readdirSync(scratch).filter((name) => name.endsWith('.next'))).toEqual([])
})

const README = readFileSync(`${ROOT}scripts/deploy/README.md`, 'utf8')
/** The shell lines that the README gives, by a word of theirs. */
const findCodeBlock = (word: string) => README.split('```').find((block, at) => at % 2 === 1 && block.includes(word))!

/** Stand-ins for the server and for programs that are not installed here. */
const STAND_INS = `set -e
ssh() { shift; bash -c "$*"; }
command -v rsync >/dev/null || rsync() {
  local out=
  case $2 in --exclude=/*) out=\${2#--exclude=/}; shift ;; esac
  mkdir -p "$3" && cp -a "$2." "$3" && { [ -z "$out" ] || rm -r "$3$out"; }
}
`

/** Run lines of the README against a web root here instead of `web:/srv/h5`; nginx is reloaded by the test. */
function runLines(lines: string, root: string) {
  const here = lines
    .replaceAll('web:/srv/h5', root)
    .replaceAll('/srv/h5', root)
    .replaceAll('.cache/release', `${scratch}/releases`)
    .replace(' && nginx -t && nginx -s reload', '')
  const { status, stderr } = spawnSync('bash', ['-c', STAND_INS + here], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
}

/** A web root with the old build behind nginx; `deploy` brings the new one while pages are open. */
async function startHost(name: string) {
  const root = `${scratch}/${name}`
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  mkdirSync(`${root}/releases`, { recursive: true })
  const publishBuild = (dist: string) => {
    const { id } = writeRelease(dist, `${scratch}/releases`, { root, listen: `127.0.0.1:${port}`, brotli: HAS_BROTLI })
    runLines(findCodeBlock('rsync').replace(/^id=\w+/m, `id=${id}`), root)
    return id
  }
  const first = publishBuild(builds.old)
  const include = `include ${root}/current/_nginx.conf;`
  const nginx = await startNginx(include, `${url}/down`)
  const fetchPage = async () => await (await fetch(`${url}/down`, { headers: { connection: 'close' } })).text()
  const readEntry = (dist: string) => readFileSync(`${dist}/down/index.html`, 'utf8').match(/ id="down-[^"]+"/)![0]
  return {
    url,
    root,
    first,
    put: publishBuild,
    close: nginx.close,
    /** Whether the page of a build is served. */
    serves: async (dist: string) => (await fetchPage()).includes(readEntry(dist)),
    reload: (dist: string) => nginx.reload(include, async () => (await fetchPage()).includes(readEntry(dist))),
    async runDeploy() {
      publishBuild(builds.new)
      await this.reload(builds.new)
    },
  }
}

/** Files of scripts wait for `go`; the page's own script is in its HTML. */
async function holdLazyScripts(fetchPage: Page, go: Promise<unknown>) {
  await fetchPage.route('**/assets/*.js*', async (route) => {
    await go
    await route.continue()
  })
}

/** /down with its later scripts held back; `documents` counts what is opened in the tab from now on. */
async function openHeld(url: string, go: Promise<unknown>) {
  const opened = await openPage({ ...stack, url }, 'down', {
    device: 'desktop',
    prepare: (fetchPage) => holdLazyScripts(fetchPage, go),
  })
  let count = 0
  opened.page.on('request', (request) => {
    if (request.isNavigationRequest()) count++
  })
  return { ...opened, documents: () => count }
}

test('a tab opened before a deploy goes on with its own scripts', async () => {
  const site = await startHost('kept')
  const gate = createGate()
  try {
    const { page, documents, problems } = await openHeld(site.url, gate.promise)
    await site.runDeploy()
    gate.resolve()
    await page.getByRole('button', { name: '下载 App' }).click()
    await page.getByText('用手机扫码打开').waitFor()
    expect(documents()).toBe(0)
    expect(problems).toEqual([])
    expect(readdirSync(`${site.root}/releases`)).toHaveLength(2)
    expect(existsSync(`${site.root}/current/assets`)).toBe(false)
  } finally {
    await site.close()
  }
})

test('where the old scripts are gone, the tab says so and stays; loaded anew it works', async () => {
  const site = await startHost('gone')
  const gate = createGate()
  try {
    const { page, documents } = await openHeld(site.url, gate.promise)
    await site.runDeploy()
    rmSync(`${site.root}/releases/${site.first}`, { recursive: true })
    const gone = readdirSync(`${site.root}/assets`).filter((name) => !existsSync(`${builds.new}/assets/${name}`))
    expect(gone).not.toEqual([])
    for (const name of gone) rmSync(`${site.root}/assets/${name}`)
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

test('nginx goes on with the build it has read until it is told, and goes back by the same line', async () => {
  const site = await startHost('back')
  try {
    site.put(builds.new)
    expect(await site.serves(builds.old)).toBe(true)
    await site.reload(builds.new)
    // The worker of before may still take a connection or two.
    await expect.poll(() => site.serves(builds.new)).toBe(true)
    runLines(`id=${site.first}\n${findCodeBlock('rsync').match(/^ssh .*$/m)![0]}`, site.root)
    await site.reload(builds.old)
    await expect.poll(() => site.serves(builds.old)).toBe(true)
  } finally {
    await site.close()
  }
})

/** Run the command. */
function runDeploy(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${ROOT}scripts/deploy/main.ts`, ...args], {
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

test('the command writes a release, and its publishing lines; the same build is the same release', () => {
  const target = `${scratch}/command`
  const publishBuild = (...args: string[]) => runDeploy('--to', target, '--allow-local', ...args)
  const [, folder] = /^已写好 (\/.*\/[\da-f]{12})$/m.exec(publishBuild('--dist', builds.old).output)!
  expect(publishBuild('--dist', builds.old, '--listen', '8080')).toEqual({
    status: 0,
    output: expect.stringMatching(/已写好 [\s\S]*rsync[\s\S]*nginx -s reload/),
  })
  expect(readFileSync(`${folder}/_nginx.conf`, 'utf8')).toContain('listen 8080;')
  expect(readdirSync(target)).toHaveLength(1)
})

test('a build for this machine is refused by the names of its settings', () => {
  const target = `${scratch}/refused`
  const { status, output } = runDeploy('--dist', builds.old, '--static', '--to', target)
  expect([status, output]).toEqual([1, expect.stringMatching(/^这是给本机的构建（PAGE_ORIGIN、.*--allow-local\n$/)])
  expect(existsSync(target)).toBe(false)
})

test('--static fills the folder it is given, and leaves the build as it is', () => {
  const target = `${scratch}/static`
  const before = readdirSync(builds.old).sort()
  expect(runDeploy('--dist', builds.old, '--allow-local', '--static', '--to', target)).toEqual({
    status: 0,
    output: `已写好 ${target}，可以上传\n`,
  })
  expect(readdirSync(builds.old).sort()).toEqual(before)
  expect(readdirSync(target).sort()).toEqual([...before, '_headers', '_redirects'].sort())
  expect(readFileSync(`${target}/down/index.html`)).toEqual(readFileSync(`${builds.old}/down/index.html`))
  expect(readFileSync(`${target}/_redirects`, 'utf8')).toContain('/down.html /down 301')
})

test('the same sources give the same list, so that an unchanged build is known as one', async () => {
  await buildDown(`${scratch}/again`, '1')
  const readManifestText = (dist: string) => readFileSync(`${dist}/_manifest.json`, 'utf8')
  expect(readManifestText(`${scratch}/again`)).toBe(readManifestText(builds.old))
  expect(readManifestText(builds.new)).not.toBe(readManifestText(builds.old))
})
