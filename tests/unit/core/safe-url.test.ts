// @vitest-environment happy-dom
import { beforeAll, expect, test, vi } from 'vitest'

const config = vi.hoisted(() => ({ IMAGE_HOSTS: 'img.example.com cdn.example.com', VIDEO_HOSTS: '' }))
vi.mock('#shared/core/config.ts', () => config)
const { imageUrl, linkUrl, videoUrl } = await import('#shared/core/links/safe-url.ts')

beforeAll(() => {
  // biome-ignore lint/suspicious/noExplicitAny: happy-dom's own setter
  ;(window as any).happyDOM.setURL('https://h5.example.com/page')
})

test.for([
  'http://img.example.com/a.png',
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
  expect(imageUrl(value)).toBe('')
  expect(videoUrl(value)).toBe('')
  expect(linkUrl(value)).toBe('')
})

test('videos have hosts of their own; without any the image hosts count', () => {
  expect(videoUrl('/local/video/a.mp4')).toBe('https://h5.example.com/local/video/a.mp4')
  expect(videoUrl('https://img.example.com/a.mp4')).toBe('https://img.example.com/a.mp4')
  config.VIDEO_HOSTS = 'vod.example.com'
  expect(videoUrl('https://vod.example.com/a.mp4')).toBe('https://vod.example.com/a.mp4')
  expect(videoUrl('http://vod.example.com/a.mp4')).toBe('')
  expect(videoUrl('https://img.example.com/a.mp4')).toBe('')
  expect(imageUrl('https://vod.example.com/a.png')).toBe('')
  expect(imageUrl('https://cdn.example.com/a.png')).toBe('https://cdn.example.com/a.png')
  config.VIDEO_HOSTS = ''
})

test('a link may go to a listed host over https only', () => {
  expect(linkUrl('https://help.example.com/x', ['help.example.com'])).toBe('https://help.example.com/x')
  expect(linkUrl('http://help.example.com/x', ['help.example.com'])).toBe('')
  expect(linkUrl('/down?x=1')).toBe('https://h5.example.com/down?x=1')
})
