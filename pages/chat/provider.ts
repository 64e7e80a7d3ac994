import type { ChatUser } from './user.ts'

/** Interface of a customer-service provider. The configuration selects one (CHAT_PROVIDER). */
export interface ChatProvider {
  /** Fetch the supplier's script. Rejects when it can not be had. */
  load(): Promise<void>
  /** Start the session of `user` and show it inside `place`. */
  open(container: HTMLElement, user: ChatUser): Promise<void>
  /** End it: the next one on this phone may be somebody else. */
  close(): void
}

/** How long the whole start may take. */
const CHAT_LIMIT_MS = 10_000

/**
 * Starts a session.
 * @throws Error when the provider fails or takes longer than 10 s; the session is closed then
 */
export async function startChat(provider: ChatProvider, container: HTMLElement, user: ChatUser): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('chat: no session within 10 s')), CHAT_LIMIT_MS)
  })
  try {
    await Promise.race([provider.load().then(() => provider.open(container, user)), tooLong])
  } catch (error) {
    provider.close()
    throw error
  } finally {
    clearTimeout(timer)
  }
}
