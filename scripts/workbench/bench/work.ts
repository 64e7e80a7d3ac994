import type { Phone } from './phone.ts'

/** What is done on a page's main thread, by the names of Chromium's trace; what is in none of them counts for what it is done within. */
const KINDS = {
  script:
    /^(EvaluateScript|v8\.run|v8\.evaluateModule|v8\.callFunction|FunctionCall|RunMicrotasks|TimerFire|FireAnimationFrame|EventDispatch|RunPostTaskCallback)$/,
  compile: /^(v8\.compile|V8\.(Compile|Parse|PreParse|CollectSourcePositions))/,
  html: /^ParseHTML$/,
  style: /^(UpdateLayoutTree|ParseAuthorStyleSheet)$/,
  layout: /^Layout$/,
  paint: /^(PrePaint|Paint|Layerize|Commit)$/,
} as const
type Kind = keyof typeof KINDS
/** ms of each until the item was painted. */
export type Work = Record<Kind, number>

/** An event of the trace: µs from some moment. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  args?: { data?: { documentLoaderURL?: string } }
}

/** Begin to trace what the phone does. The returned function ends it. */
export async function traceWork(phone: Phone): Promise<() => Promise<TraceEvent[]>> {
  const events: TraceEvent[] = []
  phone.on('Tracing.dataCollected', ({ value }: { value: TraceEvent[] }) => void events.push(...value))
  await phone.ask('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'v8', 'disabled-by-default-v8.compile', 'blink.user_timing'],
      excludedCategories: ['*'],
    },
  })
  return async () => {
    const isOver = new Promise<void>((resolve) => phone.on('Tracing.tracingComplete', () => resolve()))
    await phone.ask('Tracing.end')
    await isOver
    return events
  }
}

/**
 * How long the main thread took for what until the item was painted; each moment counts once, for the innermost event.
 * @param url of the page, whose last navigation counts @param until ms from its start
 */
export function workIn(events: readonly TraceEvent[], url: string, until: number): Work {
  const work: Work = { script: 0, compile: 0, html: 0, style: 0, layout: 0, paint: 0 }
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith(url),
  )
  if (!start) throw new Error(`no navigation to ${url} in the trace`)
  const from = start.ts
  const to = from + until * 1000
  const open: { kind: Kind; end: number }[] = []
  const own = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === start.pid && tid === start.tid)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
  for (const { name, ts, dur = 0 } of own) {
    const kind = (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind].test(name))
    const end = Math.min(ts + dur, to)
    if (!kind || ts < from || ts >= to) continue
    while (open.length && open.at(-1)!.end <= ts) open.pop()
    const outer = open.at(-1)
    if (outer) work[outer.kind] -= (end - ts) / 1000
    work[kind] += (end - ts) / 1000
    open.push({ kind, end })
  }
  return work
}

export const workLine = ({ script, compile, html, style, layout, paint }: Work): string =>
  `      到内容出现，主线程用了（ms）：脚本 ${script.toFixed(0)}，编译 ${compile.toFixed(0)}，HTML ${html.toFixed(0)}，样式 ${style.toFixed(0)}，布局 ${layout.toFixed(0)}，绘制 ${paint.toFixed(0)}`
