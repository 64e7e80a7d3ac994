import type { ChatUser } from './user.ts'

/** Interface of a customer-service provider. The configuration selects one (CHAT_PROVIDER). */
export interface ChatProvider {
  /** Loads the provider's script. Rejects when it fails to load. */
  load(): Promise<void>
  /** Starts the session of `user` and renders it in `container`. */
  open(container: HTMLElement, user: ChatUser): Promise<void>
  /** Ends the session: the next user of this phone may be another member. */
  close(): void
}

/** Timeout of loading and starting together. */
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
