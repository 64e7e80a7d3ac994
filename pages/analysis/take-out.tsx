import { useState } from 'react'
import { CompareButton } from '#shared/app/compare/compare-button.tsx'
import { usePart } from '#shared/app/loading/use-part.ts'
import { LookBackButton } from '#shared/app/look-back/look-back-button.tsx'
import { toast } from '#shared/app/messages/messages.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import type { Member } from './model.ts'

/** 导出数据 and 打印, at the end of the page. */
export function TakeOut({ body }: { body: Member | undefined }) {
  const [isExporting, setExporting] = useState(false)
  const [prints, setPrints] = useState(0)
  // Not fetched ahead: few visits need either.
  const [sheet] = usePart(
    () => import('./takeout/export-sheet.tsx'),
    isExporting,
    () => tellLost(() => setExporting(false)),
  )
  const [paper] = usePart(
    () => import('./print-job.tsx'),
    prints > 0,
    () => tellLost(() => setPrints(0)),
  )
  return (
    <div className="flex flex-wrap gap-2.5 px-4 pb-6 elder:flex-col">
      {body !== undefined && <CompareButton body={body} className="w-full" />}
      <LookBackButton className="w-full" />
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
      {/* Not before it is known whose body it is: name, age and ranges stand on the sheet. */}
      {paper && prints > 0 && body !== undefined && <paper.PrintJob body={body} onDone={() => setPrints(0)} />}
    </div>
  )
}

function tellLost(takeBack: () => void) {
  toast('网络不给力，请检查网络')
  takeBack()
}
