import { type ReactNode, useEffect, useState } from 'react'
import { type CourseShare, createCourseQuery } from '#shared/api/course.ts'
import type { EnumName } from '#shared/api/enum-labels.ts'
import { getCoursePicture } from '#shared/core/course-kind.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { QueryView } from '#shared/data/query-view.tsx'
import { requireIds, useQuery } from '#shared/data/use-query.ts'
import { PosterButton } from '#shared/features/poster/button.tsx'
import { ERROR_STATE, ShareError } from '#shared/features/share-page/share-error.tsx'
import { getCourseMinutes } from '#shared/format/course-minutes.ts'
import { addCommas } from '#shared/format/numbers.ts'
import { shortenText, toWellFormed } from '#shared/format/text.ts'
import { lazyComponent } from '#shared/lazy/lazy-component.tsx'
import { lazyModule } from '#shared/lazy/lazy-module.ts'
import { OpenAppBar } from '#shared/open-app/bar.tsx'
import type { PageProps } from '#shared/page/query.ts'
import { Card } from '#shared/ui/layout/card.tsx'
import { BrandTag } from '#shared/ui/verdicts/plain-tag.tsx'
import { loadSetCard } from '#shared/wechat/share.ts'
import {
  type CodeLabels,
  getBadges,
  getCourseQuery,
  getDifficulty,
  getLabels,
  getTrainedParts,
  LABELS_QUERY,
  parseCodes,
} from './model.ts'
import { DESCRIPTION } from './share.ts'

const LATER = lazyModule(() => import('./later.tsx'))
const Below = lazyComponent(LATER, ({ Below }) => Below)
const TrainedFigure = lazyComponent(LATER, ({ TrainedFigure }) => TrainedFigure, {
  fallback: () => <i className="block h-[160px] w-[58px]" />,
  error: () => null,
})

export const modules = { below: LATER, error: ERROR_STATE }

/** A course that a member has shared, with a button that opens the app. */
export function Page({ search }: PageProps) {
  const ids = getCourseQuery(search)
  const { courseNo, type } = ids
  const query = useQuery(requireIds(search, [courseNo], createCourseQuery(courseNo, type)))
  // A retry requests the labels, too.
  const { data: labels } = useQuery(courseNo && query.status !== 'error' ? LABELS_QUERY : undefined)
  return (
    <QueryView query={query} errorState={ShareError} skeleton={<Course {...ids} />}>
      {(course) => <Course course={course} labels={labels} {...ids} />}
    </QueryView>
  )
}

interface CourseProps {
  courseNo: string
  type: string
  /** Undefined: its skeleton. */
  course?: CourseShare
  labels?: CodeLabels
}

/** Content or its skeleton. */
function Course({ course, labels, courseNo, type }: CourseProps) {
  return (
    <main className="page-column">
      <div className="flex-1">
        <Hero
          course={course}
          person={course && <Person {...course} />}
          action={
            course && (
              <PosterButton
                show={async () => (await LATER.load()).openPoster(course, labels, courseNo, type)}
                className="-my-[11px] bg-deep bg-[linear-gradient(#ffffff24,#ffffff24)] text-sub"
              />
            )
          }
        >
          {course && (
            <>
              <Figures course={course} />
              <Difficulty code={course.difficulty} labels={labels} />
            </>
          )}
        </Hero>
        <div className="relative -mt-8 flex flex-col gap-3 px-4 pb-6">
          {course ? <Details course={course} labels={labels} courseNo={courseNo} type={type} /> : <CourseSkeleton />}
        </div>
      </div>
      <OpenAppBar target={{ page: 'course', courseNo, courseType: type }} />
    </main>
  )
}

/** Skeleton of the first card and the coach. */
const CourseSkeleton = () => (
  <>
    <div className="rounded-card bg-surface p-5">
      <i className="block h-6 w-3/5 rounded-tag bg-fill" />
      <i className="ghost-lines mt-4 block h-[70px]" />
      <i className="ghost-lines mt-12 block h-[70px] w-1/2" />
    </div>
    <div className="h-28 rounded-card bg-surface" />
  </>
)

const BADGES = {
  vip: 'bg-[#f6d48a] text-on-brand',
  ai: 'bg-sprout text-on-brand',
  plain: 'bg-[#ffffff24]',
}

/** Skeleton of a line: as high as the text, a shade lighter than the ground. */
const HeroSkeleton = ({ className }: { className: string }) => (
  <i className={`block rounded-[7px] bg-[#ffffff24] ${className}`} />
)

/**
 * Limits the figures to the width left of `Person`, whose image is transparent at its edge; at 320
 * px they are below it.
 */
const BESIDE_PERSON = 'min-[321px]:max-w-[calc(100%+28px-min(390px,100vw)*.365)]'

interface Props {
  course: CourseShare | undefined
  /** Figure over the rings. */
  person?: ReactNode
  /** Content to the right of the badges. */
  action?: ReactNode
  /** Key figures. */
  children: ReactNode
}

/**
 * Badges, name and key figures on a dark ground; the first card overlaps its bottom edge. Missing
 * data keeps its space.
 */
const Hero = ({ course, person, action, children }: Props) => {
  const Figures = children ? 'dl' : 'div'
  return (
    <header className="deep-side relative overflow-hidden bg-deep px-5 pt-8 pb-16 text-on-deep">
      <div className="absolute top-[calc(2.5rem-32px)] right-0 w-[min(390px,100vw)]">
        <img src="/share/halo-course.svg" alt="" width={390} height={330} className="h-auto w-full max-w-none" />
        {person}
      </div>
      <div className="relative flex items-start">
        <p className="flex min-h-[22px] flex-1 flex-wrap gap-1.5">
          {course &&
            getBadges(course).map(({ label, kind }) => (
              <span key={label} className={`rounded-[7px] px-2 py-0.5 text-caption font-semibold ${BADGES[kind]}`}>
                {label}
              </span>
            ))}
        </p>
        {action}
      </div>
      <h1
        className="relative my-4 min-h-[2.56em] max-w-[min(14rem,60%)] text-[min(2.125rem,11vw)] leading-[1.28]"
        aria-label={course ? undefined : '正在加载'}
      >
        {course ? (
          <span className="off-marks block w-fit">
            <bdi>{course.name}</bdi>
          </span>
        ) : (
          <HeroSkeleton className="h-[2.4em]" />
        )}
      </h1>
      <Figures
        className={`relative flex min-h-[3.4rem] flex-wrap gap-x-4 gap-y-3 ${BESIDE_PERSON} ${children ? '*:off-marks' : ''}`}
      >
        {children || <HeroSkeleton className="w-3/5" />}
      </Figures>
    </header>
  )
}

/** Duration and calories; an unknown value is omitted. */
function Figures({ course }: { course: CourseShare }) {
  const minutes = getCourseMinutes(course.duration)
  return (
    <>
      {minutes !== undefined && <Figure label="时长" value={minutes} unit="分钟" />}
      {course.calorie! >= 0 && <Figure label="消耗" value={Math.round(course.calorie!)} unit="千卡" />}
    </>
  )
}

const Stat = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-caption text-on-deep-2">{label}</dt>
    <dd className="num flex h-[2.1875rem] items-baseline gap-[3px] text-fig-xl leading-[1.25]">{children}</dd>
  </div>
)

const Figure = ({ label, value, unit }: { label: string; value: number; unit: string }) => (
  <Stat label={label}>
    {addCommas(value)}
    <small className="font-sans text-caption font-normal text-on-deep-2">{unit}</small>
  </Stat>
)

interface DetailsProps extends AboutProps {
  courseNo: string
  type: string
}

/** Everything below the hero. */
function Details({ course, labels, courseNo, type }: DetailsProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a course has one address
  useEffect(() => {
    loadSetCard({ title: course.name, desc: DESCRIPTION, link: getPageUrl('courseSharing', { courseNo, type }) })
  }, [course])
  return (
    <>
      <About course={course} labels={labels} />
      <Below course={course} />
    </>
  )
}

/** A person doing such a course, over the hero's rings. */
const Person = ({ name, type }: { name: string; type: string }) => (
  <img
    src={getCoursePicture(name, type)}
    alt=""
    width={150}
    height={150}
    className="absolute top-[22%] left-[63.5%] h-auto w-[33%]"
  />
)

/**
 * Difficulty after the other figures: one slanted bar per level and the label. Renders nothing for
 * a code that is not in the list.
 */
function Difficulty({ code, labels }: { code: string; labels: CodeLabels | undefined }) {
  const list = labels?.COURSE_DIFFICULTY
  const difficulty = list && getDifficulty(code, list)
  if (!difficulty) return null
  const { label, level, of } = difficulty
  return (
    <Stat label={`难度 · ${label}`}>
      <span className="flex gap-[3px] self-center" role="img" aria-label={`难度 ${level} 级，共 ${of} 级`}>
        {Array.from({ length: of }, (_, index) => (
          <i
            key={index}
            className={`h-[18px] w-[7px] rounded-[2px] [transform:skew(-12deg)] ${index < level ? 'bg-sprout' : 'bg-[#ffffff24]'}`}
          />
        ))}
      </span>
    </Stat>
  )
}

interface AboutProps {
  course: CourseShare
  labels: CodeLabels | undefined
}

/** Goals, description, trained parts and equipment of the course. */
function About({ course, labels }: AboutProps) {
  /** While the labels are loading, one '' per code keeps the space. */
  const formatCodes = (codes: string, name: EnumName) => {
    const list = labels?.[name]
    return list ? getLabels(parseCodes(codes), list) : parseCodes(codes).map(() => '')
  }
  const tags = formatCodes(course.characteristics, 'COURSE_CHARACTERISTIC')
  const parts = formatCodes(course.parts, 'COURSE_TRAINING_SITE')
  const drives = formatCodes(course.drives, 'COURSE_INSTRUMENT')
  const trained = getTrainedParts(parts)
  // No figure where none of its parts would be highlighted (颈部).
  const hasFigure = parts.length > 0 && (trained.size > 0 || parts.includes(''))
  const text = toWellFormed(course.content).trim()
  if (!tags.length && !parts.length && !drives.length && !text) return null
  return (
    <Card>
      <div className="flex flex-col gap-3.5">
        {tags.length > 0 && (
          <p className="flex flex-wrap gap-2">
            {tags.map((word, index) =>
              word ? <BrandTag key={index}>{word}</BrandTag> : <i key={index} className="skeleton h-[22px] w-16" />,
            )}
          </p>
        )}
        {text && <Description text={text} />}
        {parts.length + drives.length > 0 && (
          <div className="flex flex-wrap items-center gap-4 border-t border-line pt-4 first:border-0 first:pt-0">
            <dl className="flex min-w-[min(100%,10rem)] flex-1 flex-col gap-2.5">
              <ValuesRow label="训练部位" values={parts} />
              <ValuesRow label="所需器械" values={drives} />
            </dl>
            {hasFigure && <TrainedFigure parts={trained} />}
          </div>
        )}
      </div>
    </Card>
  )
}

function ValuesRow({ label, values }: { label: string; values: readonly string[] }) {
  if (!values.length) return null
  return (
    <div className="flex gap-4 text-sub leading-[1.6]">
      <dt className="flex-none text-ink-3">{label}</dt>
      <dd className="min-w-0 flex-1">
        {values[0] ? values.join('、') : <i className="skeleton block h-[1.6em] w-40 max-w-full" />}
      </dd>
    </div>
  )
}

/** Truncates more than 60 characters to 58 and adds 更多. */
function Description({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false)
  const shortText = shortenText(text)
  return (
    <p className="whitespace-pre-line leading-[1.75] text-ink-2">
      {isOpen ? text : shortText.text}
      {shortText.isCut && !isOpen && (
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
