import type { ColumnDetail, ListedColumn } from '#shared/api/column.ts'
import { toImageUrl } from '#shared/core/links/safe-url.ts'
import { formatGrouped } from '#shared/format/numbers.ts'

type CardSource = Pick<ColumnDetail, 'name' | 'description' | 'shareTitle' | 'shareDescription'>

/** Default description of a column. */
export const COLUMN_TEXTS = '跟着计划练，在家也能坚持'

/**
 * Title and description of a column's share card: its own share text, else its name and
 * description.
 */
export const getColumnCardText = ({ name, description, shareTitle, shareDescription }: CardSource) => ({
  title: shareTitle || name,
  desc: shareDescription || description,
})

/** Guarded avatars; a rejected address becomes '', which shows the generated head. */
export const getAvatars = (list: readonly string[]) => list.map(toImageUrl)

/** Formats the number of participants; undefined without a count. */
export const formatCount = (count: number | undefined) =>
  count === undefined || count < 0 ? undefined : formatGrouped(count)

/** Converts a column to the view of its page's first screen. */
export const toColumnHead = ({ name, description, mainImage, joinAvatarList, joinCount, introduce }: ColumnDetail) => ({
  name,
  description,
  hero: toImageUrl(mainImage),
  avatars: getAvatars(joinAvatarList),
  joined: formatCount(joinCount),
  introduce,
})

/** Names of the tags NEW and HOT; other tags are not displayed. */
const TAGS = new Map<string, '最新' | '最热'>([
  ['NEW', '最新'],
  ['HOT', '最热'],
])

/** Converts a column to a card of the list. */
export const toColumnCard = ({ courseNum = 0, courseDuration = 0, ...column }: ListedColumn) => ({
  id: column.id,
  name: column.name,
  description: column.description,
  cover: toImageUrl(column.coverImage),
  tag: TAGS.get(column.tag),
  avatars: getAvatars(column.joinAvatarList),
  joined: formatCount(column.joinCount),
  /** '4 节 · 共 74 分钟', as far as the service sends it. */
  extent: [
    courseNum >= 1 && `${formatGrouped(Math.floor(courseNum))} 节`,
    courseDuration >= 60 && `共 ${formatGrouped(Math.floor(courseDuration / 60))} 分钟`,
  ]
    .filter(Boolean)
    .join(' · '),
})
export type ColumnCard = ReturnType<typeof toColumnCard>

/** Converts a column to the view of its page. */
export const toColumnView = (column: ColumnDetail) => ({
  ...toColumnHead(column),
  operation: toImageUrl(column.operationImage),
  float: toImageUrl(column.floatImage),
  join: toImageUrl(column.joinImage),
  courses: column.courseList,
  share: {
    ...getColumnCardText(column),
    // A share card without a description gets a default one.
    desc: getColumnCardText(column).desc || COLUMN_TEXTS,
    image: toImageUrl(column.shareImage),
  },
})
export type ColumnView = ReturnType<typeof toColumnView>
