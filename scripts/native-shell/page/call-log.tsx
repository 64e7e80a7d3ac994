import { useEffect, useRef } from 'react'
import { formatValue, type LogRow } from './log-rows.ts'
import type { ShellModel } from './use-shell.ts'

/** Every message over the bridge, live, and a box to send one. */
export function CallLog({ shell }: { shell: ShellModel }) {
  const list = useRef<HTMLOListElement>(null)
  const newest = shell.rows[shell.rows.length - 1]
  useEffect(() => {
    if (newest) list.current!.scrollTop = list.current!.scrollHeight
  }, [newest])

  return (
    <section className="flex min-h-[200px] flex-1 flex-col gap-2 border-t border-line pt-3.5">
      <h2>
        桥调用记录
        <button type="button" className="pill" onClick={shell.clearLog}>
          清空
        </button>
      </h2>
      <ol ref={list} role="log" className="min-h-[120px] flex-1 overflow-auto rounded-tile bg-canvas">
        {shell.rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
        {shell.rows.length === 0 && <li className="px-3 py-2 text-sub text-ink-3">还没有调用</li>}
      </ol>
      <form
        className="flex items-center gap-1.5"
        onSubmit={(event) => {
          event.preventDefault()
          shell.send(String(new FormData(event.currentTarget).get('message')))
        }}
      >
        <input
          className="font-mono text-caption"
          name="message"
          defaultValue={'{"type":"refresh"}'}
          aria-label="sentMsg 的内容"
          spellCheck={false}
        />
        <button type="submit" className="pill">
          发 sentMsg
        </button>
      </form>
    </section>
  )
}

const EDGES = { call: 'border-l-brand', push: 'border-l-normal', leave: 'border-l-warn' }

const Time = ({ ms }: { ms: number }) => (
  <time className="font-num text-axis/[1.6] font-normal whitespace-nowrap text-ink-3">{ms} ms</time>
)

function Row({ row: { kind, name, value, atMs, answer } }: { row: LogRow }) {
  if (kind === 'page')
    return <li className="bg-fill px-3 py-1.5 font-mono text-axis font-semibold text-ink-2 wrap-anywhere">{name}</li>
  return (
    <li className={`grid gap-0.5 border-b border-l-3 border-b-line py-[7px] pr-3 pl-3.5 ${EDGES[kind]}`}>
      <div className="flex justify-between">
        <b className="text-sub">{kind === 'leave' ? '打开地址' : name}</b>
        <Time ms={atMs} />
      </div>
      <code className="line-clamp-6 font-mono text-axis text-ink-2 wrap-anywhere">
        {kind === 'leave' ? name : formatValue(value)}
      </code>
      {answer && (
        <code className="flex max-h-[8em] justify-between gap-2 overflow-hidden font-mono text-axis wrap-anywhere text-brand-text before:flex-none before:content-['←']">
          <span className="flex-1">{formatValue(answer.value)}</span>
          <Time ms={answer.afterMs} />
        </code>
      )}
    </li>
  )
}
