import { useEffect, useState } from 'react'
import { onSentMsg } from '#shared/bridge/native.ts'

/** What the shell has pushed since the page opened, the newest first. */
export function Pushes() {
  const [pushes, setPushes] = useState<string[]>([])
  useEffect(() => onSentMsg((message) => setPushes((all) => [text(message), ...all].slice(0, 20))), [])
  if (!pushes.length) return <p className="text-ink-2">还没有收到消息</p>
  return (
    <ol className="flex flex-col gap-2">
      {pushes.map((push, index) => (
        <li
          key={pushes.length - index}
          className="rounded-tile bg-canvas px-3.5 py-2.5 font-mono text-sub whitespace-pre-wrap"
        >
          {push}
        </li>
      ))}
    </ol>
  )
}

const text = (message: unknown) =>
  (typeof message === 'string' ? message : (JSON.stringify(message) ?? '（空）')).slice(0, 500)
