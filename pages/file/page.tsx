import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { takeOverNavBar } from '#shared/bridge/nav-bar.ts'
import { DOCUMENTS, type DocumentType } from '#shared/core/document.ts'
import { isContact } from '#shared/core/links/contact-url.ts'
import { loadModule } from '#shared/core/loading/load-module.ts'
import { INCOMPLETE_ERROR } from '#shared/core/request-error.ts'
import { lazyErrorState } from '#shared/features/messages/error-state.tsx'
import { lazyComponent, retryBoth } from '#shared/lazy/lazy-component.tsx'
import { lazyDialog } from '#shared/lazy/lazy-dialog.tsx'
import { lazyModule } from '#shared/lazy/lazy-module.ts'
import { goBack } from '#shared/page/go-back.ts'
import { navigate } from '#shared/page/navigate.ts'
import { useScrollRestoration } from '#shared/page/scroll-restoration.ts'
import { NavBar } from '#shared/ui/layout/nav-bar.tsx'
import { Loading, Skeleton } from '#shared/ui/states/skeleton.tsx'
import { getWordUrl } from './model.ts'
import { firstText, getRequestedType } from './preload-text.ts'

const LATER = lazyModule(() => import('./later.tsx'))
const ErrorState = lazyErrorState(LATER)
const Contents = lazyDialog(LATER, ({ Contents }) => Contents)
const LeaveDialog = lazyDialog(LATER, ({ LeaveDialog }) => LeaveDialog)
const WordFailed = lazyComponent(LATER, ({ WordFailed }) => WordFailed, { error: retryBoth })

const isPrerender = typeof document === 'undefined'

/** Legal document by the `type` in the URL. */
export function Page() {
  const type = getRequestedType()
  return type ? <LegalDocument type={type} /> : <UnknownDocument />
}

/** Error state for an unknown document type. */
function UnknownDocument() {
  useEffect(() => {
    document.title = TITLE
    delete document.documentElement.dataset.other
    void takeOverNavBar()
  }, [])
  return (
    <main className="mx-auto flex min-h-screen max-w-[640px] flex-col bg-surface">
      <NavBar title={TITLE} onBack={goBack} />
      <ErrorState error={INCOMPLETE_ERROR} onRetry={() => location.reload()} />
    </main>
  )
}
const TITLE = '协议与说明'

/** Displays the plain text first, then the Word file from the static host. */
function LegalDocument({ type }: { type: DocumentType }) {
  const { nodes, word, error, retry } = useDocument(type)
  useScrollRestoration(Boolean(nodes))
  const [open, setOpen] = useState<'contents' | URL>()
  const closePanel = () => setOpen(undefined)
  const host = useRef<HTMLDivElement>(null)

  useEffect(() => {
    document.title = DOCUMENTS[type]
    delete document.documentElement.dataset.other
    void takeOverNavBar()
  }, [type])

  const onClick = (event: { target: EventTarget | null; preventDefault: () => void }) => {
    const link = (event.target as Element).closest('a')
    // The browser opens phone numbers and e-mail addresses itself.
    if (!link?.href || isContact(link.href)) return
    event.preventDefault()
    if (link.origin === location.origin) void navigate(link.href)
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
        <WordFailed hasText={Boolean(nodes)} error={error} address={getWordUrl(type)} onRetry={retry} />
      )}
      <Contents host={host} open={open === 'contents'} onClose={closePanel} />
      <LeaveDialog to={open instanceof URL ? open : undefined} open={open instanceof URL} onClose={closePanel} />
    </main>
  )
}

interface TextProps {
  nodes: readonly Node[]
  host: { current: HTMLDivElement | null }
  onClick: (event: { target: EventTarget | null; preventDefault: () => void }) => void
}

/** Renders the document's DOM nodes and keeps the reading position when they are replaced. */
function Text({ nodes, host, onClick }: TextProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a ref stays the same
  useLayoutEffect(() => {
    const position = getReadingPosition(host.current!)
    host.current!.replaceChildren(...nodes)
    restorePosition(position, host.current!)
  }, [nodes])
  // biome-ignore lint/a11y: the links inside are what is clicked
  return <div id="legal-text" ref={host} className="legal" onClick={onClick} />
}

interface ReadingPosition {
  /** Text of the line at the top of the viewport. */
  text: string
  /** Its distance from the top, in px. */
  top: number
}

const getLines = (host: Element) =>
  [...host.querySelectorAll('h2,h3,h4,p,li,td')].filter((line) => !line.querySelector('p,li,td'))
const getLineText = (line: Element) => line.textContent?.trim().slice(0, 60) ?? ''

/** The current reading position; undefined at the top of the page. */
function getReadingPosition(host: Element): ReadingPosition | undefined {
  if (scrollY < 1) return undefined
  const line = getLines(host).find((one) => one.getBoundingClientRect().bottom > 80)
  return line && { text: getLineText(line), top: line.getBoundingClientRect().top }
}

/** Scrolls so that the same line has the same distance from the top again. */
function restorePosition(position: ReadingPosition | undefined, host: Element): void {
  const line = position && getLines(host).find((one) => getLineText(one) === position.text)
  if (line) scrollBy(0, line.getBoundingClientRect().top - position.top)
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

interface DocumentState {
  /** The displayed nodes; undefined until any text has loaded. */
  nodes?: readonly Node[]
  /** Loading state of the Word file. */
  word: 'loading' | 'ready' | 'failed'
  /** Reason of the failure. */
  error?: Error
}

/** Text that the page's HTML already displays. */
const getDisplayedText = (): Element[] | undefined => {
  if (typeof document === 'undefined' || 'other' in document.documentElement.dataset) return undefined
  const text = [...(document.getElementById('legal-text')?.children ?? [])].filter(
    ({ tagName }) => tagName !== 'NOSCRIPT',
  )
  return text.length ? text : undefined
}

/**
 * Loads a document: first as plain text, at once or after one small request, then from its Word
 * file. If the Word file fails, the text stays.
 */
function useDocument(type: DocumentType) {
  const [displayed, setDisplayed] = useState<DocumentState>(() => ({ nodes: getDisplayedText(), word: 'loading' }))
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` triggers a retry
  useEffect(() => {
    const leave = new AbortController()
    const updateDisplayed = (next: (before: DocumentState) => DocumentState) =>
      leave.signal.aborted || setDisplayed(next)
    updateDisplayed(({ nodes }) => ({ nodes, word: 'loading' }))
    firstText.then(
      (nodes) => updateDisplayed((before) => (before.nodes ? before : { ...before, nodes })),
      () => {}, // the Word file is still on its way
    )
    readWord(type, leave.signal).then(
      (nodes) => updateDisplayed(() => ({ nodes, word: 'ready' })),
      async (error: Error) => {
        console.warn('document', error.name, error.message)
        await firstText.catch(() => {})
        updateDisplayed(({ nodes }) => ({ nodes, word: 'failed', error }))
      },
    )
    return () => leave.abort()
  }, [type, attempt])

  return { ...displayed, retry: () => setAttempt((times) => times + 1) }
}

async function readWord(type: DocumentType, signal: AbortSignal): Promise<Node[]> {
  const { loadWordDocument } = await loadModule(() => import('./word.ts'))
  return loadWordDocument(type, signal)
}
