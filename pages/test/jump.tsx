import { useState } from 'react'
import { go } from '#shared/app/page/go.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { Dialog } from '#shared/ui/overlays/dialog.tsx'
import { jumpTarget } from './jump-target.ts'

/** Open a typed address: our own site or a configured host, after a look at where it leads. What was typed stays. */
export function Jump() {
  const [typed, setTyped] = useState('')
  const [words, setWords] = useState('')
  const [target, setTarget] = useState<URL>()

  const look = () => {
    const url = jumpTarget(typed)
    setWords(url ? '' : '只能打开本站的路径，或配置过的 https 网站')
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
        look()
      }}
    >
      <input
        aria-label="地址"
        aria-describedby="jump-words"
        aria-invalid={words !== ''}
        className="min-h-touch w-full rounded-tile bg-fill px-3.5 py-2"
        placeholder="/bodyFatScale 或 https://…"
        inputMode="url"
        autoCapitalize="off"
        autoComplete="off"
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <p id="jump-words" role="alert" className="text-sub text-risk-text empty:hidden">
        {words}
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
