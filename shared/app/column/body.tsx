import { type ReactNode, useState } from 'react'
import { CourseRow } from './course-row.tsx'
import { ColumnTabs } from './tabs.tsx'
import type { ColumnView, CourseView } from './view.ts'

interface Props {
  column: ColumnView
  onMark: (course: CourseView) => void
  onOpen: (course: CourseView) => void
  /** Over a course's row: what takes its taps. */
  coverOf?: (course: CourseView) => ReactNode
}

/** What stands on the sheet under its head: what the column brings, course by course. */
export function ColumnBody({ column, onMark, onOpen, coverOf }: Props) {
  const { name, operation, courses } = column
  return (
    <ColumnTabs
      details={operation ? <Operation key={operation} src={operation} name={name} /> : <Nothing words="暂无活动详情" />}
      plan={
        courses.length ? (
          <ol role="list" className="px-5 pt-1.5">
            {courses.map((course, index) => (
              <CourseRow
                key={index}
                course={course}
                onMark={() => onMark(course)}
                onOpen={() => onOpen(course)}
                cover={coverOf?.(course)}
              />
            ))}
          </ol>
        ) : (
          <Nothing words="课程正在准备中" />
        )
      }
    />
  )
}

/** The operation picture is as tall as it likes; below the fold, nothing moves above it. */
function Operation({ src, name }: { src: string; name: string }) {
  const [failed, setFailed] = useState(false)
  if (failed) return <Nothing words="图片加载失败，请稍后再看" />
  return (
    <img
      src={src}
      alt={`${name}活动详情`}
      loading="lazy"
      decoding="async"
      className="mx-auto my-4 min-h-40 w-[calc(100%-32px)] rounded-tile bg-fill"
      onError={() => setFailed(true)}
    />
  )
}

const Nothing = ({ words }: { words: string }) => <p className="px-5 py-14 text-center text-ink-2">{words}</p>
