import { useCallback, useEffect, useId, useLayoutEffect, useState } from 'react'
import type { BodyFatRecord } from '#shared/api/scale.ts'
import { environment } from '#shared/bridge/environment.ts'
import { readStored, writeStored } from '#shared/bridge/storage.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { prefersReducedMotion } from '#shared/ui/motion/motion.ts'
import { useModal } from '#shared/ui/overlays/use-modal.ts'
import { createTiles } from './details-model.ts'
import { createHole, drawRoundedRect, getRoomAbove, type Hole } from './guide-hole.ts'

interface VisitProps {
  record: BodyFatRecord
  /** Whether no other overlay is open. */
  isFree: boolean
  /** Called when the guide opens or ends; while open, metrics cannot be opened. */
  onTurn: (isOpen: boolean) => void
}

/** Guide of the first visit; waits until the grid has tiles. */
export function FirstVisit({ record, isFree, onTurn }: VisitProps) {
  const guide = useGuide(isFree && createTiles(record, undefined).length > 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onTurn` may change at each render
  useEffect(() => onTurn(guide.isOpen), [guide.isOpen])
  return <FirstGuide open={guide.isOpen} onDone={guide.end} />
}

const SEEN = 'bodyFatScale.guideSeen'
/** The guide is skipped below this iOS version. */
const LEAST_IOS = 16

const isDue = () =>
  !(environment.iosVersion !== undefined && environment.iosVersion < LEAST_IOS) &&
  readStored(SEEN, (value): value is true => value === true) === undefined

/** State of the two-step guide, displayed once per phone when its targets exist. */
function useGuide(isReady: boolean) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isReady && isDue()) setOpen(true)
  }, [isReady])
  return {
    isOpen,
    end: () => {
      writeStored(SEEN, true)
      setOpen(false)
    },
  }
}

const STEPS = [
  {
    target: 'date',
    title: '在这里切换日期',
    text: '有记录的日期才能选，选好后页面会切到那一天。',
  },
  { target: 'composition', title: '点按指标看趋势', text: '点开指标，看变化、评级和建议。' },
]

/** Steps of the guide: the date selector, and metrics that open. */
const FirstGuide = ({ open, onDone }: { open: boolean; onDone: () => void }) => (
  <Guide open={open} steps={STEPS} onDone={onDone} />
)

interface GuideStep {
  /** Id of the highlighted element; without such an element the step has no hole. */
  target: string
  title: string
  text: string
}

interface Props {
  open: boolean
  /** At least one. */
  steps: readonly GuideStep[]
  /** Called after the last step, and on Escape or Back. */
  onDone: () => void
}

/**
 * Onboarding overlay: a scrim with a hole around the target and a bubble. The page below is inert,
 * focus stays inside.
 */
export function Guide({ open, steps, onDone }: Props) {
  const { element: dialog, isVisible } = useModal(open, onDone)
  const [step, setStep] = useState(0)
  const [hole, setHole] = useState<Hole>()
  const id = useId()
  const current = steps[step]!
  const target = open ? current.target : undefined

  const measure = useCallback(() => {
    const box = target ? document.getElementById(target)?.getBoundingClientRect() : undefined
    setHole(createHole(box, innerWidth, innerHeight, getLetterSize(dialog.current!), box ? getBarHeight(box) : 0))
  }, [target, dialog])
  // Restores the scroll position when the guide closes; each step scrolls to its target.
  useLayoutEffect(() => {
    if (!isVisible) return
    const top = scrollY
    return () => scrollTo({ top, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  }, [isVisible])
  useLayoutEffect(() => {
    if (!target) return
    const element = document.getElementById(target)
    // A tall element is scrolled to the lower edge or beyond it, so that the bubble has space above
    // it. The page's scroll padding keeps it off a bar.
    const isTall = element && element.offsetHeight > innerHeight / 2
    element?.scrollIntoView({ block: isTall ? 'end' : 'center' })
    if (element) {
      const { top, bottom } = element.getBoundingClientRect()
      const room = getRoomAbove(getLetterSize(dialog.current!))
      const [above, below] = [room - top, room - (innerHeight - bottom)]
      if (isTall && above > 0) scrollBy(0, -above)
      // In landscape neither side has space: scroll up, at most to the bar.
      else if (above > 0 && below > 0)
        scrollBy(0, Math.min(below, top - (document.querySelector('header')?.offsetHeight ?? 0)))
    }
    measure()
  }, [target, measure, dialog])
  useLayoutEffect(() => {
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [measure])

  const isLast = step === steps.length - 1
  return (
    <dialog ref={dialog} className="modal text-sub before:hidden" aria-labelledby={id} aria-describedby={`${id}t`}>
      {isVisible && hole && (
        <>
          <svg className="modal-fade fixed inset-0 h-full w-full max-w-none" aria-hidden="true">
            <path
              fill="var(--color-scrim)"
              fillRule="evenodd"
              d={`M0 0H${hole.width}V${hole.height}H0Z${drawRoundedRect(hole, 0)}`}
            />
            <path
              fill="none"
              stroke="#fff"
              strokeOpacity={0.85}
              strokeWidth={1.5}
              strokeDasharray="5 5"
              d={drawRoundedRect(hole, 5)}
            />
          </svg>
          <div
            key={step}
            ref={focusButton}
            className="fixed inset-x-6 modal-pop mx-auto max-w-[432px] rounded-card bg-raised px-5 pt-[18px] pb-5"
            style={hole.bubble}
          >
            {hole.arrow && <Arrow {...hole.arrow} />}
            <p className="flex items-baseline gap-1 text-sub text-ink-3">
              <b className="num text-fig-m text-brand-text">{step + 1}</b>/ {steps.length}
            </p>
            <h2 id={id} className="mt-0.5 mb-1 text-title leading-[1.4]">
              {current.title}
            </h2>
            <p id={`${id}t`} className="text-sub leading-[1.6] text-ink-2">
              {current.text}
            </p>
            <Button size="dialog" className="mt-4 w-full" onClick={() => (isLast ? onDone() : setStep(step + 1))}>
              {isLast ? '我知道了' : '下一步'}
            </Button>
          </div>
        </>
      )}
    </dialog>
  )
}

/** Each step mounts a new bubble; focuses its button, so that Enter continues. */
const focusButton = (bubble: HTMLElement | null) => bubble?.querySelector('button')?.focus()

const getLetterSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize) || 0

/**
 * Height of the action bar above the lower edge, px; 0 if it does not overlap the element's column.
 */
function getBarHeight({ left, right }: DOMRect): number {
  const bar = document.querySelector('.sticky.bottom-0')?.getBoundingClientRect()
  return bar && bar.left < right && bar.right > left ? Math.max(0, innerHeight - bar.top) : 0
}

function Arrow({ left, isBelow }: { left: number; isBelow: boolean }) {
  return (
    <svg
      className={`absolute text-raised ${isBelow ? '-bottom-[9px] [transform:scaleY(-1)]' : '-top-[9px]'}`}
      style={{ left: `${left}px` }}
      width="24"
      height="10"
      viewBox="0 0 24 10"
      aria-hidden="true"
    >
      <path d="M0 10h24L14 1.2a3 3 0 0 0-4 0z" fill="currentColor" />
    </svg>
  )
}
