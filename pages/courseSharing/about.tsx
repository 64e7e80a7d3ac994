import { useState } from 'react'
import type { CourseShare } from '#shared/api/course.ts'
import type { EnumName } from '#shared/api/enum-words.ts'
import type { Remote } from '#shared/core/loading/remote.ts'
import { shortened, wellFormed } from '#shared/core/text.ts'
import type { SegmentKey } from '#shared/health/segments.ts'
import { bodyFrame } from '#shared/ui/figures/body-frame.ts'
import { bodyOutline, SEGMENT_PARTS } from '#shared/ui/figures/body-outline.ts'
import { Card } from '#shared/ui/layout/card.tsx'
import { Tag } from '#shared/ui/verdicts/tag.tsx'
import { type CodeWords, codesIn, wordsFor, wordsIn } from './codes.ts'
import { trainedParts } from './model.ts'

interface Props {
  course: CourseShare
  words: Remote<CodeWords>
}

/** What the course is good for, what it is about, and what it takes. */
export function About({ course, words }: Props) {
  /** While the words are on their way, what waits for them keeps its place: one '' per code. */
  const shown = (codes: string, name: EnumName) => {
    const known = wordsIn(words, name)
    return known ? wordsFor(codesIn(codes), known) : codesIn(codes).map(() => '')
  }
  const tags = shown(course.characteristics, 'COURSE_CHARACTERISTIC')
  const parts = shown(course.parts, 'COURSE_TRAINING_SITE')
  const drives = shown(course.drives, 'COURSE_INSTRUMENT')
  const trained = trainedParts(parts)
  // Where no part of it is lit (颈部) a figure tells nothing.
  const hasFigure = parts.length > 0 && (trained.size > 0 || parts.includes(''))
  const text = wellFormed(course.content).trim()
  if (!tags.length && !parts.length && !drives.length && !text) return null
  return (
    <Card>
      <div className="flex flex-col gap-3.5">
        {tags.length > 0 && (
          <p className="flex flex-wrap gap-2">
            {tags.map((word, index) =>
              word ? (
                <Tag key={index} kind="brand">
                  {word}
                </Tag>
              ) : (
                <i key={index} className="skeleton h-[22px] w-16" />
              ),
            )}
          </p>
        )}
        {text && <Description text={text} />}
        {parts.length + drives.length > 0 && (
          <div className="flex flex-wrap items-center gap-4 border-t border-line pt-4 first:border-0 first:pt-0">
            <dl className="flex min-w-[min(100%,10rem)] flex-1 flex-col gap-2.5">
              <WordsRow label="训练部位" words={parts} />
              <WordsRow label="所需器械" words={drives} />
            </dl>
            {hasFigure && <TrainedFigure parts={trained} />}
          </div>
        )}
      </div>
    </Card>
  )
}

function WordsRow({ label, words }: { label: string; words: readonly string[] }) {
  if (!words.length) return null
  return (
    <div className="flex gap-4 text-sub leading-[1.6]">
      <dt className="flex-none text-ink-3">{label}</dt>
      <dd className="min-w-0 flex-1">
        {words[0] ? words.join('、') : <i className="skeleton block h-[1.6em] w-40 max-w-full" />}
      </dd>
    </div>
  )
}

/** More than 60 characters are folded to 58 and 更多. */
function Description({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  const folded = shortened(text)
  return (
    <p className="whitespace-pre-line leading-[1.75] text-ink-2">
      {isOpen ? text : folded.text}
      {folded.isCut && !isOpen && (
        <>
          …
          <button type="button" className="hit px-1 font-semibold text-brand-text" onClick={() => setOpen(true)}>
            更多
          </button>
        </>
      )}
    </p>
  )
}

/** The body with the parts that a course trains in green. Silent: the words stand beside it. */
function TrainedFigure({ parts }: { parts: ReadonlySet<SegmentKey> }) {
  const outline = bodyOutline(bodyFrame('female', {}))
  return (
    <svg width="66" height="180" viewBox="18 -10 164 450" className="h-auto w-[58px]" aria-hidden="true">
      <g stroke="var(--color-surface)" strokeWidth={5} strokeLinejoin="round">
        {SEGMENT_PARTS.map(([key, part]) => (
          <path key={key} d={outline[part]} fill={parts.has(key) ? 'var(--color-brand)' : 'var(--color-fill)'} />
        ))}
        <path d={outline.head} fill="var(--color-fill)" />
      </g>
      <path d={outline.hair} fill="var(--color-tick)" />
    </svg>
  )
}
