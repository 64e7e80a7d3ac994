import { LEVELS, type Level } from '#shared/health/levels.ts'
import { RATINGS, type RatingKey } from '#shared/health/ratings.ts'
import { RatingShape, type VerdictKind } from './rating-shape.tsx'

interface Props {
  /** Four parts 风险–优秀, or three parts 偏低–偏高. */
  scale: 'rating' | 'level'
  /** The part that is lit; none while there is no verdict. */
  active?: RatingKey | Level
  /** Where the pointer stands, 0–1 over the whole bar; the middle of the lit part when not given. */
  position?: number
  /** Numbers under the joints, from the left: three for `rating`, two for `level`. */
  edges?: readonly string[]
}

interface Part {
  kind: VerdictKind
  name: string
}
const SCALES: Record<Props['scale'], { parts: Part[]; grid: string; joints: string[] }> = {
  rating: {
    parts: Object.values(RATINGS).map(({ key, name }) => ({ kind: key, name })),
    grid: 'grid grid-cols-4 gap-[3px]',
    joints: ['left-1/4', 'left-1/2', 'left-3/4'],
  },
  level: {
    parts: (['low', 'std', 'high'] as const).map((kind) => ({ kind, name: LEVELS[kind].name })),
    grid: 'grid grid-cols-3 gap-[3px]',
    joints: ['left-1/3', 'left-2/3'],
  },
}
const FILLS: Record<VerdictKind, string> = {
  risk: 'bg-risk',
  warn: 'bg-warn',
  normal: 'bg-normal',
  excellent: 'bg-excellent',
  low: 'bg-low',
  std: 'bg-std',
  high: 'bg-high',
}
const TEXTS: Record<VerdictKind, string> = {
  risk: 'font-semibold text-risk-text',
  warn: 'font-semibold text-warn-text',
  normal: 'font-semibold text-normal-text',
  excellent: 'font-semibold text-excellent-text',
  low: 'font-semibold text-low-text',
  std: 'font-semibold text-std-text',
  high: 'font-semibold text-high-text',
}

/** The parts of a scale with the lit one, a pointer and the words; read aloud as one sentence. */
export function RatingBar({ scale, active, position, edges }: Props) {
  const { parts, grid, joints } = SCALES[scale]
  const lit = parts.findIndex(({ kind }) => kind === active)
  const at = lit < 0 ? undefined : (position ?? (lit + 0.5) / parts.length)
  const names = parts.map(({ name }) => name).join('、')
  return (
    <div className="relative pt-3.5" role="img" aria-label={`${names}，当前${parts[lit]?.name ?? '暂无评级'}`}>
      {at !== undefined && <Pointer at={at} />}
      <div className={grid}>
        {parts.map(({ kind }) => (
          <i
            key={kind}
            className={`h-2.5 rounded-[3px] first:rounded-l-[6px] last:rounded-r-[6px] ${FILLS[kind]} ${kind === active ? '' : 'opacity-[.28]'}`}
          />
        ))}
      </div>
      {edges && (
        <div className="num relative h-[calc(1.125rem+4px)] text-caption font-medium text-ink-3">
          {edges.map((edge, joint) => (
            <span key={joints[joint]} className={`absolute top-1 [transform:translateX(-50%)] ${joints[joint]}`}>
              {edge}
            </span>
          ))}
        </div>
      )}
      <div className={`mt-2 ${grid}`}>
        {parts.map(({ kind, name }) => (
          <span
            key={kind}
            className={`flex flex-wrap items-center justify-center gap-1 text-caption ${kind === active ? TEXTS[kind] : 'text-ink-3'}`}
          >
            <RatingShape kind={kind} size={11} />
            {name}
          </span>
        ))}
      </div>
    </div>
  )
}

/** A strip as wide as the bar, moved by its own width: only a transform changes when the value does. */
function Pointer({ at }: { at: number }) {
  return (
    <div className="absolute inset-x-[-7px] top-0 overflow-hidden px-[7px]">
      <div
        className="text-ink [transition:transform_var(--dur-base)_var(--ease-out)]"
        style={{ transform: `translateX(${(Math.min(1, Math.max(0, at)) * 100).toFixed(1)}%)` }}
      >
        <svg className="ml-[-7px]" width="14" height="9" viewBox="0 0 14 9" aria-hidden="true">
          <path
            d="M8.3 8.2a1.7 1.7 0 0 1-2.6 0L1.2 2.7C.4 1.7 1.1.3 2.3.3h9.4c1.2 0 1.9 1.4 1.1 2.4z"
            fill="currentColor"
          />
        </svg>
      </div>
    </div>
  )
}
