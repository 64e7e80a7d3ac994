import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { getPageNames, ROOT } from '#scripts/base/page-names.ts'
import { findFreePort } from '#scripts/dev/serve/nginx-server.ts'
import { openPage } from './browser.ts'
import { copyProject } from './copy-project.ts'
import type { Stack } from './stack.ts'

const scratch = mkdtempSync(join(tmpdir(), 'commands-'))
/** The project as somebody has it who installed and built it and did nothing else. */
const project = `${scratch}/project/`
/**
 * The pages that it has: the build's steps find something to do on each other's, and the others
 * take long.
 */
const CACHED = new Set<string>(['down', 'courseSharing', 'bodyFatScale', 'payFailed'])
const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { scripts: Record<string, string> }
/** The file and the options of a command. */
const getScriptFile = (name: string) => scripts[name]!.replace('exec node scripts/setup.mjs ', '').split(' ')
const running: ChildProcess[] = []

beforeAll(() => {
  copyProject(project)
  cpSync(inject('dist'), `${project}dist`, { recursive: true })
  for (const name of getPageNames().filter((name) => !CACHED.has(name))) rmSync(`${project}pages/${name}/page.tsx`)
  // A setting that only another version of npm knows: it must not lead to a warning.
  writeFileSync(`${scratch}/npmrc`, 'nodedir=/usr\n')
})
afterEach(() => {
  for (const { pid } of running.splice(0)) if (isAlive(pid!)) process.kill(-pid!, 'SIGKILL')
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** A newcomer's environment: nothing of this test runner's. */
const createEnvironment = (more: Record<string, string> = {}) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NPM_CONFIG_USERCONFIG: `${scratch}/npmrc`,
  ...more,
})

/** Start a command in a process group of its own. */
function startCommand(program: string, args: string[], env: Record<string, string>, cwd = project) {
  const child = spawn(program, args, { cwd, env: createEnvironment(env), detached: true })
  running.push(child)
  const run = { child, pid: child.pid!, output: '' }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (run.output += text))
  return run
}

/** Whether a group still has a process. */
function isAlive(group: number): boolean {
  try {
    process.kill(-group, 0)
    return true
  } catch {
    return false
  }
}

const findPorts = async () => ({ PORT: String(await findFreePort()), SERVICE_PORT: String(await findFreePort()) })
const isAnswering = (port: string) => () =>
  fetch(`http://127.0.0.1:${port}/down`, { headers: { accept: 'text/html' }, signal: AbortSignal.timeout(5000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** A browser that has its page and keeps its connection open. */
async function holdConnection(port: string) {
  const socket = connect(Number(port), '127.0.0.1').on('error', () => {})
  socket.write('GET /down HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/html\r\n\r\n')
  await once(socket, 'data')
  return socket
}

/** Send a signal: everything that was started ends, whatever a browser still holds open. */
async function expectEnd(run: ReturnType<typeof startCommand>, signal: NodeJS.Signals, port?: string) {
  const held = port && (await holdConnection(port))
  process.kill(run.pid, signal)
  await expect.poll(() => isAlive(run.pid), { timeout: 8_000, interval: 50 }).toBe(false)
  if (!held) return
  held.destroy()
  expect(await isAnswering(port)()).toBe(false)
}

test.for([
  ['start', 'SERVICE_PORT'],
  ['preview', 'PORT'],
] as const)('npm run %s at a taken %s fails before any long step, by its name', async ([name, setting]) => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as { port: number }
  const run = startCommand(process.execPath, getScriptFile(name), { ...(await findPorts()), [setting]: String(port) })
  const [code] = await once(run.child, 'close')
  taken.close()
  expect(code).toBe(1)
  expect(run.output).toContain(`端口 ${port} 已被占用，请用 ${setting} 换一个`)
  expect(run.output).not.toContain('构建')
})

test('npm run preview serves the build, and ends', async () => {
  const env = await findPorts()
  const run = startCommand('npm', ['run', 'preview'], env)
  await expect.poll(isAnswering(env.PORT), { timeout: 30_000 }).toBe(true)
  await expectEnd(run, 'SIGTERM', env.PORT)
})

test('npm start says at once what it does, tells how far it is, warns of nothing, and ends', async () => {
  const env = await findPorts()
  const began = performance.now()
  const run = startCommand('npm', ['start'], env)
  await expect.poll(() => run.output, { timeout: 10_000, interval: 20 }).toContain('正在准备')
  const first = performance.now() - began
  const hasFinished = () => run.child.exitCode !== null || run.output.includes('已就绪')
  await expect.poll(hasFinished, { timeout: 300_000 }).toBe(true)
  expect(run.output).toContain('已就绪')
  const all = CACHED.size
  expect(run.output).toMatch(new RegExp(`正在准备 …\\n构建页面 0/${all}\\n(构建页面 \\d+/${all}\\n)+`))
  expect(run.output).not.toMatch(/warn|Warning|deprecat/i)
  const html = await (await fetch(`http://127.0.0.1:${env.PORT}/down`)).text()
  expect(html).toContain(`<meta property="og:url" content="http://127.0.0.1:${env.PORT}/down">`)
  // Node and npm start in well under a second on an idle machine; the build takes many.
  expect(first).toBeLessThan(10_000)
  await expectEnd(run, 'SIGINT', env.PORT)
}, 400_000)

test('in npm run dev a browser opens the shell, and a member page in it; it ends', async () => {
  const env = await findPorts()
  // In the real folder, because Vite serves no packages through a symlink, and without setup.mjs,
  // which would install packages.
  const run = startCommand(process.execPath, getScriptFile('dev'), env, ROOT)
  await expect.poll(isAnswering(env.PORT), { timeout: 60_000 }).toBe(true)
  const stack = { url: `http://127.0.0.1:${env.PORT}` } as Stack
  const options = { device: 'desktop', width: 1280, height: 960, isAlone: true } as const
  const { page } = await openPage(stack, 'shell/#/bodyFatScale' as '', options)
  expect(new URL(page.url()).pathname).toBe('/shell/')
  await page.frameLocator('iframe').getByText('体重').first().waitFor({ timeout: 60_000 })
  await expect.poll(() => page.locator('body').innerText()).toContain('getToken')
  for (const [path, label] of [
    ['/', 'APP下载'],
    ['/local/vitals', '页面体验'],
    ['/down?x=1', 'APP下载'],
  ] as const) {
    await page.goto(stack.url + path)
    await expect.poll(() => page.title()).toContain(label)
  }
  const getStyleSheets = () =>
    page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => !!(link as HTMLLinkElement).sheet?.cssRules.length))
  await expect.poll(getStyleSheets).toEqual([true])
  // What other commands write, a build above all, reloads no page.
  const written = `${ROOT}.cache/commands-dev.html`
  mkdirSync(`${ROOT}.cache`, { recursive: true })
  writeFileSync(written, '')
  // As pages ask for the next one ahead, and /file for its document.
  expect(await (await fetch(`${stack.url}/set`)).text()).toContain('<title>设置体重</title>')
  expect(await (await fetch(`${stack.url}/legal/privacy.json`)).text()).toContain('隐私政策')
  const unknown = await fetch(`${stack.url}/nothing`, { headers: { accept: 'text/html' } })
  expect(unknown.status).toBe(404)
  await page.waitForTimeout(500)
  rmSync(written)
  expect(run.output).not.toContain('page reload')
  await expectEnd(run, 'SIGINT', env.PORT)
}, 180_000)
