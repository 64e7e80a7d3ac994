import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test, vi } from 'vitest'
import { takeAll } from '#scripts/workbench/gallery/take-all.ts'

// The site of this run in place of one more build.
vi.mock('#scripts/site/build/build.ts', () => ({
  buildSite: async ({ outDir, onPages }: { outDir: string; onPages: (done: number, all: number) => void }) => {
    onPages(0, 1)
    cpSync(inject('dist'), outDir, { recursive: true })
    onPages(1, 1)
  },
}))

test('the gallery tells how far it is with pages and pictures, and where they are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  const said: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((words) => said.push(String(words)) > 0)
  vi.spyOn(console, 'log').mockImplementation((words) => void said.push(String(words)))
  try {
    await takeAll(folder, ['payFailed'])
    const lines = said.join('').split(/[\r\n]+/)
    const told = lines.flatMap((line) => /^拍图 (\d+)\/(\d+)$/.exec(line)?.slice(1).map(Number) ?? [])
    const all = told[told.length - 1]!
    expect(lines.slice(0, 2)).toEqual(['构建页面 0/1', '构建页面 1/1'])
    expect(all).toBeGreaterThan(3)
    expect(told).toEqual(Array.from({ length: all }, (_, at) => [at + 1, all]).flat())
    expect(said.join('')).toContain(`${all} 张图，0 张有问题：${folder}/index.html`)
    const index = readFileSync(join(folder, 'index.html'), 'utf8')
    const pictures = [...index.matchAll(/src="([^"]+\.png)"/g)].map(([, name]) => decodeURIComponent(name!))
    expect(pictures).toHaveLength(all)
    for (const name of pictures) expect(existsSync(join(folder, name))).toBe(true)
  } finally {
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true, force: true })
  }
}, 120_000)
