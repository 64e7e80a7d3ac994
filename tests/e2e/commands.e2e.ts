import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { ROOT } from '#scripts/build/page-names.ts'
import { freePort } from '#scripts/serve/nginx-server.ts'
import { openPage } from './browser.ts'
import type { Stack } from './stack.ts'

const scratch = mkdtempSync(join(tmpdir(), 'commands-'))
/** The project as somebody has it who installed it and did nothing else. */
const project = `${scratch}/project/`
const LEFT_OUT = new Set(['node_modules', '.git', 'dist', '.data', '.cache'])
const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { scripts: Record<string, string> }
const running: ChildProcess[] = []

beforeAll(() => {
  cpSync(ROOT, project, { recursive: true, filter: (path) => !LEFT_OUT.has(relative(ROOT, path)) })
  symlinkSync(`${ROOT}node_modules`, `${project}node_modules`)
  // What npm of another version knows and this one does not.
  writeFileSync(`${scratch}/npmrc`, 'nodedir=/usr\n')
})
afterEach(() => {
  for (const { pid } of running.splice(0)) if (isAlive(pid!)) process.kill(-pid!, 'SIGKILL')
})
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** A newcomer's environment: nothing of this test runner's. */
const environment = (more: Record<string, string> = {}) => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NPM_CONFIG_USERCONFIG: `${scratch}/npmrc`,
  ...more,
})

/** Everything in the project, with its content by time and size. */
const listing = () =>
  readdirSync(project, { recursive: true, encoding: 'utf8' })
    .filter((path) => !path.startsWith('node_modules'))
    .sort()

test.for(Object.keys(scripts))('npm run %s -- --help says what it does and touches nothing', (name) => {
  const before = listing()
  const { status, stdout, stderr } = spawnSync('npm', ['run', name, '--', '--help'], {
    cwd: project,
    encoding: 'utf8',
    env: environment(),
  })
  const said = stdout.replace(/^> .*\n/gm, '').trim()
  expect([status, stderr]).toEqual([0, ''])
  expect(said).toMatch(/^用法：npm /)
  // More than the way to call it: a sentence.
  expect(said).toMatch(/\n\n.+[。；：）]?/)
  expect(listing()).toEqual(before)
})

test.for(Object.entries(scripts))('before anything is installed npm run %s -- --help installs nothing', ([, line]) => {
  const bare = mkdtempSync(join(scratch, 'bare-'))
  cpSync(`${project}scripts`, `${bare}/scripts`, { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) cpSync(project + file, `${bare}/${file}`)
  const args = line.split(' ').slice(2)
  const { status, stdout, stderr } = spawnSync('node', [...args, '--help'], {
    cwd: bare,
    encoding: 'utf8',
    env: environment(),
  })
  expect([status, stderr, stdout]).toEqual([0, '', expect.stringMatching(/^用法：npm [^$]+\n$/)])
  expect(readdirSync(bare).sort()).toEqual(['package-lock.json', 'package.json', 'scripts'])
})

/** Start a command in a process group of its own. */
function start(program: string, args: string[], env: Record<string, string>, cwd = project) {
  const child = spawn(program, args, { cwd, env: environment(env), detached: true })
  running.push(child)
  const run = { child, pid: child.pid!, said: '' }
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (run.said += text))
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

const ports = async () => ({ PORT: String(await freePort()), SERVICE_PORT: String(await freePort()) })
const answers = (port: string) => () =>
  fetch(`http://127.0.0.1:${port}/down`, { headers: { accept: 'text/html' } }).then(
    ({ ok }) => ok,
    () => false,
  )

test.for([
  ['dev', 'SIGINT', 'npm'],
  ['dev', 'SIGTERM', 'npm'],
  ['dev', 'SIGTERM', 'node'],
  ['preview', 'SIGINT', 'npm'],
  ['preview', 'SIGTERM', 'npm'],
  ['start', 'SIGINT', 'npm'],
  ['start', 'SIGTERM', 'npm'],
] as const)('npm run %s ends with all it started: %s to %s', async ([name, signal, program]) => {
  cpSync(inject('dist'), `${project}dist`, { recursive: true })
  const env = await ports()
  const options = name === 'start' ? ['--no-build'] : []
  const args = program === 'npm' ? ['run', name, '--', ...options] : scripts[name]!.split(' ').slice(2)
  // Vite serves no packages from behind a link.
  const run = start(program, args, env, name === 'dev' ? ROOT : project)
  await expect.poll(answers(env.PORT), { timeout: 60_000 }).toBe(true)
  // A browser that keeps its connection open holds nothing up.
  const held = await fetch(`http://127.0.0.1:${env.PORT}/down`)
  process.kill(run.pid, signal)
  await expect.poll(() => isAlive(run.pid), { timeout: 8_000, interval: 50 }).toBe(false)
  expect(await answers(env.PORT)()).toBe(false)
  await held.body?.cancel().catch(() => {})
})

test.for([
  ['start', 'PORT'],
  ['start', 'SERVICE_PORT'],
  ['dev', 'PORT'],
  ['dev', 'SERVICE_PORT'],
  ['preview', 'PORT'],
  ['edge', 'EDGE_PORT'],
] as const)('npm run %s at a taken %s fails before any long step, by its name', async ([name, setting]) => {
  cpSync(inject('dist'), `${project}dist`, { recursive: true })
  const before = listing()
  const taken = createServer().listen(0, '127.0.0.1')
  await new Promise((done) => taken.once('listening', done))
  const { port } = taken.address() as { port: number }
  const run = start('npm', ['run', name], { ...(await ports()), [setting]: String(port) })
  const code = await new Promise((done) => run.child.once('close', done))
  taken.close()
  expect(code).toBe(1)
  expect(run.said).toContain(`端口 ${port} 已被占用，请用 ${setting} 换一个`)
  expect(run.said).not.toContain('构建')
  expect(listing()).toEqual(before)
})

test('npm start says at once what it does, tells how far it is, and warns of nothing', async () => {
  const env = await ports()
  const began = performance.now()
  const run = start('npm', ['start'], env)
  await expect.poll(() => run.said, { timeout: 10_000, interval: 20 }).toContain('正在准备')
  const first = performance.now() - began
  await expect.poll(() => run.said, { timeout: 300_000 }).toContain('已就绪')
  expect(run.said).toMatch(/正在准备 …\n构建页面 0\/31\n(构建页面 \d+\/31\n)+/)
  expect(run.said).not.toMatch(/warn|Warning|deprecat/i)
  const html = await (await fetch(`http://127.0.0.1:${env.PORT}/down`)).text()
  expect(html).toContain(`<meta property="og:url" content="http://127.0.0.1:${env.PORT}/down">`)
  // Node and npm start in well under a second on an idle machine; the build takes many.
  expect(first).toBeLessThan(10_000)
}, 400_000)

test('in npm run dev a browser opens the shell, and a member page in it', async () => {
  const env = await ports()
  start('npm', ['run', 'dev'], env, ROOT)
  await expect.poll(answers(env.PORT), { timeout: 60_000 }).toBe(true)
  const stack = { url: `http://127.0.0.1:${env.PORT}` } as Stack
  const { page } = await openPage(stack, 'shell/#/bodyFatScale' as '', { device: 'desktop', width: 1280, height: 960 })
  expect(new URL(page.url()).pathname).toBe('/shell/')
  await page.frameLocator('iframe').getByText('体重').first().waitFor({ timeout: 60_000 })
  await expect.poll(() => page.locator('body').innerText()).toContain('getToken')
  for (const [path, words] of [
    ['/', 'APP下载'],
    ['/local/chat/desk', '客服工作台'],
    ['/down?x=1', 'APP下载'],
  ] as const) {
    await page.goto(stack.url + path)
    await expect.poll(() => page.title()).toContain(words)
  }
  const unknown = await fetch(`${stack.url}/nothing`, { headers: { accept: 'text/html' } })
  expect(unknown.status).toBe(404)
}, 180_000)
