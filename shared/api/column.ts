import type { Call } from './call.ts'
import { ServiceError } from './errors.ts'
import { address, id, list, number, part, prose, text } from './fields.ts'
import { read } from './http.ts'
import { COLUMNS, columnCall } from './member-calls.ts'
import { type Infer, object } from './schema.ts'

const pictures = list(address, 5)

const ListedColumn = object({
  id,
  name: text(60),
  description: prose(120),
  coverImage: address,
  /** NEW or HOT; anything else shows nothing. */
  tag: text(10),
  joinAvatarList: pictures,
  joinCount: number,
})
/** A column as the list shows it. */
export type ListedColumn = Infer<typeof ListedColumn>

const ColumnCourse = object({
  name: text(60),
  /** 0 try-watch, 1 locked. */
  status: number,
  /** Seconds. */
  duration: number,
  /** kcal */
  calorie: number,
  trainAvatarList: pictures,
  sportPeopleNum: number,
  courseNo: part(id, ''),
  /** The kind of course for the deep link, '' when the service does not say: an optional field, a reading. */
  type: part(id, ''),
  video: address,
})
/** A course of a column. */
export type ColumnCourse = Infer<typeof ColumnCourse>

export const ColumnDetail = object({
  name: text(60),
  description: prose(200),
  mainImage: address,
  joinAvatarList: pictures,
  joinCount: number,
  introduce: prose(1000),
  operationImage: address,
  floatImage: address,
  joinImage: address,
  shareTitle: text(60),
  shareDescription: prose(120),
  shareImage: address,
  courseList: list(ColumnCourse, 200),
})
/** A column with its courses. Pictures are addresses as the service sends them: they still have to pass the image guard. */
export type ColumnDetail = Infer<typeof ColumnDetail>

export const ColumnList = object({ records: list(ListedColumn, 99) })

/** All columns. @throws ServiceError */
export const listColumns = async (signal: AbortSignal): Promise<ListedColumn[]> =>
  (await read(COLUMNS, ColumnList, { signal })).records

/** An empty reply is refused with 查询失败. */
function known(column: ColumnDetail): ColumnDetail {
  if (!column.name) throw new ServiceError('refused', '查询失败')
  return column
}

/** A column for a member. @throws ServiceError */
export const readColumn = async (columnId: string, signal: AbortSignal): Promise<ColumnDetail> =>
  known(await read(columnCall(columnId), ColumnDetail, { signal }))

/** What /columnShare asks first. */
export const sharedColumnCall = (columnId: string): Call => ({
  method: 'GET',
  path: 'api/column/visitor/detail',
  query: { columnId },
})

/** A column for a visitor. @throws ServiceError */
export const readSharedColumn = async (columnId: string, signal: AbortSignal): Promise<ColumnDetail> =>
  known(await read(sharedColumnCall(columnId), ColumnDetail, { signal }))
