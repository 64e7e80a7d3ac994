import { copyText } from '#shared/app/copy-text.ts'
import { toast } from '#shared/app/messages/messages.ts'
import type { CallName } from '#shared/bridge/calls.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { Tag, type TagKind } from '#shared/ui/verdicts/tag.tsx'
import { CATALOGUE } from './catalogue.ts'
import { type Outcome, resultText, STEPS, type State, stateWords, summary } from './checklist-model.ts'
import { placeReport } from './report.ts'
import { useChecklist } from './use-checklist.ts'

const TAGS: Record<State, TagKind> = { open: 'plain', asked: 'brand', passed: 'std', failed: 'risk' }

/** All calls of the bridge as one list: what answers is judged by its answer, the rest by whoever holds the phone. */
export function Checklist() {
  const { outcomes, running, run, runAll, judge, clear } = useChecklist()
  const text = async () => resultText(outcomes, await placeReport())
  const copy = async () => {
    const isDone = await copyText(await text())
    toast(isDone ? '已复制' : '复制失败，请长按选择文字', isDone ? 'success' : undefined)
  }
  const send = async () => {
    try {
      await navigator.share({ title: '原生接口检查', text: await text() })
    } catch (error) {
      if ((error as Error).name !== 'AbortError') toast('发送失败，请改用复制')
    }
  }
  return (
    <Card title="检查清单" right={<span role="status">{summary(outcomes)}</span>}>
      <Button size="dialog" className="w-full" busy={running && `正在检查 ${running}`} onClick={() => void runAll()}>
        检查有回复的调用
      </Button>
      <ol role="list" className="mt-3">
        {STEPS.map((name) => (
          <Step
            key={name}
            name={name}
            outcome={outcomes[name]}
            isBusy={running !== undefined}
            onRun={() => void run(name)}
            onJudge={(isGood) => judge(name, isGood)}
          />
        ))}
      </ol>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(8em,1fr))] gap-2">
        <Button kind="secondary" size="dialog" onClick={copy}>
          复制结果
        </Button>
        {'share' in navigator && (
          <Button kind="secondary" size="dialog" onClick={send}>
            发送结果
          </Button>
        )}
        <Button kind="quiet" size="dialog" onClick={clear}>
          重新开始
        </Button>
      </div>
    </Card>
  )
}

interface StepProps {
  name: CallName
  outcome?: Outcome
  isBusy: boolean
  onRun: () => void
  onJudge: (isGood: boolean) => void
}

function Step({ name, outcome, isBusy, onRun, onJudge }: StepProps) {
  const { says, seen, answers } = CATALOGUE[name]
  const state = outcome?.state ?? 'open'
  const facts = [outcome?.words, outcome?.milliseconds !== undefined && `${outcome.milliseconds} 毫秒`].filter(Boolean)
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <p className="min-w-0 flex-[1_1_11em]">
          <span className="block font-mono text-sub wrap-anywhere">{name}</span>
          <span className="block text-sub text-ink-3">{says}</span>
        </p>
        <Tag kind={TAGS[state]}>{stateWords(outcome)}</Tag>
        {!answers && (
          <Button kind="secondary" size="dialog" disabled={isBusy} onClick={onRun}>
            {state === 'open' ? '执行' : '再来'}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      {facts.length > 0 && <p className="mt-1 text-sub text-ink-2 wrap-anywhere">{facts.join('，')}</p>}
      {!answers && state === 'asked' && (
        <div className="mt-2 rounded-tile bg-canvas px-3.5 py-2.5">
          <p className="text-sub text-ink-2">{seen}？</p>
          <div className="mt-2 flex gap-2">
            <Button kind="secondary" size="dialog" className="flex-1" onClick={() => onJudge(true)}>
              是<span className="sr-only"> {name} 通过</span>
            </Button>
            <Button kind="secondary" size="dialog" className="flex-1" onClick={() => onJudge(false)}>
              否<span className="sr-only"> {name} 不通过</span>
            </Button>
          </div>
        </div>
      )}
    </li>
  )
}
