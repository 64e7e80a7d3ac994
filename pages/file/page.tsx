import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { lazyComponent, retryBoth } from '#shared/app/loading/lazy-component.tsx'
import { lazyDialog } from '#shared/app/loading/lazy-dialog.tsx'
import { lazyModule } from '#shared/app/loading/lazy-module.ts'
import { Trouble } from '#shared/app/messages/trouble.tsx'
import { go } from '#shared/app/page/go.ts'
import { useKeptTop } from '#shared/app/page/kept-top.ts'
import { goBack } from '#shared/app/page/navigate.ts'
import { takeOverNavBar } from '#shared/bridge/nav-bar.ts'
import { DOCUMENTS, type DocumentType } from '#shared/core/document.ts'
import { isContact } from '#shared/core/links/contact-url.ts'
import { NavBar } from '#shared/ui/layout/nav-bar.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { askedType } from './first-text.ts'
import { wordAddress } from './model.ts'
import { useDocument } from './use-document.ts'

const LATER = lazyModule(() => import('./later.tsx'))
const Contents = lazyDialog(LATER, ({ Contents }) => Contents)
const LeaveDialog = lazyDialog(LATER, ({ LeaveDialog }) => LeaveDialog)
const WordFailed = lazyComponent(LATER, ({ WordFailed }) => WordFailed, { error: retryBoth })

const isPrerender = typeof document === 'undefined'

/** The document that the address asks for. */
export function Page() {
  const type = askedType()
  return type ? <LegalDocument type={type} /> : <UnknownDocument />
}

/** The address asks for a document that does not exist. */
function UnknownDocument() {
  useEffect(() => {
    document.title = TITLE
    delete document.documentElement.dataset.other
    void takeOverNavBar()
  }, [])
  return (
    <main className="mx-auto flex min-h-screen max-w-[640px] flex-col bg-surface">
      <NavBar title={TITLE} onBack={goBack} />
      <Trouble problem="incomplete" onRetry={() => location.reload()} />
    </main>
  )
}
const TITLE = '协议与说明'

/** Readable as text at once, then as the Word file of the static host. */
function LegalDocument({ type }: { type: DocumentType }) {
  const { nodes, word, error, retry } = useDocument(type)
  useKeptTop(Boolean(nodes))
  const [open, setOpen] = useState<'contents' | URL>()
  const close = () => setOpen(undefined)
  const host = useRef<HTMLDivElement>(null)

  useEffect(() => {
    document.title = DOCUMENTS[type]
    delete document.documentElement.dataset.other
    void takeOverNavBar()
  }, [type])

  const onClick = (event: { target: EventTarget | null; preventDefault: () => void }) => {
    const link = (event.target as Element).closest('a')
    // Telephone numbers and mailboxes are opened by the phone itself.
    if (!link?.href || isContact(link.href)) return
    event.preventDefault()
    if (link.origin === location.origin) void go(link.href)
    else setOpen(new URL(link.href))
  }

  return (
    <main className="mx-auto flex min-h-screen max-w-[640px] flex-col bg-surface">
      <div className="sticky top-0 z-[3] bg-surface print:hidden [&>header]:bg-surface in-data-other:[&_h1]:invisible">
        <NavBar
          title={DOCUMENTS[type]}
          onBack={goBack}
          right={
            nodes && (
              <button type="button" className="press hit min-h-touch px-1" onClick={() => setOpen('contents')}>
                目录
              </button>
            )
          }
        />
      </div>
      {nodes ? (
        <Text nodes={nodes} host={host} onClick={onClick} />
      ) : (
        <>
          {isPrerender && <div id="legal-text" className="legal in-data-other:hidden" />}
          <div className={isPrerender ? 'hidden in-data-other:block' : ''}>{word === 'loading' && <Waiting />}</div>
        </>
      )}
      {word === 'failed' && (
        <WordFailed hasText={Boolean(nodes)} error={error} address={wordAddress(type)} onRetry={retry} />
      )}
      <Contents host={host} open={open === 'contents'} onClose={close} />
      <LeaveDialog to={open instanceof URL ? open : undefined} open={open instanceof URL} onClose={close} />
    </main>
  )
}

interface TextProps {
  nodes: readonly Node[]
  host: { current: HTMLDivElement | null }
  onClick: (event: { target: EventTarget | null; preventDefault: () => void }) => void
}

/** The document itself: nodes of its own, in which the reader keeps the place when better ones come. */
function Text({ nodes, host, onClick }: TextProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a ref stays the same
  useLayoutEffect(() => {
    const place = readingPlace(host.current!)
    host.current!.replaceChildren(...nodes)
    returnTo(place, host.current!)
  }, [nodes])
  // biome-ignore lint/a11y: the links inside are what is clicked
  return <div id="legal-text" ref={host} className="legal" onClick={onClick} />
}

interface Place {
  /** The line at the top of the screen. */
  words: string
  /** Its distance from the top, in px. */
  top: number
}

const lines = (host: Element) =>
  [...host.querySelectorAll('h2,h3,h4,p,li,td')].filter((line) => !line.querySelector('p,li,td'))
const wordsOf = (line: Element) => line.textContent?.trim().slice(0, 60) ?? ''

/** Where the reader is; undefined at the very top. */
function readingPlace(host: Element): Place | undefined {
  if (scrollY < 1) return undefined
  const line = lines(host).find((one) => one.getBoundingClientRect().bottom > 80)
  return line && { words: wordsOf(line), top: line.getBoundingClientRect().top }
}

/** Scroll so that the same line stands where it stood. */
function returnTo(place: Place | undefined, host: Element): void {
  const line = place && lines(host).find((one) => wordsOf(one) === place.words)
  if (line) scrollBy(0, line.getBoundingClientRect().top - place.top)
}

const Waiting = () => (
  <Loading>
    <div className="flex flex-col gap-4 px-5 pt-2">
      <Skeleton className="h-8 w-40" />
      <Skeleton className="mb-3 h-4 w-48" />
      {['w-full', 'w-full', 'w-4/5', 'mt-4 w-36', 'w-full', 'w-3/5'].map((width, index) => (
        <Skeleton key={index} className={`h-4 ${width}`} />
      ))}
    </div>
  </Loading>
)
