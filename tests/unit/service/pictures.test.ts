import { expect, test } from 'vitest'
import { startTest } from './ask.ts'

const { get, send } = startTest()

test.for(['/local/img/avatar/f-xiaotang.svg', '/local/img/avatar/anyone.svg', '/local/img/coach/m-zhouye.svg'])(
  '%s is a picture that may run nothing',
  async (path) => {
    const [first, second] = await Promise.all([send('GET', path), send('GET', path)])
    const svg = await first.text()
    expect(first.status).toBe(200)
    expect(first.headers.get('content-type')).toContain('image/svg+xml')
    expect(first.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'")
    expect(first.headers.get('x-content-type-options')).toBe('nosniff')
    expect(svg).toMatch(/^<svg [^>]*>.*<\/svg>$/s)
    expect(svg).not.toMatch(/undefined|NaN|<script/)
    expect(await second.text()).toBe(svg)
  },
)

test.for(['/local/img/avatar/..%2f.svg', '/local/img/scene/toString.svg', '/local/img/avatar/x.png'])(
  '%s is no picture',
  async (path) => expect((await send('GET', path)).status).toBe(404),
)

test('what can be tried plays: a video, in ranges', async () => {
  const { data } = await get('/api/column/detail?columnId=L1001')
  const [video] = data.courseList.flatMap((item: { video: string }) => item.video || [])
  const piece = await send('GET', video, undefined, { range: 'bytes=4-7' })
  expect([piece.status, piece.headers.get('content-type'), await piece.text()]).toEqual([206, 'video/mp4', 'ftyp'])
  expect(piece.headers.get('content-range')).toMatch(/^bytes 4-7\/\d{5}$/)
  expect((await send('GET', '/local/video/none.mp4')).status).toBe(404)
})
