import { beforeEach, expect, test, vi } from 'vitest'
import { loadPicture } from '#shared/features/poster/load-picture.ts'

const asked: string[] = []
/** Whether an address loads. */
let allowed = (_src: string) => true

class FakeImage {
  naturalWidth = 8
  naturalHeight = 8
  crossOrigin: string | null = null
  onload?: () => void
  onerror?: () => void
  set src(src: string) {
    asked.push(src)
    queueMicrotask(() =>
      (allowed(src) && (src.startsWith('data:') || this.crossOrigin) ? this.onload : this.onerror)?.(),
    )
  }
}

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('Image', FakeImage)
  vi.stubGlobal('location', { origin: 'https://h5.example.com', href: 'https://h5.example.com/pkShare?pkNo=1' })
  return () => vi.unstubAllGlobals()
})

test('a picture that the cache holds without CORS is asked for once more under another address', async () => {
  allowed = (src) => src.includes('poster=1')
  expect(await loadPicture('https://cdn.example.com/a.jpg?w=200')).toBeDefined()
  expect(asked).toEqual(['https://cdn.example.com/a.jpg?w=200', 'https://cdn.example.com/a.jpg?w=200&poster=1'])
})

test('a picture that its host does not allow is left out, one of this site is asked for once', async () => {
  allowed = () => false
  expect(await loadPicture('https://cdn.example.com/a.jpg')).toBeUndefined()
  expect(await loadPicture('/local/img/a.svg')).toBeUndefined()
  expect(asked).toHaveLength(3)
})
