import { useEffect, useState } from 'react'
import { copyText } from '#shared/app/copy-text.ts'
import { toast } from '#shared/app/messages/messages.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { Card } from '#shared/ui/layout/card.tsx'
import { DebugSlot } from '#shared/ui/states/debug-slot.tsx'
import { placeLines, placeReport } from './report.ts'

/** Where this page runs, with a button that copies it. */
export function Place() {
  const [lines, setLines] = useState(() => placeLines())
  useEffect(() => {
    placeReport().then(setLines)
  }, [])
  const copy = async () => {
    const isDone = await copyText(lines.map((line) => line.join('：')).join('\n'))
    toast(isDone ? '已复制' : '复制失败，请长按选择文字', isDone ? 'success' : undefined)
  }
  return (
    <Card title="容器与版本">
      <dl className="text-sub">
        {lines.map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-3 border-t border-line py-1.5 first:border-t-0">
            <dt className="text-ink-3">{name}</dt>
            <dd className="min-w-0 flex-[1_1_10em] text-right">{value}</dd>
          </div>
        ))}
      </dl>
      <Button kind="secondary" size="dialog" className="mt-3 w-full" onClick={copy}>
        复制报告
      </Button>
      {import.meta.env?.DEBUG && (
        <p className="mt-2 text-center">
          <DebugSlot />
        </p>
      )}
    </Card>
  )
}
