import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { routes } from '#shared/routes.ts'

const scratch = mkdtempSync(join(tmpdir(), 'only-'))
afterAll(() => rmSync(scratch, { recursive: true }))

const runScript = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [`${ROOT}scripts/${script}/main.ts`, ...args], { encoding: 'utf8' })

test('some pages are built alone, and no host gets them for the site', () => {
  const out = join(scratch, 'part')
  const built = runScript('build', 'payFailed', '/down', '--out', out)
  expect([built.stderr, built.status]).toEqual(['', 0])
  expect(readdirSync(out).filter((name) => name in routes)).toEqual(['down', 'payFailed'])
  expect(readFileSync(`${out}/down/index.html`, 'utf8')).toContain('<main')

  const release = join(scratch, 'release')
  const deployed = runScript('deploy', '--dist', out, '--to', release)
  expect(deployed.status).toBe(1)
  expect(existsSync(release)).toBe(false)
})
