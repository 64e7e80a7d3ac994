import { formatTime } from '#shared/core/dates/dates.ts'
import { imageUrl } from '#shared/core/links/safe-url.ts'
import { Avatar } from '#shared/ui/people/avatar.tsx'
import type { WorkoutView } from './model.ts'

/** '2026-11-20 06:42'; '' for a time that does not exist. */
export const timeText = (trainTime: string): string => formatTime(trainTime, 'yyyy-MM-dd HH:mm') ?? ''

/** Who did it, and when. */
export const Author = ({ name, avatar, trainTime }: WorkoutView) => (
  <>
    <Avatar src={imageUrl(avatar)} size={44} who={name} />
    <p className="min-w-0 flex-[1_1_5em] leading-[1.4] font-semibold">
      <bdi>{name}</bdi>
      <span className="block text-caption font-normal text-[#cdd8d2]">{timeText(trainTime)}</span>
    </p>
  </>
)
