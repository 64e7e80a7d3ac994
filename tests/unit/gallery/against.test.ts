import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Window } from 'happy-dom'
import { PNG } from 'pngjs'
import { expect, onTestFinished, test, vi } from 'vitest'
import { shareText, writeAgainst } from '#scripts/workbench/gallery/against-page.ts'
import { compareGalleries, difference } from '#scripts/workbench/gallery/compare.ts'
import { newFolder } from '#tests/unit/new-folder.ts'

/** A white picture with so many black rows at its top. */
function picture(black: number, height = 20): Buffer {
  const png = new PNG({ width: 10, height })
  png.data.fill(255)
  for (let at = 0; at < black * 10; at++) png.data.fill(0, at * 4, at * 4 + 3)
  return PNG.sync.write(png)
}

/** Two galleries in folders of their own. */
function galleries(before: Record<string, Buffer>, after: Record<string, Buffer>) {
  return [before, after].map((pictures) => {
    const folder = newFolder()
    for (const [name, bytes] of Object.entries(pictures)) writeFileSync(`${folder}/${name}`, bytes)
    return folder
  }) as [string, string]
}

const BEFORE = {
  'set-默认.png': picture(3),
  'set-320-px.png': picture(3),
  'down-默认.png': picture(3),
  'down-深色.png': picture(1),
}
const AFTER = {
  'set-默认.png': picture(13),
  'set-320-px.png': picture(3),
  'down-默认.png': picture(3),
  'down-新的.png': picture(2),
}

test('how much of a picture differs; what one has more differs whole', () => {
  expect(difference(picture(3), picture(3))).toEqual({ share: 0 })
  const { share, mark } = difference(picture(3), picture(13))
  expect(share).toBe(0.5)
  expect(PNG.sync.read(mark!)).toMatchObject({ width: 10, height: 20 })
  expect(difference(picture(3, 20), picture(3, 40)).share).toBe(0.5)
  expect([0.5, 0.0004, 0.374].map(shareText)).toEqual(['50.0%', '<0.1%', '37.4%'])
})

test('the changed pair is named with how much, the others are folded, and page and view can be chosen', () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const log = vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  const [before, after] = galleries(BEFORE, AFTER)
  writeAgainst(after, before, [])
  expect(log).toHaveBeenCalledWith(`\n5 对图，3 对不同：${after}/against.html`)

  const window = new Window({
    settings: { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true },
  })
  const { document } = window
  document.write(readFileSync(`${after}/against.html`, 'utf8'))
  const heads = (of: string) => [...document.querySelectorAll(of)].map((one) => one.textContent.replace(/\s+/g, ' '))
  expect(heads('main > article h2')).toEqual([
    '/down 新的 APP下载 新增',
    '/down 深色 APP下载 不再有',
    '/set 默认 设置体重 相差 50.0%',
  ])
  expect(document.querySelector('details')!.open).toBe(false)
  expect(heads('details article h2')).toEqual(['/down 默认 APP下载 没有变化', '/set 320 px 设置体重 没有变化'])
  // Each picture is where the page looks for it.
  const pictures = [...document.querySelectorAll('img')].map((one) => decodeURI(one.getAttribute('src')!))
  expect(pictures).toHaveLength(2 + 3 + 4)
  for (const address of pictures) expect([address, existsSync(`${after}/${address}`)]).toEqual([address, true])

  const status = () => document.querySelector('[role=status]')!.textContent
  expect(status()).toBe('显示 3 对不同，2 对没有变化')
  const choose = (name: string, value: string) => {
    const select = document.querySelector(`select[name=${name}]`) as unknown as HTMLSelectElement
    select.value = value
    select.dispatchEvent(new window.Event('change', { bubbles: true }) as unknown as Event)
  }
  choose('page', 'set')
  expect(status()).toBe('显示 1 对不同，1 对没有变化')
  choose('view', '320 px')
  expect(status()).toBe('显示 0 对不同，1 对没有变化')
  choose('page', '全部')
  choose('view', '全部')
  // By key from pair to pair; what is folded is passed by.
  const focused = () => document.activeElement!.querySelector('h2')?.textContent.split(' ', 2).join(' ')
  const press = (key: string) =>
    document.activeElement!.dispatchEvent(new window.KeyboardEvent('keydown', { key, bubbles: true }))
  press('j')
  expect(focused()).toBe('/down 新的')
  for (const _ of [1, 2, 3]) press('j')
  expect(focused()).toBe('/set 默认')
  press('k')
  expect(focused()).toBe('/down 深色')
})

test('only the pages asked for, and a folder that is not there is named', () => {
  const [before, after] = galleries(BEFORE, AFTER)
  const marks = `${after}/against`
  expect(compareGalleries(before, after, { only: ['set'], marks }).map(({ file }) => file)).toEqual([
    'set-默认.png',
    'set-320-px.png',
  ])
  expect(() => compareGalleries(`${before}-x`, after, { only: [], marks })).toThrow('没有这个目录')
})
