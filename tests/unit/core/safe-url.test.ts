// @vitest-environment happy-dom
import { beforeAll, expect, test, vi } from 'vitest'

const config = vi.hoisted(() => ({ IMAGE_HOSTS: 'img.example.com cdn.example.com', VIDEO_HOSTS: '' }))
vi.mock('#shared/core/config.ts', () => config)
const { toImageUrl, toLinkUrl, toVideoUrl } = await import('#shared/core/links/safe-url.ts')

beforeAll(() => {
  // biome-ignore lint/suspicious/noExplicitAny: happy-dom's own setter
  ;(window as any).happyDOM.setURL('https://h5.example.com/page')
})

test.for([
  'http://evil.example.com/a.png',
  'https://evil.example.com/a.png',
  'https://evilimg.example.com/a.png',
  'https://img.example.com.evil.com/a.png',
  'https://img.example.com@evil.com/a.png',
  'https://user:pw@img.example.com/a.png',
  '//evil.com/a.png',
  '\\\\evil.com\\a.png',
  'https://img.example.com\\@evil.com',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  'blob:https://h5.example.com/1',
  'vbscript:x',
  'file:///etc/passwd',
  'intent://x',
  '',
  null,
  undefined,
  12,
  {},
])('%j is no picture, no video and no link', (value) => {
  expect(toImageUrl(value)).toBe('')
  expect(toVideoUrl(value)).toBe('')
  expect(toLinkUrl(value)).toBe('')
})

test('a listed host may be a wildcard, as in the policy', () => {
  config.IMAGE_HOSTS = '*.qlogo.cn'
  expect(toImageUrl('http://thirdwx.qlogo.cn/mmopen/vi_32/Q0j4/132')).toBe(
    'https://thirdwx.qlogo.cn/mmopen/vi_32/Q0j4/132',
  )
  expect(toImageUrl('https://qlogo.cn/132')).toBe('')
  expect(toImageUrl('https://evilqlogo.cn/132')).toBe('')
  config.IMAGE_HOSTS = 'img.example.com cdn.example.com'
})

test('a refused picture is named in the console of a test build, and in no other', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubEnv('DEBUG', '')
  toImageUrl('https://other.example.com/a.png')
  expect(warn).not.toHaveBeenCalled()
  vi.stubEnv('DEBUG', 'on')
  for (const value of ['https://other.example.com/a.png', '', undefined]) toImageUrl(value)
  expect(warn.mock.calls).toEqual([['IMAGE_HOSTS', 'https://other.example.com/a.png']])
  vi.unstubAllEnvs()
  warn.mockRestore()
})

test('videos have hosts of their own; without any the image hosts count', () => {
  expect(toVideoUrl('/local/video/a.mp4')).toBe('https://h5.example.com/local/video/a.mp4')
  expect(toVideoUrl('https://img.example.com/a.mp4')).toBe('https://img.example.com/a.mp4')
  config.VIDEO_HOSTS = 'vod.example.com'
  expect(toVideoUrl('https://vod.example.com/a.mp4')).toBe('https://vod.example.com/a.mp4')
  expect(toVideoUrl('http://vod.example.com/a.mp4')).toBe('')
  expect(toVideoUrl('https://img.example.com/a.mp4')).toBe('')
  expect(toImageUrl('https://vod.example.com/a.png')).toBe('')
  expect(toImageUrl('https://cdn.example.com/a.png')).toBe('https://cdn.example.com/a.png')
  config.VIDEO_HOSTS = ''
})

test('a link may go to a listed host over https only', () => {
  expect(toLinkUrl('https://help.example.com/x', ['help.example.com'])).toBe('https://help.example.com/x')
  expect(toLinkUrl('http://help.example.com/x', ['help.example.com'])).toBe('')
  expect(toLinkUrl('/down?x=1')).toBe('https://h5.example.com/down?x=1')
})

/** Addresses of pictures as services, storage and WeChat write them. */
test.for([
  ['http://img.example.com/a.png', 'https://img.example.com/a.png'],
  ['HTTP://IMG.example.com/a.png', 'https://img.example.com/a.png'],
  ['http://img.example.com:80/a.png', 'https://img.example.com/a.png'],
  ['//img.example.com/a.png', 'https://img.example.com/a.png'],
  ['http://img.example.com/mmopen/vi_32/Q0j4TwGTfTL/132', 'https://img.example.com/mmopen/vi_32/Q0j4TwGTfTL/132'],
  ['https://img.example.com/头像 1.png', 'https://img.example.com/%E5%A4%B4%E5%83%8F%201.png'],
  ['https://img.example.com/my photo (1).jpg', 'https://img.example.com/my%20photo%20(1).jpg'],
  [' https://img.example.com/a.png ', 'https://img.example.com/a.png'],
  ['https://img.example.com/a%20b.png', 'https://img.example.com/a%20b.png'],
  ['https://img.example.com/a.png?sign=a b+c', 'https://img.example.com/a.png?sign=a%20b+c'],
  [
    'https://img.example.com/课程/封面.webp?x-oss-process=image/resize,w_400',
    'https://img.example.com/%E8%AF%BE%E7%A8%8B/%E5%B0%81%E9%9D%A2.webp?x-oss-process=image/resize,w_400',
  ],
  ['/local/图.png', 'https://h5.example.com/local/%E5%9B%BE.png'],
] as const)('the picture %s is asked for as %s', ([value, href]) => {
  expect(toImageUrl(value)).toBe(href)
})

test('without a list of hosts pictures come from any, over https', () => {
  config.IMAGE_HOSTS = ''
  expect(toImageUrl('https://thirdwx.example.net/mmopen/132')).toBe('https://thirdwx.example.net/mmopen/132')
  expect(toImageUrl('http://thirdwx.example.net/mmopen/132')).toBe('https://thirdwx.example.net/mmopen/132')
  for (const value of ['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'https://user:pw@img.example.com/a.png'])
    expect(toImageUrl(value)).toBe('')
  expect(toLinkUrl('https://evil.example.com/')).toBe('')
  config.IMAGE_HOSTS = 'img.example.com cdn.example.com'
})
