import { useShareCard } from '#shared/app/wechat/share.ts'
import { imageUrl } from '#shared/core/links/safe-url.ts'
import { useMore } from '#shared/ui/layout/use-more.tsx'
import { AvatarStack } from '#shared/ui/people/avatar-stack.tsx'
import { Mosaic } from '#shared/ui/people/mosaic.tsx'
import { RankRow } from '#shared/ui/people/rank-row.tsx'
import { Empty } from '#shared/ui/states/empty.tsx'
import { ListDrawing } from '#shared/ui/states/empty-drawings.tsx'
import type { RankingView } from './model.ts'
import { periodText } from './period.ts'
import { entriesOf, placeViews } from './place-views.ts'
import { cardOf } from './share.ts'
import { SharedPlace } from './shared-place.tsx'

/** The group's picture. */
export const GroupPicture = ({ sources }: { sources: readonly string[] }) => (
  <span className="[--mosaic-gap:var(--color-deep)]">
    <Mosaic sources={sources.map(imageUrl)} size={48} name="群组头像" />
  </span>
)

/** When, and what the list is sorted by. */
export const Period = ({ startDay, endDay, order }: { startDay: string; endDay: string; order: string }) => (
  <>{[periodText(startDay, endDay), order].filter(Boolean).join(' · ')}</>
)

/** Friends left behind. */
export const Overtaken = ({ sources }: { sources: readonly string[] }) => (
  <span className="[--stack-edge:var(--color-deep)]">
    <AvatarStack sources={sources.map(imageUrl)} size={26} />
  </span>
)

interface Props {
  view: RankingView
  /** Whose page it is. */
  userNo: string
  unit: string
  /** What a chat sends on. */
  link: string
}

/** Everybody, the first three with medals, the member's own row marked; or that there is nobody. */
export function Places({ view, userNo, unit, link }: Props) {
  const entries = entriesOf(placeViews(view.rankings, userNo))
  useShareCard(cardOf(view, link))
  const { shown, more } = useMore(entries.length)
  if (!entries.length) return <Empty drawing={<ListDrawing />} title="暂无排行数据" />
  return (
    <>
      <ol role="list">
        {entries
          .slice(0, shown)
          .map((entry, index) =>
            'all' in entry ? (
              <SharedPlace key={index} {...entry} unit={unit} />
            ) : (
              <RankRow key={index} {...entry} unit={unit} />
            ),
          )}
      </ol>
      {more}
    </>
  )
}
