import type { ColumnCourse, ColumnDetail, ListedColumn } from '#shared/api/column.ts'
import { toImageUrl, toVideoUrl } from '#shared/core/links/safe-url.ts'
import { getCourseMinutes } from '#shared/format/course-minutes.ts'
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
const getAvatars = (list: readonly string[]) => list.map(toImageUrl)

/** Formats the number of participants; undefined without a count. */
const formatCount = (count: number | undefined) => (count === undefined || count < 0 ? undefined : formatGrouped(count))

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
export const toColumnCard = ({ id, name, description, coverImage, tag, joinAvatarList, joinCount }: ListedColumn) => ({
  id,
  name,
  description,
  cover: toImageUrl(coverImage),
  tag: TAGS.get(tag),
  avatars: getAvatars(joinAvatarList),
  joined: formatCount(joinCount),
})
export type ColumnCard = ReturnType<typeof toColumnCard>

const toCourseView = (course: ColumnCourse) => ({
  name: course.name,
  courseNo: course.courseNo,
  courseType: course.type,
  video: toVideoUrl(course.video),
  /** Anything but 0 counts as locked, so that an invalid response unlocks nothing. */
  isLocked: course.status !== 0,
  minutes: formatCount(getCourseMinutes(course.duration)),
  kcal: course.calorie === undefined || course.calorie < 0 ? undefined : formatGrouped(course.calorie),
  avatars: getAvatars(course.trainAvatarList).slice(0, 3),
  trained: formatCount(course.sportPeopleNum),
})
export type CourseView = ReturnType<typeof toCourseView>

/** Converts a column to the view of its page. */
export const toColumnView = (column: ColumnDetail) => ({
  ...toColumnHead(column),
  operation: toImageUrl(column.operationImage),
  float: toImageUrl(column.floatImage),
  join: toImageUrl(column.joinImage),
  courses: column.courseList.map(toCourseView),
  share: {
    ...getColumnCardText(column),
    // A share card without a description gets a default one.
    desc: getColumnCardText(column).desc || COLUMN_TEXTS,
    image: toImageUrl(column.shareImage),
  },
})
export type ColumnView = ReturnType<typeof toColumnView>
