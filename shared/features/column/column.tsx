import { type ReactNode, useRef, useState } from 'react'
import { lazyComponent } from '#shared/lazy/lazy-component.tsx'
import { lazyModule } from '#shared/lazy/lazy-module.ts'
import { usePrefetch } from '#shared/lazy/use-prefetch.ts'
import { getKeyTarget } from '#shared/ui/controls/arrow-keys.ts'
import { AvatarStack } from '#shared/ui/people/avatar-stack.tsx'
import type { PlanProps } from './course-plan.tsx'
import type { ColumnView, toColumnHead } from './view.ts'

interface FrameProps {
  /** Guarded address of the main picture, '' without one; undefined while loading. */
  hero?: string
  /** Bar fixed above the picture; contains the page's heading. */
  bar?: ReactNode
  children: ReactNode
}

/**
 * Classes of a picture on a low screen. The first keeps the picture's height, as a card on the dark
 * ground, because cropping to the column's width would cut off heads; the second is for a picture
 * with a wide variant, which fills the ground.
 */
const LOW = [
  '[@media(max-height:430px)]:mx-auto [@media(max-height:430px)]:w-auto [@media(max-height:430px)]:rounded-t-card',
  '[@media(max-height:430px)]:object-fill',
]

/** Fades the picture's top edge below the bar, where its drawing would end in a hard line. */
const FADE =
  '[-webkit-mask-image:linear-gradient(transparent,#000_28px)] [mask-image:linear-gradient(transparent,#000_28px)]'

/** Picture shown instead of one that failed to load. */
const FAILED_TEXT = '/share/halo-course.svg'

/** Frame of a column's page: the picture, and a sheet that overlaps it. */
export const ColumnFrame = ({ hero, bar, children }: FrameProps) => (
  <main className="page-column">
    {bar ?? <h1 className="sr-only">专栏详情</h1>}
    <div
      className={`flex-none bg-deep [@media(max-height:430px)]:mx-[calc(50%-50vw)] ${bar ? 'pt-[calc(var(--status-bar,env(safe-area-inset-top,0px))+var(--spacing-nav))]' : ''}`}
    >
      <div className="aspect-[390/292] [@media(max-height:430px)]:aspect-auto [@media(max-height:430px)]:h-[56vh]">
        {hero !== undefined && (
          <img
            src={hero || FAILED_TEXT}
            alt=""
            width={390}
            height={316}
            fetchPriority="high"
            className={`size-full object-cover object-bottom ${bar ? FADE : ''} ${LOW[Number(hero.endsWith('-wide.svg'))]}`}
            onError={({ currentTarget }) => {
              if (currentTarget.src.endsWith(FAILED_TEXT)) currentTarget.hidden = true
              else currentTarget.src = FAILED_TEXT
            }}
          />
        )}
      </div>
    </div>
    <div className="relative z-[2] -mt-7 flex flex-1 flex-col rounded-t-sheet bg-surface">{children}</div>
  </main>
)

/**
 * Skeleton of the column's sheet. It is clipped to the screen; it has no focusable content to
 * scroll to.
 */
export const ColumnSkeleton = () => (
  <div className="relative flex-1" role="status" aria-busy="true" aria-label="正在加载">
    <div className="absolute inset-0 overflow-hidden px-5 pt-6">
      <i className="skeleton block h-9 w-3/5" />
      <i className="skeleton mt-3 block h-5" />
      <div className="mt-3.5 flex gap-2">
        <i className="skeleton h-7 w-24 rounded-full!" />
        <i className="skeleton h-7 w-20" />
      </div>
      <i className="skeleton mt-4 block h-28" />
      <div className="-mx-5 mt-3 grid h-[51px] grid-cols-2 place-items-center border-b border-line">
        <i className="skeleton h-5 w-16" />
        <i className="skeleton h-5 w-16" />
      </div>
      <i className="skeleton -mx-1 mt-4 block h-80" />
    </div>
  </div>
)

type HeadProps = ReturnType<typeof toColumnHead> & {
  /** Content at the right of the participants. */
  action?: ReactNode
}

/** Head of the sheet under the picture: the column's description and participants. */
export const ColumnHead = ({ name, description, avatars, joined, introduce, action }: HeadProps) => (
  <div className="px-5 pt-6">
    <h2 className="text-page leading-[1.35]">
      <bdi>{name}</bdi>
    </h2>
    {description && <p className="mt-1 leading-[1.6] whitespace-pre-line text-ink-2">{description}</p>}
    {(joined !== undefined || action) && (
      <div className="mt-3.5 flex flex-wrap items-center gap-2 text-sub text-ink-2">
        {joined !== undefined && avatars.length > 0 && <AvatarStack sources={avatars} size={28} />}
        {joined !== undefined && (
          <span>
            <b className="num mr-0.5 text-label text-ink">{joined}</b>人已参加
          </span>
        )}
        {action}
      </div>
    )}
    {introduce && (
      <p className="mt-4 rounded-tile bg-canvas px-4 py-3.5 text-sub leading-[1.75] whitespace-pre-line text-ink-2">
        {introduce}
      </p>
    )}
  </div>
)

export const COLUMN = lazyModule(() => import('./later.ts'))
const CoursePlan = lazyComponent(COLUMN, ({ CoursePlan }) => CoursePlan, {
  fallback: () => <i className="skeleton mx-5 my-4 block h-80" />,
})

interface BodyProps extends Omit<PlanProps, 'courses'> {
  column: ColumnView
}

/** Body of the sheet under its head: the column's details and courses. */
export function ColumnBody({ column, onMark, onOpen, coverOf }: BodyProps) {
  const { name, operation, courses } = column
  usePrefetch(COLUMN.load)
  return (
    <ColumnTabs
      details={
        operation ? <Operation key={operation} src={operation} name={name} /> : <EmptyText text="暂无活动详情" />
      }
      plan={
        courses.length ? (
          <CoursePlan courses={courses} onMark={onMark} onOpen={onOpen} coverOf={coverOf} />
        ) : (
          <EmptyText text="课程正在准备中" />
        )
      }
    />
  )
}

/** The operation picture has no fixed height: below the fold it shifts nothing above it. */
function Operation({ src, name }: { src: string; name: string }) {
  const [failed, setFailed] = useState(false)
  if (failed) return <EmptyText text="图片加载失败，请稍后再看" />
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

const EmptyText = ({ text }: { text: string }) => <p className="px-5 py-14 text-center text-ink-2">{text}</p>

interface TabsProps {
  /** Content of the two panels. */
  details: ReactNode
  plan: ReactNode
}

const TABS = ['活动详情', '课程计划'] as const

/** Tabs with the two halves of a column; the first is open. */
function ColumnTabs({ details, plan }: TabsProps) {
  const [chosen, setChosen] = useState(0)
  const row = useRef<HTMLDivElement>(null)
  const selectTab = (index: number) => {
    setChosen(index)
    row.current?.querySelectorAll('button')[index]?.focus({ preventScroll: true })
  }
  return (
    <>
      <div
        ref={row}
        role="tablist"
        aria-label="专栏内容"
        className="mt-3 grid grid-cols-2 border-b border-line bg-surface"
        onKeyDown={(event) => {
          const target = getKeyTarget(event.key, chosen, TABS.length)
          if (target === undefined) return
          event.preventDefault()
          selectTab(target)
        }}
      >
        {TABS.map((word, index) => (
          <button
            key={word}
            type="button"
            role="tab"
            id={`tab-${index}`}
            aria-selected={index === chosen}
            aria-controls="column-panel"
            tabIndex={index === chosen ? 0 : -1}
            className={`relative -outline-offset-2 min-h-[50px] text-body after:absolute after:bottom-0 after:left-1/2 after:-ml-3.5 after:h-1 after:w-7 after:rounded-t-[2px] after:bg-brand after:content-[''] after:[transition:transform_var(--dur-quick)_var(--ease-out)] ${index === chosen ? 'font-semibold text-ink' : 'text-ink-2 after:[transform:scaleX(0)]'}`}
            onClick={() => selectTab(index)}
          >
            {word}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="column-panel" aria-labelledby={`tab-${chosen}`} className="flex-1 bg-surface pb-24">
        {chosen === 0 ? details : plan}
      </div>
    </>
  )
}

interface FloatProps {
  /** Guarded address of the code; nothing is rendered if it is empty or fails to load. */
  src: string
  /** Opens the enlarged code. */
  onOpen: () => void
}

/**
 * Floating code of the steward, above the bottom bar at any bar height. Must be inside a StickyBar;
 * on the left, because on the right it would cover the markers of the courses, and low, so that
 * before scrolling it covers neither the tabs nor the name.
 */
export function ColumnFloat({ src, onOpen }: FloatProps) {
  const [failed, setFailed] = useState('')
  if (!src || src === failed) return null
  return (
    <div className="-mt-[17px] -mr-2 -ml-1 flex size-0 items-end self-start">
      <button
        type="button"
        className="press flex flex-none items-center gap-2 rounded-[16px] border border-line bg-raised p-1.5 pr-2.5 text-left text-caption leading-[1.35] text-ink-2 shadow-float"
        onClick={onOpen}
      >
        <img
          src={src}
          alt=""
          width={44}
          height={44}
          className="rounded-[10px] bg-white p-0.5"
          onError={() => setFailed(src)}
        />
        {/* `pretty` of WebKit breaks after every second character; `text-wrap` needs a block. */}
        <span className="block w-[8.1em] [text-wrap:wrap]">扫码添加运动管家企微咨询</span>
      </button>
    </div>
  )
}
