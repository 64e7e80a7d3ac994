import type { CourseShare } from '#shared/api/course.ts'
import { imageUrl } from '#shared/core/links/safe-url.ts'
import { Card } from '#shared/ui/layout/card.tsx'
import { Avatar } from '#shared/ui/people/avatar.tsx'

/** Who teaches. */
export function CoachCard({ coach }: { coach: NonNullable<CourseShare['coach']> }) {
  return (
    <Card>
      <div className="flex items-start gap-3.5">
        <Avatar src={imageUrl(coach.avatar)} size={60} who={coach.name} />
        <div className="min-w-0 flex-1">
          <h2 className="text-head leading-[1.4]">
            <bdi>{coach.name}</bdi>
          </h2>
          {coach.intro && (
            <p className="mt-0.5 text-sub leading-[1.65] whitespace-pre-line text-ink-2">{coach.intro}</p>
          )}
        </div>
      </div>
    </Card>
  )
}
