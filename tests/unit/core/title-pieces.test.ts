import { expect, test } from 'vitest'
import { titlePieces } from '#shared/core/title-pieces.ts'

/** The pieces that are drawn, words in brackets. */
const told = (title: string) => titlePieces(title).map((piece, index) => (index % 2 ? `[${piece}]` : piece))

test.for([
  ['三十段间歇挑战', '[三十段][间歇][挑战]'],
  ['早起燃脂小分队', '[早起][燃脂][小分队]'],
  ['全身燃脂力量循环', '[全身][燃脂][力量][循环]'],
  ['力量镜新手入门：从第一次开机', '[力量镜][新手][入门]：从[第一次]开机'],
  ['到第一次力竭，一步一步认识', '到[第一次]力竭，[一步一步]认识'],
  ['28 天燃脂塑形营', '[28 天][燃脂][塑形营]'],
  ['家庭燃卡挑战赛小组', '[家庭][燃卡][挑战赛]小组'],
  ['早起训练营打卡群', '[早起][训练营][打卡]群'],
  ['30分钟HIIT训练', '[30分钟]HIIT[训练]'],
  ['肩颈舒展 7 日课', '[肩颈][舒展] [7 日]课'],
  ['林晓棠和朋友们', '林晓棠和朋友们'],
])('%s', ([title, pieces]) => expect(told(title!).join('')).toBe(pieces))

test.for(['', ' ', '燃', '燃脂', '燃脂燃脂', '🔥燃脂تحدي القوة', '\ud83d燃脂', '1234567890天'])(
  'the pieces of "%s" are the title, in its order',
  (title) => expect(titlePieces(title).join('')).toBe(title),
)
