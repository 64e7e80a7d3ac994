import { Fragment, type ReactNode } from 'react'
import type { ColumnCourse } from '#shared/api/column.ts'
import { type CourseKind, getCourseKind, getCoursePicture } from '#shared/core/course-kind.ts'
import { LockIcon, PlayIcon } from '#shared/ui/icons/icons.tsx'
import { AvatarStack } from '#shared/ui/people/avatar-stack.tsx'
import { type CourseView, toCourseView } from './course-view.ts'

export interface PlanProps {
  courses: readonly ColumnCourse[]
  onMark: (course: CourseView) => void
  onOpen: (course: CourseView) => void
  /** Returns an overlay for a course's row that receives its taps. */
  coverOf?: (course: CourseView) => ReactNode
}

/** The courses of a column, with a heading at the first one of each week. */
export const CoursePlan = ({ courses, onMark, onOpen, coverOf }: PlanProps) => (
  <ol role="list" className="px-5 pt-1.5">
    {courses.map(toCourseView).map((course, index, views) => (
      <Fragment key={index}>
        {course.week && course.week !== views[index - 1]?.week && (
          <li className="pt-4 text-sub font-semibold text-brand-text">{course.week}</li>
        )}
        <CourseRow
          course={course}
          onMark={() => onMark(course)}
          onOpen={() => onOpen(course)}
          cover={coverOf?.(course)}
        />
      </Fragment>
    ))}
  </ol>
)

interface RowProps {
  course: CourseView
  /** Called by the marker: 试看, or 解锁 on a locked course. */
  onMark: () => void
  /** Called by a tap elsewhere on the row. */
  onOpen: () => void
  /** Overlay of the whole row that receives its taps. */
  cover?: ReactNode
}

/** One course of the plan. */
function CourseRow({ course, onMark, onOpen, cover }: RowProps) {
  const { name, courseType, level, minutes, kcal, isLocked, avatars, trained } = course
  const mark = isLocked ? '解锁' : '试看'
  return (
    <li className="relative flex flex-wrap items-center gap-3 border-line py-3.5 [&+&]:border-t">
      <CourseThumb name={name} type={courseType} />
      <div className="min-w-0 flex-[1_1_7em]">
        <h3 className="text-body leading-[1.45]">
          <button
            type="button"
            className="-my-0.5 py-0.5 text-left font-semibold after:absolute after:inset-0 after:content-['']"
            onClick={onOpen}
          >
            <bdi>{name}</bdi>
          </button>
        </h3>
        <p className="text-caption leading-[1.6] text-ink-3">
          {level && <span className="mr-1.5 rounded-tag bg-fill px-1.5 text-ink-2">{level}</span>}
          {minutes !== undefined && (
            <span className="inline-block">
              <b className="num text-note text-ink-2">{minutes}</b> 分钟
            </span>
          )}
          {minutes !== undefined && kcal !== undefined && ' · '}
          {kcal !== undefined && (
            <span className="inline-block">
              <b className="num text-note text-ink-2">{kcal}</b> 千卡
            </span>
          )}
        </p>
        {trained !== undefined && (
          <p className="mt-[5px] flex flex-wrap items-center gap-1.5 text-caption leading-[1.5] text-ink-3">
            {avatars.length > 0 && <AvatarStack sources={avatars} size={18} />}
            {trained} 人练过
          </p>
        )}
      </div>
      <button
        type="button"
        aria-label={`${mark} ${name}`}
        className={`press relative z-[1] ml-auto flex min-h-12 min-w-12 flex-col items-center justify-center gap-0.5 text-caption leading-[1.4] ${isLocked ? 'text-ink-3' : 'font-semibold text-brand-text'}`}
        onClick={onMark}
      >
        <i className={`grid size-[34px] place-items-center rounded-full ${isLocked ? 'bg-fill' : 'bg-brand-soft'}`}>
          {isLocked ? <LockIcon size={20} /> : <PlayIcon size={20} />}
        </i>
        {mark}
      </button>
      {cover}
    </li>
  )
}

const GROUNDS: Record<CourseKind, string> = {
  strength: 'bg-[#e2f3fc]',
  core: 'bg-[#ebedfc]',
  legs: 'bg-[#e4f9ee]',
  cardio: 'bg-[#e4f9ee]',
  knees: 'bg-[#fef2d8]',
  stretch: 'bg-[#ebedfc]',
  neck: 'bg-[#fdebe8]',
}

/** Thumbnail of a course, which has no picture: a person in the pose its name suggests. */
const CourseThumb = ({ name, type }: { name: string; type: string }) => (
  <img
    src={getCoursePicture(name, type)}
    alt=""
    width={76}
    height={76}
    loading="lazy"
    className={`rounded-[16px] p-1 ${GROUNDS[getCourseKind(name, type)]}`}
  />
)
