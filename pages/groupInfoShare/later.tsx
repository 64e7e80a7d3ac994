import type { RankingQuery } from '#shared/api/group-ranking.ts'
import { waitForApp, waitForShell } from '#shared/bridge/native.ts'
import { takeOverNavBar } from '#shared/bridge/nav-bar.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { goBack } from '#shared/page/go-back.ts'
import { BackIcon } from '#shared/ui/icons/icons.tsx'
import { Avatar } from '#shared/ui/people/avatar.tsx'
import { AvatarStack } from '#shared/ui/people/avatar-stack.tsx'
import { PODIUM_HEIGHT, type RankView } from './model.ts'

export { EmptyList } from '#shared/ui/states/empty-list.tsx'

/**
 * Takes over the app's navigation bar.
 * @param onResolved receives the back handler inside the app, and null when no app was found
 */
export function followApp(onResolved: (back: (() => void) | null) => void): void {
  void takeOverNavBar()
  void waitForShell().then((isInApp) => isInApp || onResolved(null))
  void waitForApp().then(() => onResolved(() => void goBack()))
}

/** Back button, left of the title. */
export const BackButton = ({ onClick }: { onClick: () => void }) => (
  <button
    type="button"
    aria-label="返回"
    className="press absolute bottom-0 left-1 grid size-touch place-items-center rounded-full"
    onClick={onClick}
  >
    <BackIcon />
  </button>
)

/** Members from left to right, and the height of a step by rank. */
const ORDER = [1, 0, 2]
const STEPS = ['', 'h-16', 'h-11', 'h-8']

/**
 * The first three on a podium; equal ranks stand equally high. Hidden from screen readers, because
 * the list below has a row for each of them.
 */
export const Podium = ({ leaders }: { leaders: readonly RankView[] }) => (
  <div
    className={`grid grid-cols-3 items-end gap-2 border-b border-line text-center ${PODIUM_HEIGHT}`}
    aria-hidden="true"
  >
    {ORDER.map((index) => {
      const { rank, name, avatar, value } = leaders[index]!
      return (
        <div key={index} className="grid min-w-0 justify-items-center">
          <Avatar src={avatar} size={index ? 48 : 60} who={name} />
          <bdi className="max-w-full truncate text-sub">{name}</bdi>
          <b className="num text-fig-xs leading-[1.5rem]">{value}</b>
          <b
            className={`num grid w-full place-items-center rounded-t-tile bg-brand-soft text-[min(1.375rem,28px)] leading-none text-brand-text ${STEPS[rank!]}`}
          >
            {rank}
          </b>
        </div>
      )
    })}
  </div>
)

/** Members behind the member, over the dark head. */
export const OvertakenFaces = ({ sources }: { sources: readonly string[] }) => (
  <span className="[--stack-edge:var(--color-deep)]">
    <AvatarStack sources={sources} size={26} />
  </span>
)

/** Link to the invitation of a group that has one member. */
export const Invitation = ({ groupId, userNo }: RankingQuery) => (
  <div className="mt-6 rounded-tile bg-canvas px-4 py-5 text-center text-ink-2">
    <p>群里目前只有 1 人，约上好友更容易坚持</p>
    <a
      className="press mx-auto mt-3 grid min-h-touch w-fit place-items-center rounded-full bg-brand px-6 font-semibold text-on-brand"
      href={getPageUrl('groupShare', { groupId, userNo })}
    >
      邀请好友
    </a>
  </div>
)
