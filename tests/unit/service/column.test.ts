import { expect, test } from 'vitest'
import { startTest } from './ask.ts'

const { get, post, send } = startTest()

test('list: the fields of a card, in order', async () => {
  const { data } = await post('/api/column/list', { pageNum: 1, pageSize: 99 })
  expect(data.records.map((one: { id: string }) => one.id)).toEqual(['L1001', 'L1002', 'L1003'])
  expect(data.records.map((one: { tag: string }) => one.tag)).toEqual(['NEW', 'HOT', null])
  expect(data.records[0]).not.toHaveProperty('courseList')
})

test('detail: the same for members and visitors, the member one behind the token', async () => {
  const inside = await get('/api/column/detail?columnId=L1001')
  const outside = await get('/api/column/visitor/detail?columnId=L1001', '')
  expect(outside.data).toEqual(inside.data)
  expect(inside.data.courseList.map((one: { status: number }) => one.status)).toEqual([0, 0, 1, 1])
  expect((await get('/api/column/detail?columnId=L1001', '')).status).toBe(401)
  expect(await get('/api/column/detail?columnId=L9')).toMatchObject({ code: 1001, msg: '专栏不存在或已下架' })
})

test('what can be tried plays: a video, in ranges', async () => {
  const { data } = await get('/api/column/detail?columnId=L1001')
  const [video] = data.courseList.flatMap((one: { video: string }) => one.video || [])
  const piece = await send('GET', video, undefined, { range: 'bytes=4-7' })
  expect([piece.status, piece.headers.get('content-type'), await piece.text()]).toEqual([206, 'video/mp4', 'ftyp'])
  expect(piece.headers.get('content-range')).toMatch(/^bytes 4-7\/\d{5}$/)
  expect((await send('GET', '/local/video/none.mp4')).status).toBe(404)
})

test('every picture of a column is there', async () => {
  const { data } = await get('/api/column/detail?columnId=L1001')
  const { mainImage, operationImage, floatImage, joinImage, shareImage } = data
  for (const picture of [mainImage, operationImage, floatImage, joinImage, shareImage]) {
    const response = await send('GET', picture)
    expect(response.headers.get('content-type')).toContain('image/svg+xml')
  }
  expect((await send('GET', '/local/img/scene/nothing.svg')).status).toBe(404)
})
