// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { getExportChannel } from '#pages/analysis/export.tsx'
import type { Environment } from '#shared/bridge/container.ts'
import { downloadFile, shareData } from '#shared/features/share-file/share-file.ts'

const file = new File(['DATE'], '测量记录-20261122.csv', { type: 'text/csv' })
const browser = { platform: 'ios', container: 'browser', mayBeNative: false } as Environment
const setNavigator = (navigatorPart: object) => Object.assign(navigator, navigatorPart)
afterEach(() => {
  setNavigator({ canShare: undefined, share: undefined })
  vi.unstubAllGlobals()
})

const WAYS: [string, (() => boolean) | undefined, Partial<Environment>, string][] = [
  ['the share sheet where it takes files', () => true, browser, 'share'],
  ['also in a web view', () => true, { ...browser, mayBeNative: true }, 'share'],
  ['a download where it takes none', () => false, browser, 'download'],
  ['a download where there is none', undefined, browser, 'download'],
  [
    'a download where asking fails',
    () => {
      throw new TypeError('files')
    },
    browser,
    'download',
  ],
  ['text in a web view, which does nothing with a download', undefined, { ...browser, mayBeNative: true }, 'copy'],
  ['text in WeChat', undefined, { ...browser, container: 'wechat' }, 'copy'],
]
test.for(WAYS)('%s', ([, canShare, where, channel]) => {
  setNavigator({ canShare })
  expect(getExportChannel(file, where as Environment)).toBe(channel)
})

test('leaving the share sheet is an answer, a refusal is none', async () => {
  const shareWith = (error?: DOMException) => {
    setNavigator({
      share: async () => {
        if (error) throw error
      },
    })
    return shareData({ files: [file] })
  }
  expect(await shareWith()).toBe(true)
  expect(await shareWith(new DOMException('', 'AbortError'))).toBe(true)
  expect(await shareWith(new DOMException('', 'NotAllowedError'))).toBe(false)
  setNavigator({ share: undefined })
  expect(await shareData({ files: [file] })).toBe(false)
})

test('a download has the file and its name', () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  const clicked: [string, string][] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push([this.href, this.download])
  })
  downloadFile(file)
  expect(clicked).toEqual([['blob:1', '测量记录-20261122.csv']])
  expect(URL.createObjectURL).toHaveBeenCalledWith(file)
})
