import { useEffect, useRef, useState } from 'react'
import { useLineBack } from '#shared/app/loading/use-line-back.ts'
import { MemberBar } from '#shared/app/member/member-bar.tsx'
import { toast } from '#shared/app/messages/messages.ts'
import { goBack } from '#shared/app/page/navigate.ts'
import { busy } from '#shared/app/page/progress.ts'
import { refresh } from '#shared/app/page/refresh.ts'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { stayAboveKeyboard } from './above-keyboard.ts'
import { ChatFailed } from './chat-failed.tsx'
import { Greeting } from './greeting.tsx'
import { startChat } from './provider.ts'
import { chatProvider, chattingUser, forgetUser } from './session.ts'

/** The online customer service: the supplier's session below our bar. */
export function Page() {
  const frame = useRef<HTMLElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'opening' | 'open' | 'failed' | 'back'>('opening')
  const [asked, setAsked] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` means once more
  useEffect(() => {
    if (state === 'back') return
    let close = () => {}
    let isLeft = false
    // The bar on top runs, and from 8 s on there is a word about the line.
    const done = busy()
    async function open() {
      try {
        const user = await chattingUser()
        if (isLeft) return
        const provider = chatProvider()
        close = () => provider.close()
        await startChat(provider, place.current!, user)
        if (!isLeft) setState('open')
      } catch (error) {
        console.warn('chat', (error as Error).message) // only logged: the page offers the telephone
        if (!isLeft) setState('failed')
      }
      done()
    }
    void open()
    return () => {
      isLeft = true
      done()
      close()
    }
  }, [asked])

  useEffect(() => stayAboveKeyboard(frame.current!), [])

  useEffect(() => {
    // Its line is cut, and somebody else may be signed in: the session goes from the screen, and the page is opened anew as soon as there is a line.
    const leave = () => {
      forgetUser()
      place.current?.replaceChildren()
      setState('back')
      setAsked((times) => times + 1)
      void refresh().then((isThere) => isThere || addEventListener('online', () => void refresh(), { once: true }))
    }
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && leave()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const again = () => {
    setState('opening')
    setAsked((times) => times + 1)
  }
  useLineBack(state === 'failed', again)

  const retry = () => {
    if (state === 'back') void refresh().then((isThere) => isThere || toast('网络不给力，请检查网络'))
    else again()
  }
  return (
    <main ref={frame} className="fixed inset-0 mx-auto flex max-w-[640px] flex-col home-ground">
      <MemberBar title="在线客服" tone="clear" onBack={goBack} />
      {(state === 'opening' || state === 'open') && <Greeting />}
      {state === 'opening' && <Opening />}
      {(state === 'failed' || state === 'back') && <ChatFailed onRetry={retry} />}
      <div ref={place} className={`flex-col ${state === 'open' ? 'flex min-h-[40%] flex-1 [&>*]:flex-1' : 'hidden'}`} />
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
