import { useState } from 'react'
import { AvatarStack } from '#shared/ui/avatar-stack.tsx'
import { CourseRow } from './column-course-row.tsx'
import { ColumnTabs } from './column-tabs.tsx'
import type { ColumnView, CourseView } from './column-view.ts'

interface Props {
  column: ColumnView
  onMark: (course: CourseView) => void
  onOpen: (course: CourseView) => void
}

/** What stands on the sheet under the picture. */
export function ColumnBody({ column, onMark, onOpen }: Props) {
  const { name, description, avatars, joined, introduce, operation, courses } = column
  return (
    <>
      <div className="px-5 pt-6">
        <h2 className="text-page leading-[1.35]">{name}</h2>
        {description && <p className="mt-1 leading-[1.6] text-ink-2">{description}</p>}
        {joined !== undefined && (
          <p className="mt-3.5 flex flex-wrap items-center gap-2.5 text-sub text-ink-2">
            {avatars.length > 0 && <AvatarStack sources={avatars} size={28} />}
            <span>
              <b className="num mr-0.5 text-label text-ink">{joined}</b>人已参加
            </span>
          </p>
        )}
        {introduce && (
          <p className="mt-4 rounded-tile bg-canvas px-4 py-3.5 text-sub leading-[1.75] text-ink-2">{introduce}</p>
        )}
      </div>
      <ColumnTabs
        details={
          operation ? <Operation key={operation} src={operation} name={name} /> : <Nothing words="暂无活动详情" />
        }
        plan={
          courses.length ? (
            <ol className="px-5 pt-1.5">
              {courses.map((course, index) => (
                <CourseRow
                  key={index}
                  course={course}
                  index={index}
                  onMark={() => onMark(course)}
                  onOpen={() => onOpen(course)}
                />
              ))}
            </ol>
          ) : (
            <Nothing words="课程正在准备中" />
          )
        }
      />
    </>
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
      className="min-h-40 w-full"
      onError={() => setFailed(true)}
    />
  )
}

const Nothing = ({ words }: { words: string }) => <p className="px-5 py-14 text-center text-ink-2">{words}</p>
