import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPageNames } from '#scripts/base/page-names.ts'
import { copyProject } from './copy-project.ts'

const scratch = mkdtempSync(join(tmpdir(), 'new-page-'))
const project = `${scratch}/project/`
beforeAll(() => copyProject(project))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Run a program of the project. @returns what it printed, '' for one that passed */
const run = (script: string, args: readonly string[], env: Record<string, string> = {}) =>
  new Promise<string>((resolve) => {
    const options = { cwd: project, env: { PATH: process.env.PATH, HOME: process.env.HOME, ...env } }
    execFile(process.execPath, [project + script, ...args], options, (error, stdout, stderr) =>
      resolve(error ? `${script}: ${stdout}${stderr}` : ''),
    )
  })

test('a name that breaks files or reports is refused', async () => {
  const routes = `${project}shared/routes.ts`
  const table = readFileSync(routes, 'utf8')
  const names = ['2fast', 'a_b', 'x/y', 'api']
  const rows = names.map((name) => `  '${name}': { title: '试', access: 'public' },\n`).join('')
  writeFileSync(routes, table.replace('  test: {', `${rows}  test: {`))
  const reported = await Promise.all(names.map((name) => run('scripts/dev/new-page.ts', [name])))
  writeFileSync(routes, table)
  const findFailures = (name: string) =>
    expect.stringContaining(`路径只能是英文字母，以小写字母开头，像 sleepReport：${name}\n`)
  expect(reported).toEqual([...['2fast', 'a_b', 'x/y'].map(findFailures), expect.stringContaining('/api 已有别的用途')])
})

const NEW = [['sleepData'], ['sleepGuide'], ['sleepShare', '--share']]

test('pages made by the recipe in README.md pass types and lint, and cost what their rows say', async () => {
  const routes = `${project}shared/routes.ts`
  const rows = `  sleepData: { title: '睡眠数据', access: 'member', dark: true },
  sleepGuide: { title: '睡眠指南', access: 'public' },
  sleepShare: { title: '睡眠分享', access: 'public' },
`
  writeFileSync(routes, readFileSync(routes, 'utf8').replace('  test: {', `${rows}  test: {`))
  for (const args of NEW) expect(await run('scripts/dev/new-page.ts', args)).toBe('')
  const include = [...NEW.map(([name]) => `pages/${name}`), 'shared', 'scripts', 'tests/e2e/costs.ts']
  writeFileSync(`${project}tsconfig.new.json`, JSON.stringify({ extends: './tsconfig.json', include }))
  const checks = await Promise.all([
    run('node_modules/typescript/bin/tsc', ['-p', 'tsconfig.new.json', '--noEmit']),
    run('node_modules/@biomejs/biome/bin/biome', [
      'check',
      '--error-on-warnings',
      ...NEW.map(([name]) => `pages/${name}`),
      'tests/e2e/costs.ts',
    ]),
  ])
  expect(checks).toEqual(['', ''])
  // The other pages take long to build, and nothing of theirs has changed.
  for (const name of getPageNames()) rmSync(`${project}pages/${name}/page.tsx`)
  const dist = `${project}dist`
  expect(await run('scripts/build/main.ts', [], { CI: '1' })).toBe('')
  const costs = ['run', 'tests/e2e/head-calls.e2e.ts', '-t', '^/sleep']
  expect(await run('node_modules/vitest/vitest.mjs', costs, { E2E_DIST: dist })).toBe('')
}, 240_000)
