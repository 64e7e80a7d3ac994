import { Avatar } from './avatar.tsx'

/** At most five, each over the one before by 28 %. */
const MOST = 5
const OVERLAP = 0.28

/** Members' pictures over one another. `size` is 18–34 px; the edge takes the colour of `--stack-edge`, else the card's. */
export function AvatarStack({ sources, size }: { sources: readonly string[]; size: number }) {
  return (
    <span className="inline-flex items-center">
      {sources.slice(0, MOST).map((src, index) => (
        <span
          key={index}
          className="rounded-full shadow-[0_0_0_2px_var(--stack-edge,var(--color-surface))]"
          style={index ? { marginLeft: `${-size * OVERLAP}px` } : undefined}
        >
          <Avatar src={src} size={size} />
        </span>
      ))}
    </span>
  )
}
