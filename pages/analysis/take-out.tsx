import { useState } from 'react'
import { useLazy } from '#shared/app/use-lazy.ts'
import { Button } from '#shared/ui/button.tsx'
import type { Member } from './model.ts'

/** 导出数据 and 打印, at the end of the page. */
export function TakeOut({ body }: { body: Member | undefined }) {
  const [isExporting, setExporting] = useState(false)
  const [prints, setPrints] = useState(0)
  const sheet = useLazy(() => import('./takeout/export-sheet.tsx'), isExporting, true)
  const paper = useLazy(() => import('./print-job.tsx'), prints > 0, true)
  return (
    <div className="flex gap-2.5 px-4 pb-6 elder:flex-col">
      <Button
        kind="secondary"
        className="flex-1"
        busy={isExporting && !sheet && '准备中'}
        onClick={() => setExporting(true)}
      >
        导出数据
      </Button>
      <Button kind="secondary" className="flex-1" busy={prints > 0 && '准备中'} onClick={() => setPrints(prints + 1)}>
        打印
      </Button>
      {sheet && <sheet.ExportSheet open={isExporting} onClose={() => setExporting(false)} />}
      {paper && prints > 0 && <paper.PrintJob body={body ?? null} onDone={() => setPrints(0)} />}
    </div>
  )
}
