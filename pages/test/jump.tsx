import { useState } from 'react'
import { go } from '#shared/app/page/go.ts'
import { removeInvisible } from '#shared/core/text.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { Dialog } from '#shared/ui/overlays/dialog.tsx'

/** Where a typed address leads: http(s), or a path of this site. Undefined for anything else (`javascript:`, `data:`, …). */
export function getJumpTarget(typed: string): URL | undefined {
  const text = removeInvisible(typed).trim()
  // `//host` and a backslash lead to another host; they are no path of this site.
  if (!/^(https?:\/\/|\/(?![/\\]))/i.test(text)) return undefined
  try {
    return new URL(text, location.origin)
  } catch {
    return undefined
  }
}

/** Opens a typed address after a dialog that names the host it leads to. The text stays in the box. */
export function Jump() {
  const [typed, setTyped] = useState('')
  const [message, setMessage] = useState('')
  const [target, setTarget] = useState<URL>()

  const submit = () => {
    const url = getJumpTarget(typed)
    setMessage(url ? '' : '只能打开 http、https 网址，或本站的路径（以 / 开头）')
    setTarget(url)
  }
  const leave = () => {
    setTarget(undefined)
    if (target) go(target.href)
  }
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <input
        aria-label="地址"
        aria-describedby="jump-words"
        aria-invalid={message !== ''}
        className="min-h-touch w-full rounded-tile bg-fill px-3.5 py-2"
        placeholder="/bodyFatScale 或 https://…"
        inputMode="url"
        autoCapitalize="off"
        autoComplete="off"
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <p id="jump-words" role="alert" className="text-sub text-risk-text empty:hidden">
        {message}
      </p>
      <Button type="submit" kind="secondary" size="dialog">
        跳转
      </Button>
      <Dialog
        open={Boolean(target)}
        onClose={() => setTarget(undefined)}
        title="打开这个地址"
        text={target && `${target.host}${target.pathname}`}
        confirm="打开"
        onConfirm={leave}
      />
    </form>
  )
}
