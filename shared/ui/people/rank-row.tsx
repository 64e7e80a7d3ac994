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
  /** True for the member's own row. */
  isMe?: boolean
}

/**
 * A row of a ranking, inside an <ol>; the first three ranks have medals, and the member's own row is
 * tinted across the list's padding of 20.
 */
export function RankRow({ rank, avatar, name, value, unit, isMe = false }: Props) {
  return (
    <li
      className={`flex min-h-15 flex-wrap items-center gap-x-2.5 gap-y-1 py-1 ${isMe ? '-mx-5 bg-brand-soft px-5' : 'border-line not-first:border-t'}`}
    >
      <span className="grid min-w-[34px] place-items-center whitespace-nowrap">
        {typeof rank === 'string' ? (
          <span className="text-caption text-ink-2">{rank}</span>
        ) : rank && rank < 4 ? (
          <Medal rank={rank} />
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
      </span>
      <span className="ml-auto whitespace-nowrap">
        <b className="num text-fig-s">{value}</b>
        {value !== '-' && <i className="ml-[3px] text-caption text-ink-2">{unit}</i>}
      </span>
    </li>
  )
}
