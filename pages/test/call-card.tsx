import { useState } from 'react'
import type { CallName } from '#shared/bridge/calls.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { CATALOGUE } from './catalogue.ts'
import { argumentOf, runCall } from './run-call.ts'

type Result = { words: string; milliseconds?: number; failed?: true }

/** One call: its argument to edit, a button, what came back and how fast. */
export function CallCard({ name }: { name: CallName }) {
  const { says, argument, hint } = CATALOGUE[name]
  const [typed, setTyped] = useState(argument ? JSON.stringify(argument, null, 2) : '')
  const [isBusy, setBusy] = useState(false)
  const [result, setResult] = useState<Result>()

  async function run() {
    setBusy(true)
    setResult(undefined)
    const start = performance.now()
    try {
      const words = await runCall(name, argument && argumentOf(typed))
      setResult({ words, milliseconds: Math.round(performance.now() - start) })
    } catch (error) {
      setResult({ words: (error as Error).message, failed: true })
    }
    setBusy(false)
  }

  return (
    <Card title={name} right={says}>
      {argument && (
        <textarea
          aria-label={`${name} 的参数`}
          className="mb-3 block w-full rounded-tile bg-fill px-3.5 py-2.5 font-mono text-sub"
          rows={Math.min(8, typed.split('\n').length)}
          spellCheck="false"
          autoCapitalize="off"
          value={typed}
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {hint && <p className="-mt-1 mb-3 text-sub text-ink-3">{hint}</p>}
      <Button kind="secondary" size="dialog" busy={isBusy && '等待回复'} onClick={run} className="w-full">
        调用 {name}
      </Button>
      {result && <Reply {...result} />}
    </Card>
  )
}

const Reply = ({ words, milliseconds, failed }: Result) => (
  <output className="mt-3 block text-sub">
    <span className={failed ? 'text-risk-text' : 'text-ink-3'}>{failed ? '失败' : `回复，${milliseconds} 毫秒`}</span>
    <span className="mt-1 block rounded-tile bg-canvas px-3.5 py-2.5 font-mono whitespace-pre-wrap text-ink">
      {words}
    </span>
  </output>
)
