import { Avatar } from './avatar.tsx'

/** Maximum number of avatars. */
const MAX_AVATARS = 5
/** Overlap of 28 % as classes by size in px, because the policy blocks style attributes in HTML. */
const OVERLAPS = { 18: '-ml-[5.04px]', 26: '-ml-[7.28px]', 28: '-ml-[7.84px]', 34: '-ml-[9.52px]' }

/** Overlapping avatars; their border has the colour of `--stack-edge`, by default the card's. */
export function AvatarStack({ sources, size }: { sources: readonly string[]; size: keyof typeof OVERLAPS }) {
  return (
    <span className="inline-flex items-center">
      {sources.slice(0, MAX_AVATARS).map((src, index) => (
        <span
          key={index}
          className={`rounded-full shadow-[0_0_0_2px_var(--stack-edge,var(--color-surface))] ${index ? OVERLAPS[size] : ''}`}
        >
          <Avatar src={src} size={size} who={index} />
        </span>
      ))}
    </span>
  )
}
