import { addCommas, PLACEHOLDER } from '#shared/format/numbers.ts'
import { Avatar } from './avatar.tsx'
import { Medal } from './medal.tsx'

interface Props {
  /** Rank from 1, or its range as text; undefined shows a dash. */
  rank?: number | string
  /** An address that passed the image guard. */
  avatar: string
  name: string
  /** Formatted value. */
  value: string
  unit: string
  /** 0–100 of the leader's value, as a thin bar under the name; omitted if undefined. */
  percent?: number
  /** True for the member's own row. */
  isMe?: boolean
}

/**
 * A row of a ranking, inside an <ol>; the first three ranks have medals. With bars it needs no
 * borders: others' bars are pale; the member's own is strong, and its row is tinted across the
 * list's padding of 20.
 */
export function RankRow({ rank, avatar, name, value, unit, percent, isMe = false }: Props) {
  const metal = rank === 1 || rank === 2 || rank === 3 ? rank : undefined
  return (
    <li
      className={`flex min-h-15 flex-wrap items-center gap-x-2.5 gap-y-1 py-1 ${isMe ? '-mx-5 bg-brand-soft px-5' : percent === undefined ? 'border-line not-first:border-t' : ''}`}
    >
      <span className="grid min-w-[34px] place-items-center whitespace-nowrap">
        {metal ? (
          <Medal rank={metal} />
        ) : typeof rank === 'string' ? (
          <span className="text-caption text-ink-2">{rank}</span>
        ) : (
          <b className="num text-fig-xs text-ink-2">{addCommas(rank ?? PLACEHOLDER)}</b>
        )}
      </span>
      <Avatar src={avatar} size={40} who={name} />
      <span className="min-w-0 flex-[1_1_3.4em] leading-[1.4]">
        <span className="flex items-center gap-1.5">
          <bdi className={`line-clamp-2 elder:line-clamp-none ${isMe ? 'font-semibold' : ''}`}>{name}</bdi>
          {isMe && <i className="flex-none rounded-tag bg-brand px-1.5 text-caption font-semibold text-on-brand">我</i>}
        </span>
        {percent !== undefined && <ShareLine percent={percent} isStrong={isMe} className="mt-1.5" />}
      </span>
      <span className={`ml-auto whitespace-nowrap ${percent === undefined ? '' : 'min-w-[5em] text-right'}`}>
        <b className="num text-fig-s">{value}</b>
        {value !== '-' && <i className="ml-[3px] text-caption text-ink-2">{unit}</i>}
      </span>
    </li>
  )
}

interface ShareLineProps {
  /** 0–100. */
  percent: number
  /** True for the member's bar, on a tinted row. */
  isStrong: boolean
  /** Classes for layout. */
  className: string
}

/**
 * A thin progress bar. SVG attributes set its width, because the policy blocks style attributes and
 * the edge renders it as HTML.
 */
const ShareLine = ({ percent, isStrong, className }: ShareLineProps) => (
  <svg
    className={`block h-1 w-full rounded-[2px] ${isStrong ? 'bg-surface' : 'bg-fill'} ${className}`}
    aria-hidden="true"
  >
    <rect
      className={`fill-grow ${isStrong ? 'fill-brand' : 'fill-brand-mid'}`}
      width={`${percent}%`}
      height="4"
      rx="2"
    />
  </svg>
)
