import { expect, test } from 'vitest'
import { SharedActivity } from '#shared/api/activity.ts'
import { ColumnDetail } from '#shared/api/column.ts'
import { RankingReply } from '#shared/api/group-ranking.ts'

// As storage services sign them for a while.
const long = (length: number) => `https://img.example.com/a.png?security-token=${'x'.repeat(length)}`.slice(0, length)

test.for([300, 900, 2000])('an address of %d characters is whole', (length) => {
  const one = long(length)
  const course = { name: '热身', status: 0, video: one, trainAvatarList: [one] }
  const column = { name: '专栏', mainImage: one, joinAvatarList: [one], courseList: [course] }
  const [read] = ColumnDetail.read(column)!
  expect([read.mainImage, read.joinAvatarList[0], read.courseList[0]!.video]).toEqual([one, one, one])
  expect(read.courseList[0]!.trainAvatarList).toEqual([one])
  expect(SharedActivity.read({ image: one })![0].image).toBe(one)
  expect(RankingReply.read({ groupInfo: { avatarList: [one] } })![0].groupInfo?.avatarList).toEqual([one])
})

test('what is no address leads nowhere: none is cut', () => {
  for (const image of [long(2001), 7, null, {}]) expect(SharedActivity.read({ image })![0].image).toBe('')
})
