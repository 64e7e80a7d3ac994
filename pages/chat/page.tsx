import { useEffect, useRef, useState } from 'react'
import { useLineBack } from '#shared/app/loading/use-line-back.ts'
import { MemberBar } from '#shared/app/member/member-bar.tsx'
import { toast } from '#shared/app/messages/messages.ts'
import { way } from '#shared/app/page/go.ts'
import { goBack } from '#shared/app/page/navigate.ts'
import { busy } from '#shared/app/page/progress.ts'
import { refresh } from '#shared/app/page/refresh.ts'
import { SERVICE_PHONE } from '#shared/core/config.ts'
import { telUrl } from '#shared/core/links/contact-url.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'
import { onRestore } from '#shared/core/on-restore.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { HeadsetIcon } from '#shared/ui/icons/icons.tsx'
import { DebugFoot } from '#shared/ui/states/debug-slot.tsx'
import { Empty } from '#shared/ui/states/empty.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
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
    return onRestore(leave)
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

/** The telephone of the settings; '' where there is none. */
const PHONE = telUrl(SERVICE_PHONE)
const WAY =
  'press inline-flex min-h-touch items-center rounded-full bg-surface px-4 text-sub font-semibold text-brand-text shadow-card'

/**
 * Who is on the other side, and the ways beside the conversation. Gives way to the keyboard and to a phone on its side; where large text
 * leaves the conversation no room it scrolls in itself.
 */
const Greeting = () => (
  <section className="min-h-0 overflow-y-auto px-4 pt-1 pb-3 low:hidden" aria-label="客服">
    <div className="flex items-center gap-3">
      <span className="grid size-13 flex-none place-items-center rounded-full bg-brand text-on-brand">
        <HeadsetIcon size={26} />
      </span>
      {/* Lines end between phrases, also where the text is large. */}
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
      <a className={WAY} {...way(pageUrl('workOrder', { from: 'chat' }))}>
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

/** No session: said calmly, with another try and other ways. */
const ChatFailed = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert" className="flex flex-1 flex-col overflow-y-auto">
    <Empty
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
          <Button kind="secondary" className="min-w-44" {...way(pageUrl('workOrder', { from: 'chat' }))}>
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
    {import.meta.env?.DEBUG ? <DebugFoot /> : null}
  </div>
)

/**
 * Keep `element` on the part of the screen that the keyboard leaves: iOS lays the keyboard over the page and moves the
 * page behind it; where the web view shrinks instead there is nothing to do. Inside, `--bottom-edge` is 0 meanwhile,
 * because the home bar lies below the keyboard.
 * @returns what ends it
 */
function stayAboveKeyboard(element: HTMLElement): () => void {
  const view = window.visualViewport
  if (!view) return () => {}
  const adjust = () => {
    // A page somebody has zoomed into is left alone.
    const isOpen = view.scale < 1.01 && innerHeight - view.height > 1
    element.style.height = isOpen ? `${view.height}px` : ''
    element.style.top = isOpen ? `${view.offsetTop}px` : ''
    if (isOpen) element.style.setProperty('--bottom-edge', '0px')
    else element.style.removeProperty('--bottom-edge')
  }
  view.addEventListener('resize', adjust)
  view.addEventListener('scroll', adjust)
  return () => {
    view.removeEventListener('resize', adjust)
    view.removeEventListener('scroll', adjust)
  }
}
