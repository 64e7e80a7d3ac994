import { useShareCard } from '#shared/app/wechat/share.ts'
import { Avatar } from '#shared/ui/people/avatar.tsx'
import { Mosaic } from '#shared/ui/people/mosaic.tsx'
import type { InviteView } from './model.ts'
import { cardOf } from './share.ts'

/** The group's picture, and the card a chat shows for it. */
export function GroupPicture({ view, link }: { view: InviteView; link: string }) {
  useShareCard(cardOf(view, link))
  return <Mosaic sources={view.faces} size={88} name="群组头像" />
}

/** Who invites. */
export const Inviter = ({ name, avatar }: InviteView['inviter']) => <Avatar src={avatar} size={52} who={name} />
