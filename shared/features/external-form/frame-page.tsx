import { useEffect, useRef, useState } from 'react'
import { getPageUrl } from '#shared/core/links/page-url.ts'
import { sleep } from '#shared/core/loading/sleep.ts'
import { useOnline } from '#shared/data/use-online.ts'
import { navigate } from '#shared/page/navigate.ts'
import { NavBar } from '#shared/ui/layout/nav-bar.tsx'
import { Phrases } from '#shared/ui/layout/phrases.tsx'
import { DebugFooter } from '#shared/ui/states/debug-slot.tsx'
import { EmptyState } from '#shared/ui/states/empty.tsx'
import { NoSignal, RetryButton } from '#shared/ui/states/error-card.tsx'

/** Timeout after which the frame counts as failed. */
const LIMIT_MS = 10_000
/** Time a loaded frame waits for the result of the reachability check. */
const WORD_MS = 1000
/**
 * Attempts with a reachability check. Later attempts load the frame anyway: a site may refuse the
 * check and still open.
 */
const ASKED_FIRST = 2

interface Props {
  /** Title of the framed page, used as its accessible name. */
  title: string
  /** From the configuration, never from the query. */
  address: string
}

/**
 * Returns the address if it may be framed: https, or plain http on localhost (the local service).
 * '' for anything else.
 */
function getFrameUrl(address: string): string {
  try {
    const url = new URL(address)
    const isLocal = /^(127\.0\.0\.1|localhost)$/.test(url.hostname)
    return url.protocol === 'https:' || (url.protocol === 'http:' && isLocal) ? url.href : ''
  } catch {
    return ''
  }
}

/**
 * A third-party page over the whole screen, in a sandbox: no bridge, no token, no top navigation
 * (shared/bridge/README.md, "Foreign frames").
 */
export function FramePage({ title, address }: Props) {
  const [state, setState] = useState<'loading' | 'there' | 'failed'>('loading')
  const [asked, setAsked] = useState(0)
  // Set in the browser: without a script the prerendered page could not report a failure.
  const [source, setSource] = useState('')
  /** True if opened from /chat, which hides the app's own bar. */
  const [isFromChat, setFromChat] = useState(false)
  const answers = useRef<Promise<boolean>>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` means once more
  useEffect(() => {
    const safe = getFrameUrl(address)
    setSource(safe)
    setFromChat(new URLSearchParams(location.search).get('from') === 'chat')
    answers.current = safe && asked < ASKED_FIRST ? isFrameReachable(safe) : null
    setState(safe ? 'loading' : 'failed')
    const timer = setTimeout(() => setState((now) => (now === 'loading' ? 'failed' : now)), LIMIT_MS)
    return () => clearTimeout(timer)
  }, [asked])

  const reloadFrame = () => setAsked((times) => times + 1)
  useOnline(state === 'failed', reloadFrame)

  async function onLoad() {
    const isReachable = (await Promise.race([answers.current, sleep(WORD_MS)])) !== false
    setState((now) => (now !== 'loading' ? now : isReachable ? 'there' : 'failed'))
  }

  // Adds `allow-same-origin` for other origins only: a frame of our own origin could remove its
  // sandbox.
  const rights = source && new URL(source).origin !== location.origin ? ' allow-same-origin' : ''
  return (
    <main className="fixed inset-0 flex flex-col bg-canvas">
      {isFromChat ? <NavBar title={title} onBack={returnToChat} /> : <h1 className="sr-only">{title}</h1>}
      <div className="relative min-h-0 flex-1">
        {state === 'loading' && (
          <p role="status" className="pt-40 text-center text-ink-2">
            正在打开{title}…
          </p>
        )}
        {state === 'failed' ? (
          <Failed title={title} onRetry={reloadFrame} />
        ) : (
          source && (
            <iframe
              key={asked}
              title={title}
              src={source}
              sandbox={`allow-scripts allow-forms${rights}`}
              referrerPolicy="no-referrer"
              allow=""
              onLoad={onLoad}
              className={`absolute inset-0 h-full w-full ${state === 'there' ? '' : 'invisible'}`}
            />
          )
        )}
      </div>
    </main>
  )
}

/** Avoids `history.back()`: navigation inside the frame adds entries to the history too. */
const returnToChat = () => void navigate(getPageUrl('chat'), 'replace')

const Failed = ({ title, onRetry }: { title: string; onRetry: () => void }) => (
  <div role="alert" className="flex h-full flex-col overflow-y-auto">
    <EmptyState
      arc="risk"
      drawing={<NoSignal />}
      title={`${title}打开失败`}
      line={
        <>
          <Phrases text="检查网络后再试一次，也可以在 App 的" />
          <span className="inline-block">{'“我的\u00a0-\u00a0在线客服”'}</span>
          <span className="inline-block">中联系我们</span>
        </>
      }
      action={<RetryButton onRetry={onRetry} />}
    />
    {import.meta.env?.DEBUG ? <DebugFooter /> : null}
  </div>
)

/**
 * Checks whether a third-party page is reachable. The frame's events do not help: Chromium fires
 * `load` for its own error page too. So the page requests the address itself; its policy allows
 * that one host (scripts/build/third-parties.ts).
 * @returns false if the address is unreachable or, where the engine exposes the status, answers
 * with an error
 */
async function isFrameReachable(address: string): Promise<boolean> {
  // Requires Chromium 109. Chromium 90 fails every cross-origin prefetch; Firefox checks it against
  // `default-src`.
  const canPrefetch = HTMLScriptElement.supports?.('speculationrules')
  return (canPrefetch ? await prefetchFrame(address) : undefined) ?? isReachable(address)
}

/**
 * Prefetches the address, which also fails on an error status.
 * @returns undefined if the policy blocks it
 */
function prefetchFrame(address: string): Promise<boolean | undefined> {
  return new Promise((resolve) => {
    const link = document.createElement('link')
    const resolveOnce = (answer?: boolean) => {
      document.removeEventListener('securitypolicyviolation', onViolation)
      link.remove()
      resolve(answer)
    }
    const onViolation = () => resolveOnce()
    document.addEventListener('securitypolicyviolation', onViolation)
    link.rel = 'prefetch'
    link.as = 'document'
    link.referrerPolicy = 'no-referrer'
    link.onload = () => resolveOnce(true)
    link.onerror = () => setTimeout(resolveOnce, 50, false)
    link.href = address
    document.head.append(link)
  })
}

/**
 * Sends a `no-cors` request, whose response is opaque: false only if the connection or the host
 * fails.
 */
const isReachable = (address: string): Promise<boolean> =>
  fetch(address, { mode: 'no-cors', credentials: 'omit', cache: 'no-store', referrerPolicy: 'no-referrer' }).then(
    () => true,
    () => false,
  )
