import { Avatar } from '#shared/ui/avatar.tsx'
import { Mosaic } from '#shared/ui/mosaic.tsx'

/** The group's picture. */
export const GroupPicture = ({ sources }: { sources: readonly string[] }) => (
  <Mosaic sources={sources} size={88} name="群组头像" />
)

/** The first members side by side, each a little over the one before. */
export const Faces = ({ sources }: { sources: readonly string[] }) => (
  <span className="flex pl-2.5">
    {sources.map((src, index) => (
      <Avatar key={index} src={src} size={34} className="-ml-2.5 shadow-[0_0_0_2px_#fff]" />
    ))}
  </span>
)
