import type { ChatProvider } from './provider.ts'
import type { ChatUser } from './user.ts'

interface LocalSdk {
  openChat(place: HTMLElement, visitor: ChatUser): Promise<() => void>
}

/** On the page's own origin, which forwards it to the local service (scripts/workbench/service/areas/chat.ts). */
const SCRIPT = '/local/chat/sdk.js'

let tries = 0

/** The customer service of the local service, for development: it answers whatever is said. */
export function localChat(): ChatProvider {
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
