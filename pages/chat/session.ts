import { FULL_PROFILE_QUERY, type FullProfile } from '#shared/api/profile.ts'
import { fetchQuery } from '#shared/api/query.ts'
import { session } from '#shared/auth/session.ts'
import { forgetToken } from '#shared/auth/verify-session.ts'
import { CHAT_PROVIDER } from '#shared/core/config.ts'
import type { ChatProvider } from './provider.ts'
import { createQiyuChat } from './qiyu-provider.ts'
import { type ChatUser, createChatUser, getGuestId, hashText } from './user.ts'

let user: Promise<ChatUser> | undefined

/**
 * Loads the chat user once, then drops the token before any third-party script runs. If the profile
 * fails to load, the member chats as a guest: a broken service is a reason to ask for help.
 */
export function getChatUser(): Promise<ChatUser> {
  user ??= loadChatUser()
  return user
}

async function loadChatUser(): Promise<ChatUser> {
  const { token } = session
  const profile = await readProfileOrNone()
  forgetToken(hashText)
  return createChatUser(profile, () => getGuestId(Math.random, token))
}

/**
 * Clears the cached user after a back-forward cache restore, when another member may be signed in.
 */
export function forgetUser(): void {
  user = undefined
}

async function readProfileOrNone(): Promise<FullProfile | undefined> {
  try {
    return await fetchQuery(FULL_PROFILE_QUERY)
  } catch (error) {
    console.warn('chat profile', (error as Error).name)
    return undefined
  }
}

/** The configured provider; the build drops the code of the other one. */
export const createChatProvider = (): ChatProvider => (CHAT_PROVIDER === 'qiyu' ? createQiyuChat() : createLocalChat())

interface LocalSdk {
  openChat(container: HTMLElement, visitor: ChatUser): Promise<() => void>
}

/** Same-origin path, proxied to the local service (scripts/local-service/areas/chat.ts). */
const SCRIPT = '/local/chat/sdk.js'

let attempts = 0

/** Mock customer service of the local service, for development. */
function createLocalChat(): ChatProvider {
  let sdk: LocalSdk | undefined
  let end: (() => void) | undefined
  let isClosed = false
  return {
    async load() {
      // Older engines cache a failed import for good; a different URL is imported again.
      sdk = (await import(/* @vite-ignore */ `${SCRIPT}?${attempts++}`)) as LocalSdk
    },
    async open(container, user) {
      end = await sdk!.openChat(container, user)
      if (isClosed) end()
    },
    close() {
      isClosed = true
      end?.()
    },
  }
}
