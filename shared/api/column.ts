import type { Call } from './call.ts'
import {
  boolean,
  code,
  type DescribedCall,
  describe,
  GREATEST,
  group,
  integer,
  label,
  lesson,
  may,
  measure,
  picture,
  string,
} from './describe.ts'
import { ServiceError } from './errors.ts'
import { address, formattedText, id, list, number, optional, text } from './fields.ts'
import { COLUMNS, createColumnCall } from './member-calls.ts'
import { type CallQuery, createQuery } from './query.ts'
import { type Infer, object } from './schema.ts'

const pictures = list(address, 5)

const ListedColumn = object({
  id: describe(id, string('专栏编号', 'L1001')),
  name: describe(text(60), label('名称', '28 天燃脂塑形营')),
  description: describe(formattedText(120), may(string('一句话介绍', '每天 20 分钟，把运动变成习惯'))),
  coverImage: describe(address, may(picture('封面'))),
  tag: describe(text(10), may(string('NEW 或 HOT，其他不显示', 'NEW'))),
  joinAvatarList: describe(pictures, may(group('参加者的头像'))),
  joinCount: describe(number, integer('参加人数', '人', [0, GREATEST], 28)),
  /** Number of courses and their seconds: optional fields, a reading. */
  courseNum: describe(number, may(integer('课程节数', '节', [0, 1000], 4))),
  courseDuration: describe(number, may(integer('全部课程的时长', '秒', [0, GREATEST], 4440))),
})
/** A column as the list shows it. */
export type ListedColumn = Infer<typeof ListedColumn>

const ColumnCourse = object({
  name: describe(text(60), label('课程名称', '唤醒燃脂 · 全身激活')),
  status: describe(number, code('0 可试看，1 未解锁', [0, 1])),
  duration: describe(number, may(lesson())),
  calorie: describe(number, may(measure('消耗', '千卡', [0, 100_000], 96))),
  trainAvatarList: describe(pictures, may(group('练过的人的头像'))),
  sportPeopleNum: describe(number, may(integer('练过的人数', '人', [0, GREATEST], 28))),
  courseNo: describe(optional(id, ''), may(string('课程编号', 'C1001'))),
  /** Kind of course for the deep link, '' if missing: an optional field, a reading. */
  type: describe(optional(id, ''), may(string('课程类型，深链里用', '1'))),
  video: describe(address, may(picture('试看视频'))),
  /** Week of the plan from 1, and level: optional fields, a reading. */
  week: describe(number, may(integer('第几周，排序用', '', [1, 100], 1))),
  difficultyName: describe(text(8), may(string('难度', '初级'))),
})
/** A course of a column. */
export type ColumnCourse = Infer<typeof ColumnCourse>

export const ColumnDetail = object({
  name: describe(text(60), label('名称', '28 天燃脂塑形营')),
  description: describe(formattedText(200), may(string('一句话介绍', '每天 20 分钟，把运动变成习惯'))),
  mainImage: describe(address, may(picture('主图'))),
  joinAvatarList: describe(pictures, may(group('参加者的头像'))),
  joinCount: describe(number, integer('参加人数', '人', [0, GREATEST], 28)),
  introduce: describe(formattedText(1000), may(string('介绍', '由浅入深的四周计划。'))),
  operationImage: describe(address, may(picture('运营图'))),
  floatImage: describe(address, may(picture('悬浮的二维码'))),
  joinImage: describe(address, may(picture('加入群的二维码'))),
  shareTitle: describe(text(60), may(string('分享标题', '28 天燃脂塑形营，一起来练'))),
  shareDescription: describe(formattedText(120), may(string('分享说明', '每天 20 分钟，把运动变成习惯'))),
  shareImage: describe(address, may(picture('分享图'))),
  courseList: describe(list(ColumnCourse, 200), group('课程')),
})
/**
 * A column with its courses. Picture URLs are unchecked: they still have to pass the image guard.
 */
export type ColumnDetail = Infer<typeof ColumnDetail>

export const ColumnList = object({ records: describe(list(ListedColumn, 99), group('专栏')) })

/** All columns. */
export const COLUMNS_QUERY: CallQuery<ListedColumn[]> = createQuery(
  COLUMNS,
  ColumnList,
  async (reply) => (await reply).records,
)

/** An empty reply is refused with 查询失败. */
async function assertColumn(reply: Promise<ColumnDetail>): Promise<ColumnDetail> {
  const column = await reply
  if (!column.name) throw new ServiceError('refused', '查询失败')
  return column
}

/** A column for a member. */
export const createColumnQuery = (columnId: string): CallQuery<ColumnDetail> =>
  createQuery(createColumnCall(columnId), ColumnDetail, assertColumn)

const createSharedColumnCall = (columnId: string): Call => ({
  method: 'GET',
  path: 'api/column/visitor/detail',
  query: { columnId },
})

/** A column for a visitor. */
export const createSharedColumnQuery = (columnId: string): CallQuery<ColumnDetail> =>
  createQuery(createSharedColumnCall(columnId), ColumnDetail, assertColumn)

const ColumnQuery = object({ columnId: describe(id, string('专栏编号', 'L1001')) })
const EXTRAS = {
  id: may(string('专栏编号', 'L1001')),
  'courseList.trainEndFlag': may(boolean('是否练完')),
}
export const COLUMN_CALLS = [
  {
    name: 'listColumns',
    title: '全部专栏',
    who: 'member',
    isReading: true,
    body: object({
      pageNum: describe(number, integer('页码，从 1 开始', '', [1, 1_000_000], 1)),
      pageSize: describe(number, integer('每页条数', '条', [1, 1000], 99)),
    }),
    replies: [ColumnList],
    ask: () => COLUMNS,
    gives: { columnId: 'records.0.id' },
  },
  {
    name: 'readColumn',
    title: '一个专栏，会员看到的',
    who: 'member',
    isReading: true,
    query: ColumnQuery,
    replies: [ColumnDetail],
    extras: EXTRAS,
    needs: ['columnId'],
    ask: ({ columnId }) => createColumnCall(columnId!),
    gives: { courseNo: 'courseList.0.courseNo', courseType: 'courseList.0.type' },
  },
  {
    name: 'readSharedColumn',
    title: '一个专栏，访客看到的',
    who: 'visitor',
    query: ColumnQuery,
    replies: [ColumnDetail],
    extras: EXTRAS,
    needs: ['columnId'],
    ask: ({ columnId }) => createSharedColumnCall(columnId!),
  },
] as const satisfies readonly DescribedCall[]
