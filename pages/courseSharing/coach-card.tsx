import { useState } from 'react'
import type { CourseShare } from '#shared/api/course.ts'
import { imageUrl } from '#shared/core/links/safe-url.ts'
import { Card } from '#shared/ui/layout/card.tsx'

/** Who teaches. */
export function CoachCard({ coach }: { coach: NonNullable<CourseShare['coach']> }) {
  return (
    <Card>
      <div className="flex items-start gap-3.5">
        <Portrait address={imageUrl(coach.avatar)} />
        <div className="min-w-0 flex-1">
          <h2 className="text-head leading-[1.4]">
            <bdi>{coach.name}</bdi>
          </h2>
          {coach.intro && <p className="mt-0.5 text-sub leading-[1.65] text-ink-2">{coach.intro}</p>}
        </div>
      </div>
    </Card>
  )
}

/** Without an address, or with one that fails, a drawn stand-in of the same size. */
function Portrait({ address }: { address: string }) {
  const [isBroken, setBroken] = useState(false)
  if (!address || isBroken) {
    return (
      <svg className="rounded-full" width="60" height="60" viewBox="0 0 72 72" aria-hidden="true">
        <path fill="var(--color-brand-soft)" d="M0 0h72v72H0z" />
        <path
          fill="var(--color-brand-mid)"
          d="M24 29a12 12 0 1 0 24 0a12 12 0 1 0-24 0M12 72c0-16 10-25 24-25s24 9 24 25z"
        />
      </svg>
    )
  }
  return (
    <img
      className="size-[60px] rounded-full bg-brand-soft object-cover"
      src={address}
      width={60}
      height={60}
      loading="lazy"
      alt=""
      onError={() => setBroken(true)}
    />
  )
}
