import { useEffect, useRef, useState } from 'react'
import { FULL_PROFILE_QUERY, type FullProfile } from '#shared/api/profile.ts'
import { fetchQuery } from '#shared/api/query.ts'
import { session } from '#shared/auth/session.ts'
import { forgetToken } from '#shared/auth/verify-session.ts'
import { CHAT_PROVIDER, SERVICE_PHONE } from '#shared/core/config.ts'
import { toTelUrl } from '#shared/core/links/contact-url.ts'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { onRestore } from '#shared/core/on-restore.ts'
import { useOnline } from '#shared/data/use-online.ts'
import { MemberBar } from '#shared/features/member/member-bar.tsx'
import { showMessage } from '#shared/features/messages/messages.ts'
import { goBack } from '#shared/page/go-back.ts'
import { getLinkProps } from '#shared/page/navigate.ts'
import { startProgress } from '#shared/page/progress.ts'
import { reloadFresh } from '#shared/page/reload.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { HeadsetIcon } from '#shared/ui/icons/icons.tsx'
import { DebugFooter } from '#shared/ui/states/debug-slot.tsx'
import { EmptyState } from '#shared/ui/states/empty.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { type ChatProvider, startChat } from './provider.ts'
import { createQiyuChat } from './qiyu-provider.ts'
import { type ChatUser, createChatUser, getGuestId, hashText } from './user.ts'

/** Online customer service: the provider's session below the page's own bar. */
export function Page() {
  const frame = useRef<HTMLElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'opening' | 'open' | 'failed' | 'back'>('opening')
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` triggers a retry
  useEffect(() => {
    if (state === 'back') return
    let closeSession = () => {}
    let isLeft = false
    // Shows the progress bar at the top, and a network hint after 8 s.
    const done = startProgress()
    async function openSession() {
      try {
        const user = await getChatUser()
        if (isLeft) return
        const provider = createChatProvider()
        closeSession = () => provider.close()
        await startChat(provider, container.current!, user)
        if (!isLeft) setState('open')
      } catch (error) {
        console.warn('chat', (error as Error).message) // only logged: the page offers the telephone
        if (!isLeft) setState('failed')
      }
      done()
    }
    void openSession()
    return () => {
      isLeft = true
      done()
      closeSession()
    }
  }, [attempt])

  useEffect(() => keepAboveKeyboard(frame.current!), [])

  useEffect(() => {
    // Restored from the back-forward cache: the chat is disconnected and another member may have
    // signed in. Clears the session and reloads, at the latest once online.
    const leaveSession = () => {
      forgetUser()
      container.current?.replaceChildren()
      setState('back')
      setAttempt((times) => times + 1)
      void reloadFresh().then(
        (isReachable) => isReachable || addEventListener('online', () => void reloadFresh(), { once: true }),
      )
    }
    return onRestore(leaveSession)
  }, [])

  const reopenSession = () => {
    setState('opening')
    setAttempt((times) => times + 1)
  }
  useOnline(state === 'failed', reopenSession)

  const retryOpening = () => {
    if (state === 'back') void reloadFresh().then((isReachable) => isReachable || showMessage('网络不给力，请检查网络'))
    else reopenSession()
  }
  return (
    <main ref={frame} className="fixed inset-0 mx-auto flex max-w-[640px] flex-col home-ground">
      <MemberBar title="在线客服" tone="clear" onBack={goBack} />
      {(state === 'opening' || state === 'open') && <Greeting />}
      {state === 'opening' && <ChatSkeleton />}
      {(state === 'failed' || state === 'back') && <ChatFailed onRetry={retryOpening} />}
      <div
        ref={container}
        className={`flex-col ${state === 'open' ? 'flex min-h-[40%] flex-1 [&>*]:flex-1' : 'hidden'}`}
      />
    </main>
  )
}

const ChatSkeleton = () => (
  <Loading>
    <div className="flex flex-col items-start gap-3 px-4 pt-3">
      <Skeleton className="h-11 w-56 rounded-tile" />
      <Skeleton className="h-11 w-40 self-end rounded-tile" />
      <Skeleton className="h-18 w-64 rounded-tile" />
    </div>
    <p className="mt-6 text-center text-sub text-ink-3">正在连接客服</p>
  </Loading>
)

/** `tel:` URL of the service number (setting SERVICE_PHONE); '' without one. */
const PHONE = toTelUrl(SERVICE_PHONE)
const WAY =
  'press inline-flex min-h-touch items-center rounded-full bg-surface px-4 text-sub font-semibold text-brand-text shadow-card'

/**
 * Agent and shortcuts above the conversation. Hidden in landscape on a phone; it scrolls internally
 * where large text leaves the conversation no room.
 */
const Greeting = () => (
  <section className="min-h-0 overflow-y-auto px-4 pt-1 pb-3 low:hidden" aria-label="客服">
    <div className="flex items-center gap-3">
      <span className="grid size-13 flex-none place-items-center rounded-full bg-brand text-on-brand">
        <HeadsetIcon size={26} />
      </span>
      {/* Inline blocks break lines between phrases only, also in large text. */}
      <p className="text-head font-semibold leading-[1.4] *:inline-block">
        <span>别着急，</span>
        <span>慢慢说</span>
        <small className="w-full text-sub font-normal text-ink-2 *:inline-block">
          <span className="*:inline-block">
            <span>训练、设备、</span>
            <span>订单</span>
          </span>
          <span>问题都能问</span>
        </small>
      </p>
    </div>
    <p className="mt-3 flex flex-wrap gap-2">
      <a className={WAY} {...getLinkProps(getPageUrl('workOrder', { from: 'chat' }))}>
        提交工单
      </a>
      {PHONE && (
        <a className={WAY} href={PHONE}>
          拨打 {SERVICE_PHONE}
        </a>
      )}
    </p>
  </section>
)

/** Error state with a retry button and alternative contacts. */
const ChatFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="flex flex-1 flex-col overflow-y-auto">
    <EmptyState
      arc="risk"
      drawing={
        <g transform="translate(64 64)" color="var(--color-brand-text)">
          <HeadsetIcon size={48} />
        </g>
      }
      title="客服暂时连不上"
      line={`请稍后重试，也可以提交工单${PHONE && '或拨打电话'}`}
      action={
        <div className="flex flex-col gap-3">
          <Button className="min-w-44" onClick={onRetry}>
            重试
          </Button>
          <Button kind="secondary" className="min-w-44" {...getLinkProps(getPageUrl('workOrder', { from: 'chat' }))}>
            提交工单
          </Button>
          {PHONE && (
            <Button kind="secondary" className="min-w-44" href={PHONE}>
              拨打 {SERVICE_PHONE}
            </Button>
          )}
        </div>
      }
    />
    {import.meta.env?.DEBUG ? <DebugFooter /> : null}
  </div>
)

/**
 * Keeps `element` within the visual viewport: iOS overlays the keyboard and shifts the page behind
 * it. Where the web view shrinks instead, nothing is changed. `--bottom-edge` is 0 while the
 * keyboard is open because it covers the home indicator.
 * @returns cleanup function
 */
function keepAboveKeyboard(element: HTMLElement): () => void {
  const view = window.visualViewport
  if (!view) return () => {}
  const adjustHeight = () => {
    // A page zoomed by the user is not changed.
    const isOpen = view.scale < 1.01 && innerHeight - view.height > 1
    element.style.height = isOpen ? `${view.height}px` : ''
    element.style.top = isOpen ? `${view.offsetTop}px` : ''
    if (isOpen) element.style.setProperty('--bottom-edge', '0px')
    else element.style.removeProperty('--bottom-edge')
  }
  view.addEventListener('resize', adjustHeight)
  view.addEventListener('scroll', adjustHeight)
  return () => {
    view.removeEventListener('resize', adjustHeight)
    view.removeEventListener('scroll', adjustHeight)
  }
}

let user: Promise<ChatUser> | undefined

/**
 * Loads the chat user once, then drops the token before any third-party script runs. If the profile
 * fails to load, the member chats as a guest: a broken service is a reason to ask for help.
 */
function getChatUser(): Promise<ChatUser> {
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
function forgetUser(): void {
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
const createChatProvider = (): ChatProvider => (CHAT_PROVIDER === 'qiyu' ? createQiyuChat() : createLocalChat())

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
