import { useState } from 'react'
import { withCommas } from '#shared/core/numbers.ts'
import { DownIcon, UpIcon } from '#shared/ui/icons/icons.tsx'
import { useMore } from '#shared/ui/layout/use-more.tsx'
import { Medal } from '#shared/ui/people/medal.tsx'
import { Mosaic } from '#shared/ui/people/mosaic.tsx'
import { RankRow } from '#shared/ui/people/rank-row.tsx'
import type { Shared } from './place-views.ts'

/** A place that many share, with their faces as one picture; below it the member's own row, and everybody's on demand. */
export function SharedPlace({ rank, all, unit }: Shared & { unit: string }) {
  const [isOpen, setOpen] = useState(false)
  const Arrow = isOpen ? UpIcon : DownIcon
  const { value } = all[0]!
  const mine = all.find(({ isMe }) => isMe)
  const below = isOpen ? all : mine ? [mine] : []
  const { shown, more } = useMore(below.length)
  return (
    <>
      <li className="flex min-h-18 flex-wrap items-center gap-x-2.5 gap-y-1 py-1.5">
        <span className="grid min-w-[34px] place-items-center whitespace-nowrap">
          {rank === 1 || rank === 2 || rank === 3 ? (
            <Medal rank={rank} />
          ) : (
            <b className="num text-fig-xs text-ink-2">{withCommas(rank)}</b>
          )}
        </span>
        <Mosaic sources={all.map(({ avatar }) => avatar)} size={48} name={`${all.length} 位伙伴的头像`} />
        <span className="min-w-0 flex-[1_1_5em] leading-[1.4]">
          <b className="font-semibold">
            {all.length} 人并列第 {withCommas(rank)}
          </b>
          <button
            type="button"
            aria-expanded={isOpen}
            className="press -my-1 flex min-h-touch items-center gap-1 text-sub text-brand-text"
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? '收起' : '看看都有谁'}
            <Arrow grows={16} />
          </button>
        </span>
        <span className="ml-auto min-w-[5em] text-right whitespace-nowrap">
          <b className="num text-fig-s">{value}</b>
          {value !== '-' && <i className="ml-[3px] text-caption text-ink-2">{unit}</i>}
        </span>
      </li>
      {below.slice(0, shown).map((place, index) => (
        <RankRow key={index} {...place} unit={unit} isShared />
      ))}
      {more && <li>{more}</li>}
    </>
  )
}
