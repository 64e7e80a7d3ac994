import type { ColumnCourse } from '#shared/api/column.ts'
import { toVideoUrl } from '#shared/core/links/safe-url.ts'
import { getCourseMinutes } from '#shared/format/course-minutes.ts'
import { formatGrouped } from '#shared/format/numbers.ts'
import { formatCount, getAvatars } from './view.ts'

/** Converts a course of a column to its row. */
export const toCourseView = (course: ColumnCourse) => ({
  name: course.name,
  courseNo: course.courseNo,
  courseType: course.type,
  video: toVideoUrl(course.video),
  /** Anything but 0 counts as locked, so that an invalid response unlocks nothing. */
  isLocked: course.status !== 0,
  /** '第 2 周'; '' where the course has no week. */
  week: course.week && course.week >= 1 ? `第 ${Math.floor(course.week)} 周` : '',
  level: course.difficultyName,
  minutes: formatCount(getCourseMinutes(course.duration)),
  kcal: course.calorie === undefined || course.calorie < 0 ? undefined : formatGrouped(course.calorie),
  avatars: getAvatars(course.trainAvatarList).slice(0, 3),
  trained: formatCount(course.sportPeopleNum),
})
export type CourseView = ReturnType<typeof toCourseView>
