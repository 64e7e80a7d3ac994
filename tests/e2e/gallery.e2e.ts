import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test, vi } from 'vitest'
import { takeAll } from '#scripts/dev/gallery/take-all.ts'

// The site of this run in place of one more build.
vi.mock('#scripts/build/build.ts', () => ({
  buildSite: async ({ outDir, onPages }: { outDir: string; onPages: (done: number, all: number) => void }) => {
    onPages(0, 1)
    cpSync(inject('dist'), outDir, { recursive: true })
    onPages(1, 1)
  },
}))

test('the gallery tells how far it is with pages and pictures, and where they are', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  const message: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => message.push(String(text)) > 0)
  vi.spyOn(console, 'log').mockImplementation((text) => void message.push(String(text)))
  try {
    await takeAll(folder, ['payFailed'])
    const lines = message.join('').split(/[\r\n]+/)
    const reported = lines.flatMap((line) => /^拍图 (\d+)\/(\d+)$/.exec(line)?.slice(1).map(Number) ?? [])
    const all = reported[reported.length - 1]!
    expect(lines.slice(0, 2)).toEqual(['构建页面 0/1', '构建页面 1/1'])
    expect(all).toBeGreaterThan(3)
    expect(reported).toEqual(Array.from({ length: all }, (_, at) => [at + 1, all]).flat())
    expect(message.join('')).toContain(`${all} 张图，0 张有问题：${folder}/index.html`)
    const index = readFileSync(join(folder, 'index.html'), 'utf8')
    const pictures = [...index.matchAll(/src="([^"]+\.png)"/g)].map(([, name]) => decodeURIComponent(name!))
    expect(pictures).toHaveLength(all)
    for (const name of pictures) expect(existsSync(join(folder, name))).toBe(true)
  } finally {
    vi.restoreAllMocks()
    rmSync(folder, { recursive: true, force: true })
  }
}, 120_000)
