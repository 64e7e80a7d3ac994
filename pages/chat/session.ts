import { type FullProfile, readFullProfile } from '#shared/api/profile.ts'
import { session } from '#shared/auth/session.ts'
import { forgetToken } from '#shared/auth/verify-session.ts'
import { CHAT_PROVIDER } from '#shared/core/config.ts'
import type { ChatProvider } from './provider.ts'
import { qiyuChat } from './qiyu-provider.ts'
import { type ChatUser, chatUser, guestId, mark } from './user.ts'

let user: Promise<ChatUser> | undefined

/**
 * Who chats. Asked once; then the token is dropped, before any foreign script is on the page. Without a
 * profile the member chats as a guest: a broken service is a reason to ask for help.
 */
export function chattingUser(): Promise<ChatUser> {
  user ??= askUser()
  return user
}

async function askUser(): Promise<ChatUser> {
  const { token } = session
  const profile = await profileOrNone()
  forgetToken(mark)
  return chatUser(profile, () => guestId(Math.random, token))
}

/** The page came back and may be somebody else's: nothing of who chatted stays. */
export function forgetUser(): void {
  user = undefined
}

async function profileOrNone(): Promise<FullProfile | undefined> {
  try {
    return await readFullProfile()
  } catch (error) {
    console.warn('chat profile', (error as Error).name)
    return undefined
  }
}

/** The supplier that the configuration names; the code of the other one is not in the build. */
export const chatProvider = (): ChatProvider => (CHAT_PROVIDER === 'qiyu' ? qiyuChat() : localChat())

interface LocalSdk {
  openChat(place: HTMLElement, visitor: ChatUser): Promise<() => void>
}

/** On the page's own origin, which forwards it to the local service (scripts/workbench/service/areas/chat.ts). */
const SCRIPT = '/local/chat/sdk.js'

let tries = 0

/** The customer service of the local service, for development: it answers whatever is said. */
function localChat(): ChatProvider {
  let sdk: LocalSdk | undefined
  let end: (() => void) | undefined
  let isClosed = false
  return {
    async load() {
      // Older engines keep a failed import for good; another address is another import.
      sdk = (await import(/* @vite-ignore */ `${SCRIPT}?${tries++}`)) as LocalSdk
    },
    async open(place, user) {
      end = await sdk!.openChat(place, user)
      if (isClosed) end()
    },
    close() {
      isClosed = true
      end?.()
    },
  }
}
