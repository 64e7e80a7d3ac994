import { serverNow } from '#shared/api/server-clock.ts'
import type { Profile } from '#shared/api/user.ts'
import { formatTime } from '#shared/core/dates/dates.ts'
import { imageUrl } from '#shared/core/links/safe-url.ts'
import { Dates } from '#shared/ui/layout/dates.tsx'
import { Avatar } from '#shared/ui/people/avatar.tsx'

interface Props {
  /** Only on paper; on screen it stands in the bar. */
  title: string
  range: string
  honour: { name: string; message: string }
  profile: Profile | undefined
}

/** When, the honour, the member's picture in its ring of ticks, and a word about the period; on paper also whose and as of when. */
export function Hero({ title, range, honour, profile }: Props) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)_92px] items-center gap-x-3 gap-y-1 px-5 pt-1 pb-5 text-on-brand dark:text-on-deep print:px-1 print:text-ink">
      <div>
        <p className="num text-sub leading-normal">
          <span className="mr-2 hidden font-sans print:inline">
            {title}
            {profile?.nickname && ` · ${profile.nickname}`}
          </span>
          <span className="inline-block">
            <Dates text={range} />
          </span>
          <span className="ml-2 hidden font-sans font-normal print:inline-block">
            生成时间 {formatTime(serverNow(), 'yyyy-MM-dd HH:mm')}
          </span>
        </p>
        <h2 className="text-[min(2.125rem,calc(19.8vw_-_29px))] leading-tight">
          <bdi>{honour.name}</bdi>
        </h2>
      </div>
      <TickRing>
        <Avatar src={imageUrl(profile?.avatar)} size={70} name={profile?.nickname} />
      </TickRing>
      <p className="col-span-full mt-1.5 text-sub leading-[1.65] text-[#0b3b28] dark:text-[#c9e6d7] print:text-ink-2">
        <bdi>{honour.message}</bdi>
      </p>
    </section>
  )
}

/** 48 ticks, each fourth one longer. */
const TICKS = Array.from({ length: 48 }, (_, index) => {
  const angle = (index / 48) * 2 * Math.PI
  const inner = index % 4 ? 41 : 38.5
  const at = (radius: number) =>
    `${(46 + Math.sin(angle) * radius).toFixed(1)} ${(46 - Math.cos(angle) * radius).toFixed(1)}`
  return `M${at(45)}L${at(inner)}`
}).join('')

const TickRing = ({ children }: { children: React.ReactNode }) => (
  <div className="relative grid size-[92px] place-items-center">
    <svg className="absolute inset-0" width="92" height="92" viewBox="0 0 92 92" aria-hidden="true">
      <path d={TICKS} stroke="currentColor" strokeWidth={2} strokeLinecap="round" />
    </svg>
    {children}
  </div>
)
