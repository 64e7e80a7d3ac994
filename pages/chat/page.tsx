import { useEffect, useRef, useState } from 'react'
import { startChat } from '#shared/app/chat-provider.ts'
import { chatProvider, chattingUser } from '#shared/app/chat-session.ts'
import { MemberBar } from '#shared/app/member-bar.tsx'
import { goBack } from '#shared/app/navigate.ts'
import { Loading, Skeleton } from '#shared/ui/skeleton.tsx'
import { stayAboveKeyboard } from './above-keyboard.ts'
import { ChatFailed } from './chat-failed.tsx'

/** The online customer service (spec §2): the supplier's session below our bar. */
export function Page() {
  const frame = useRef<HTMLElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'opening' | 'open' | 'failed'>('opening')
  const [asked, setAsked] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` means once more
  useEffect(() => {
    let close = () => {}
    let isLeft = false
    async function open() {
      try {
        const [user, provider] = await Promise.all([chattingUser(), chatProvider()])
        if (isLeft) return
        close = () => provider.close()
        await startChat(provider, place.current!, user)
        if (!isLeft) setState('open')
      } catch (error) {
        console.warn('chat', (error as Error).message) // spec §8: only logged
        if (!isLeft) setState('failed')
      }
    }
    void open()
    return () => {
      isLeft = true
      close()
    }
  }, [asked])

  useEffect(() => stayAboveKeyboard(frame.current!), [])

  useEffect(() => {
    // Back from the cache somebody else may be signed in: the session starts anew, once there is a line to do so.
    const reload = () => location.reload()
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      if (navigator.onLine) reload()
      else addEventListener('online', reload, { once: true })
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const retry = () => {
    setState('opening')
    setAsked((times) => times + 1)
  }
  return (
    <main ref={frame} className="fixed inset-0 mx-auto flex max-w-[640px] flex-col">
      <MemberBar title="在线客服" onBack={goBack} />
      {state === 'opening' && <Opening />}
      {state === 'failed' && <ChatFailed onRetry={retry} />}
      <div ref={place} className={`flex-col ${state === 'open' ? 'flex min-h-0 flex-1 [&>*]:flex-1' : 'hidden'}`} />
    </main>
  )
}

const Opening = () => (
  <Loading>
    <div className="flex flex-col items-start gap-3 px-4 pt-3">
      <Skeleton className="h-11 w-56 rounded-tile" />
      <Skeleton className="h-11 w-40 self-end rounded-tile" />
      <Skeleton className="h-18 w-64 rounded-tile" />
    </div>
    <p className="mt-6 text-center text-sub text-ink-3">正在连接客服</p>
  </Loading>
)
