import type { ReactNode } from 'react'
import type { ColumnDetail } from '#shared/api/column.ts'
import { imageUrl } from '#shared/core/links/safe-url.ts'
import { grouped } from '#shared/core/numbers.ts'
import { AvatarStack } from '#shared/ui/people/avatar-stack.tsx'

/** Pictures that passed the guard; a refused one keeps its place and shows the drawn head. */
export const faces = (list: readonly string[]) => list.map(imageUrl)

/** How many have joined, as text; undefined when the service does not say. */
export const countText = (count: number | undefined) => (count === undefined || count < 0 ? undefined : grouped(count))

/** What a column's page shows first. */
export const columnHead = ({ name, description, mainImage, joinAvatarList, joinCount, introduce }: ColumnDetail) => ({
  name,
  description,
  hero: imageUrl(mainImage),
  avatars: faces(joinAvatarList),
  joined: countText(joinCount),
  introduce,
})

type HeadProps = ReturnType<typeof columnHead> & {
  /** At the right of those who have joined. */
  action?: ReactNode
}

/** The head of the sheet under the picture: what the column is, and who is in it. */
export const ColumnHead = ({ name, description, avatars, joined, introduce, action }: HeadProps) => (
  <div className="px-5 pt-6">
    <h2 className="text-page leading-[1.35]">
      <bdi>{name}</bdi>
    </h2>
    {description && <p className="mt-1 leading-[1.6] text-ink-2">{description}</p>}
    {(joined !== undefined || action) && (
      <div className="mt-3.5 flex flex-wrap items-center gap-2 text-sub text-ink-2">
        {joined !== undefined && avatars.length > 0 && <AvatarStack sources={avatars} size={28} />}
        {joined !== undefined && (
          <span>
            <b className="num mr-0.5 text-label text-ink">{joined}</b>人已参加
          </span>
        )}
        {action}
      </div>
    )}
    {introduce && (
      <p className="mt-4 rounded-tile bg-canvas px-4 py-3.5 text-sub leading-[1.75] whitespace-pre-line text-ink-2">
        {introduce}
      </p>
    )}
  </div>
)
