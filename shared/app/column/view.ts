import type { ColumnCourse, ColumnDetail, ListedColumn } from '#shared/api/column.ts'
import { courseMinutes } from '#shared/core/dates/course-minutes.ts'
import { imageUrl, videoUrl } from '#shared/core/links/safe-url.ts'
import { grouped } from '#shared/core/numbers.ts'

type CardSource = Pick<ColumnDetail, 'name' | 'description' | 'shareTitle' | 'shareDescription'>

/** Of any column. */
export const COLUMN_WORDS = '跟着计划练，在家也能坚持'

/** What a friend reads of a column: its own words for sharing, else its name and description. */
export const columnCardText = ({ name, description, shareTitle, shareDescription }: CardSource) => ({
  title: shareTitle || name,
  desc: shareDescription || description,
})

/** Pictures that passed the guard; a refused one keeps its place and shows the drawn head. */
const faces = (list: readonly string[]) => list.map(imageUrl)

/** How many have joined, as text; undefined when the service does not say. */
const countText = (count: number | undefined) => (count === undefined || count < 0 ? undefined : grouped(count))

/** What a column's page shows first. */
export const columnHead = ({ name, description, mainImage, joinAvatarList, joinCount, introduce }: ColumnDetail) => ({
  name,
  description,
  hero: imageUrl(mainImage),
  avatars: faces(joinAvatarList),
  joined: countText(joinCount),
  introduce,
})

/** NEW is shown as newest, HOT as hot; anything else shows nothing. */
const TAGS = new Map<string, '最新' | '最热'>([
  ['NEW', '最新'],
  ['HOT', '最热'],
])

/** A column as a card of the list. */
export const columnCard = ({ id, name, description, coverImage, tag, joinAvatarList, joinCount }: ListedColumn) => ({
  id,
  name,
  description,
  cover: imageUrl(coverImage),
  tag: TAGS.get(tag),
  avatars: faces(joinAvatarList),
  joined: countText(joinCount),
})
export type ColumnCard = ReturnType<typeof columnCard>

const courseView = (course: ColumnCourse) => ({
  name: course.name,
  courseNo: course.courseNo,
  courseType: course.type,
  video: videoUrl(course.video),
  /** Anything but 0 counts as locked, so that a spoilt reply unlocks nothing. */
  isLocked: course.status !== 0,
  minutes: countText(courseMinutes(course.duration)),
  kcal: course.calorie === undefined || course.calorie < 0 ? undefined : grouped(course.calorie),
  avatars: faces(course.trainAvatarList).slice(0, 3),
  trained: countText(course.sportPeopleNum),
})
export type CourseView = ReturnType<typeof courseView>

/** A column as its page shows it. */
export const columnView = (column: ColumnDetail) => ({
  ...columnHead(column),
  operation: imageUrl(column.operationImage),
  float: imageUrl(column.floatImage),
  join: imageUrl(column.joinImage),
  courses: column.courseList.map(courseView),
  share: {
    ...columnCardText(column),
    // A card without words tells nobody what it is.
    desc: columnCardText(column).desc || COLUMN_WORDS,
    image: imageUrl(column.shareImage),
  },
})
export type ColumnView = ReturnType<typeof columnView>
