import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { hashSource, integrityOf } from '#scripts/build/headers.ts'
import { writeManifest } from '#scripts/build/manifest.ts'
import { publish, publishedBuilds, rollBack } from '#scripts/deploy/publish.ts'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 20)
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})
const folder = () => {
  folders.push(mkdtempSync(join(tmpdir(), 'publish-')))
  return folders.at(-1)!
}

/** A build of one page with one script. */
function built(name: string, code = name) {
  const dist = folder()
  const boot = `boot('${name}')`
  mkdirSync(`${dist}/down`)
  mkdirSync(`${dist}/assets`)
  writeFileSync(`${dist}/assets/down-${name}.js`, code)
  writeFileSync(
    `${dist}/down/index.html`,
    `<style>p{}</style><script>${boot}</script><script type="module" src="/assets/down-${name}.js" integrity="${integrityOf(code)}" crossorigin></script>`,
  )
  const policy = `script-src 'self' ${hashSource(boot)}; style-src ${hashSource('p{}')}`
  const headers = { '/down': { 'content-security-policy': policy }, '/404': {}, '/assets/*': {}, '/*': {} }
  writeFileSync(`${dist}/_headers.json`, JSON.stringify(headers))
  writeManifest(dist, {})
  return dist
}
const pageOf = (target: string) => readFileSync(`${target}/current/down/index.html`, 'utf8')

test('the script is there before the page that names it', async () => {
  const target = folder()
  const seen: string[] = []
  await publish({
    dist: built('a'),
    target,
    now: NOW,
    activate: (release) => void seen.push(...readdirSync(`${target}/assets`), ...readdirSync(`${release}/down`)),
  })
  expect(seen).toEqual(['down-a.js', 'index.html'])
  expect(readlinkSync(`${target}/current`)).toMatch(/^releases\/20261120000000-\w{6}$/)
  expect(existsSync(`${target}/current/assets`)).toBe(false)
})

test('scripts of earlier builds stay until both their number and their days are over', async () => {
  const target = folder()
  const keep = { target, keepBuilds: 2, keepDays: 30 }
  for (const [index, name] of ['a', 'b', 'c'].entries()) await publish({ ...keep, dist: built(name), now: NOW + index })
  expect(readdirSync(`${target}/assets`)).toEqual(['down-a.js', 'down-b.js', 'down-c.js'])
  await publish({ ...keep, dist: built('d'), now: NOW + 31 * DAY })
  expect(readdirSync(`${target}/assets`)).toEqual(['down-c.js', 'down-d.js'])
  expect(readdirSync(`${target}/releases`)).toHaveLength(2)
})

test('a script that two builds share stays as long as one of them', async () => {
  const target = folder()
  const keep = { target, keepBuilds: 1, keepDays: 0 }
  await publish({ ...keep, dist: built('a'), now: NOW })
  await publish({ ...keep, dist: built('a'), now: NOW + 1 })
  expect(readdirSync(`${target}/assets`)).toEqual(['down-a.js'])
})

test('the build that is served stays, whatever the numbers', async () => {
  const target = folder()
  await publish({ dist: built('a'), target, now: NOW, keepBuilds: 0, keepDays: 0 })
  expect(pageOf(target)).toContain('down-a.js')
  expect(readdirSync(`${target}/assets`)).toEqual(['down-a.js'])
})

test('going back changes pages only, step by step, never forward', async () => {
  const target = folder()
  for (const [index, name] of ['a', 'b', 'c'].entries())
    await publish({ dist: built(name), target, now: NOW + index * 1000 })
  await rollBack(target)
  expect(pageOf(target)).toContain('down-b.js')
  await rollBack(target)
  expect(pageOf(target)).toContain('down-a.js')
  await expect(rollBack(target)).rejects.toThrow('没有更早的构建')
  expect(readdirSync(`${target}/assets`)).toEqual(['down-a.js', 'down-b.js', 'down-c.js'])
  expect(publishedBuilds(target)).toHaveLength(3)
  await publish({ dist: built('d'), target, now: NOW + 9000 })
  expect(pageOf(target)).toContain('down-d.js')
})

test('there is nothing to go back to', async () => {
  const target = folder()
  await expect(rollBack(target)).rejects.toThrow('没有更早的构建')
  await publish({ dist: built('a'), target, now: NOW })
  await expect(rollBack(target)).rejects.toThrow('没有更早的构建')
})

test('where the host does not switch, nothing has changed for people, and the next deploy works', async () => {
  const target = folder()
  await publish({ dist: built('a'), target, now: NOW })
  const refuse = () => Promise.reject(new Error('nginx'))
  await expect(publish({ dist: built('b'), target, now: NOW + 1000, activate: refuse })).rejects.toThrow('nginx')
  await expect(rollBack(target, refuse)).rejects.toThrow('没有更早的构建')
  expect(pageOf(target)).toContain('down-a.js')
  expect(readdirSync(`${target}/assets`)).toEqual(['down-a.js'])
  expect(publishedBuilds(target)).toHaveLength(1)
  await publish({ dist: built('c'), target, now: NOW + 2000 })
  expect(pageOf(target)).toContain('down-c.js')
})

test('a deploy that was killed half way is done again, and leaves nothing behind', async () => {
  const target = folder()
  await publish({ dist: built('a'), target, now: NOW })
  writeFileSync(`${target}/assets/down-b.js.new`, 'ha')
  mkdirSync(`${target}/releases/20261120000001-abcdef`)
  // No process has this number: the kernel's largest is 4194304.
  writeFileSync(`${target}/deploying.json`, JSON.stringify({ pid: 4_194_305, host: hostname() }))
  await publish({ dist: built('b'), target, now: NOW + 2000 })
  expect(pageOf(target)).toContain('down-b.js')
  expect(readdirSync(`${target}/assets`)).toEqual(['down-a.js', 'down-b.js'])
  expect(readdirSync(`${target}/releases`)).toHaveLength(2)
  expect(existsSync(`${target}/deploying.json`)).toBe(false)
})

test('while one deploy is at work another is refused', async () => {
  const target = folder()
  const second: unknown[] = []
  await publish({
    dist: built('a'),
    target,
    now: NOW,
    activate: async () => {
      second.push(await publish({ dist: built('b'), target, now: NOW + 1 }).catch((error) => error.message))
    },
  })
  expect(second).toEqual([expect.stringContaining(`进程 ${process.pid} 正在发布到这里`)])
  expect(pageOf(target)).toContain('down-a.js')
})

test('a deploy lock of another machine counts as held', async () => {
  const target = folder()
  writeFileSync(`${target}/deploying.json`, JSON.stringify({ pid: 4_194_305, host: 'elsewhere' }))
  await expect(publish({ dist: built('a'), target, now: NOW })).rejects.toThrow('elsewhere')
})

test('a build that is served already is no new release; the host is told its settings all the same', async () => {
  const target = folder()
  const dist = built('a')
  const first = await publish({ dist, target, now: NOW })
  const told: string[] = []
  const again = await publish({ dist, target, now: NOW + 1, activate: (release) => void told.push(release) })
  expect(again).toEqual(first)
  expect(told).toEqual([`${target}/releases/${first.id}`])
  expect(readdirSync(`${target}/releases`)).toEqual([first.id])
})

test('a served release that was altered is published anew, and so is one after a step back', async () => {
  const target = folder()
  const dist = built('a')
  await publish({ dist, target, now: NOW })
  writeFileSync(`${target}/current/down/index.html`, 'evil')
  expect((await publish({ dist, target, now: NOW + 1000 })).at).toBe(NOW + 1000)
  expect(pageOf(target)).toContain('down-a.js')
  await publish({ dist: built('b'), target, now: NOW + 2000 })
  await rollBack(target)
  const b = built('b')
  expect((await publish({ dist: b, target, now: NOW + 3000 })).at).toBe(NOW + 3000)
  expect(pageOf(target)).toContain('down-b.js')
})

test('a build is not published into itself', async () => {
  const dist = built('a')
  await expect(publish({ dist, target: `${dist}/www`, now: NOW })).rejects.toThrow('不能在构建目录里面')
  expect(existsSync(`${dist}/www`)).toBe(false)
})

test.for([
  ['a script is missing', (dist: string) => rmSync(`${dist}/assets/down-b.js`), '缺少 /assets/down-b.js'],
  ['a script was changed', (dist: string) => writeFileSync(`${dist}/assets/down-b.js`, 'evil()'), '与 integrity 不符'],
  ['a page is missing', (dist: string) => rmSync(`${dist}/down`, { recursive: true }), '缺少页面'],
  ['the headers are missing', (dist: string) => rmSync(`${dist}/_headers.json`), '缺 _headers.json'],
  [
    'a page was changed',
    (dist: string) => writeFileSync(`${dist}/down/index.html`, '<script>other()</script>'),
    '页内代码与 CSP 不符',
  ],
  [
    'a header injects',
    (dist: string) =>
      writeFileSync(`${dist}/_headers.json`, '{"/down":{"x":"$host"},"/404":{},"/assets/*":{},"/*":{}}'),
    '不允许的字符',
  ],
] as const)('a build that went wrong, %s: nothing is published', async ([, spoil, words]) => {
  const target = folder()
  await publish({ dist: built('a'), target, now: NOW })
  const dist = built('b')
  spoil(dist)
  writeManifest(dist, {})
  await expect(publish({ dist, target, now: NOW + 1 })).rejects.toThrow(words)
  expect(readdirSync(`${target}/assets`)).toEqual(['down-a.js'])
  expect(pageOf(target)).toContain('down-a.js')
})

test('the same name with other content is refused before any page changes', async () => {
  const target = folder()
  await publish({ dist: built('a'), target, now: NOW })
  await expect(publish({ dist: built('a', 'other'), target, now: NOW + 1 })).rejects.toThrow('同名不同内容')
  expect(publishedBuilds(target)).toHaveLength(1)
})
