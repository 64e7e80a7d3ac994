import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { serverNow } from '#shared/api/server-clock.ts'
import { readProfile } from '#shared/api/user.ts'
import { tellFailure, toast } from '#shared/app/messages/messages.ts'
import { loadAll } from '#shared/app/records/load.ts'
import type { Failure } from '#shared/core/fault.ts'
import { sleep } from '#shared/core/loading/sleep.ts'
import type { Member } from './model.ts'
import { PrintPage } from './print-page.tsx'

/** Time for the page to be laid out before the print dialog takes its picture. */
const LAYOUT_MS = 100

/** Loads everything, puts the paper beside the app and opens the print dialog; then it is done. Draws nothing itself. */
export function PrintJob({ body, onDone }: { body: Member; onDone: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: one job, with what was known when it began
  useEffect(() => {
    const leave = new AbortController()
    print(body, leave.signal)
      .catch((error: Failure) => leave.signal.aborted || tellFailure(error))
      .finally(onDone)
    return () => leave.abort()
  }, [])
  return null
}

async function print(body: Member, signal: AbortSignal) {
  const [items, profile] = await Promise.all([loadAll(signal), readProfile(signal).catch(() => undefined)])
  if (items.weight.length === 0) return toast('还没有测量记录')
  paper().render(<PrintPage items={items} body={body} name={profile?.nickname ?? ''} now={serverNow()} />)
  await sleep(LAYOUT_MS)
  if (!openDialog()) await toast('这里不能打印，可以先导出数据')
}

/** Web views of apps have a print() that does nothing; one that works says beforeprint first. */
function openDialog(): boolean {
  let isOpening = false
  const note = () => {
    isOpening = true
  }
  addEventListener('beforeprint', note)
  window.print?.()
  removeEventListener('beforeprint', note)
  return isOpening
}

let host: HTMLElement | undefined
let root: ReturnType<typeof createRoot>

/** Where the paper is drawn: it shows in print alone, and nothing else does; words that came since the last print stand beside it, too. */
function paper() {
  if (!host) {
    host = document.createElement('div')
    host.className = 'hidden print:block'
    root = createRoot(host)
  }
  document.body.append(host)
  for (const other of document.body.children) if (other !== host) other.classList.add('print:hidden')
  return root
}
