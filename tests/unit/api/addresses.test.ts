import { expect, test } from 'vitest'
import { SharedActivity } from '#shared/api/activity.ts'
import { ColumnDetail } from '#shared/api/column.ts'
import { RankingReply } from '#shared/api/group-ranking.ts'

// As storage services sign them for a while.
const createLongAddress = (length: number) =>
  `https://img.example.com/a.png?security-token=${'x'.repeat(length)}`.slice(0, length)

test.for([300, 900, 2000])('an address of %d characters is whole', (length) => {
  const item = createLongAddress(length)
  const course = { name: '热身', status: 0, video: item, trainAvatarList: [item] }
  const column = { name: '专栏', mainImage: item, joinAvatarList: [item], courseList: [course] }
  const [read] = ColumnDetail.read(column)!
  expect([read.mainImage, read.joinAvatarList[0], read.courseList[0]!.video]).toEqual([item, item, item])
  expect(read.courseList[0]!.trainAvatarList).toEqual([item])
  expect(SharedActivity.read({ image: item })![0].image).toBe(item)
  expect(RankingReply.read({ groupInfo: { avatarList: [item] } })![0].groupInfo?.avatarList).toEqual([item])
})

test('what is no address leads nowhere: none is cut', () => {
  for (const image of [createLongAddress(2001), 7, null, {}]) expect(SharedActivity.read({ image })![0].image).toBe('')
})
