import { useEffect, useRef } from 'react'
import { type LogRow, oneLine } from './log-rows.ts'
import type { ShellModel } from './use-shell.ts'

/** Every message over the bridge, live, and a box to send one. */
export function CallLog({ shell }: { shell: ShellModel }) {
  const list = useRef<HTMLOListElement>(null)
  const newest = shell.rows[shell.rows.length - 1]
  useEffect(() => {
    if (newest) list.current!.scrollTop = list.current!.scrollHeight
  }, [newest])

  return (
    <section className="log">
      <h2>
        桥调用记录
        <button type="button" onClick={shell.clearLog}>
          清空
        </button>
      </h2>
      <ol ref={list} role="log">
        {shell.rows.map((row) => (
          <Row key={row.key} row={row} />
        ))}
        {shell.rows.length === 0 && <li className="hint">还没有调用</li>}
      </ol>
      <form
        className="path-box"
        onSubmit={(event) => {
          event.preventDefault()
          shell.send(String(new FormData(event.currentTarget).get('message')))
        }}
      >
        <input name="message" defaultValue={'{"type":"refresh"}'} aria-label="sentMsg 的内容" spellCheck={false} />
        <button type="submit">发 sentMsg</button>
      </form>
    </section>
  )
}

function Row({ row: { kind, name, value, atMs, answer } }: { row: LogRow }) {
  if (kind === 'page') return <li className="row-page">{name}</li>
  return (
    <li className={`row row-${kind}`}>
      <div>
        <b>{kind === 'leave' ? '打开地址' : name}</b>
        <time>{atMs} ms</time>
      </div>
      <code>{kind === 'leave' ? name : oneLine(value)}</code>
      {answer && (
        <code className="reply">
          {oneLine(answer.value)}
          <time>{answer.afterMs} ms</time>
        </code>
      )}
    </li>
  )
}
