import { useState } from 'react'
import { CompareButton } from '#shared/app/compare/compare-button.tsx'
import { PartButton } from '#shared/app/loading/part-button.tsx'
import { later, usePart } from '#shared/app/loading/use-part.ts'
import { LookBackButton } from '#shared/app/look-back/look-back-button.tsx'
import { toast } from '#shared/app/messages/messages.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import type { Member } from './model.ts'

// Not fetched ahead: few visits need either.
const EXPORT = later(() => import('./takeout/export-sheet.tsx').then(({ ExportSheet }) => ExportSheet))
const PRINT = later(() => import('./print-job.tsx').then(({ PrintJob }) => PrintJob))

/** 导出数据 and 打印, at the end of the page. */
export function TakeOut({ body }: { body: Member | undefined }) {
  const [isPrinting, setPrinting] = useState(false)
  const [PrintJob] = usePart(PRINT, isPrinting, () => {
    toast('网络不给力，请检查网络')
    setPrinting(false)
  })
  return (
    <div className="flex flex-wrap gap-2.5 elder:flex-col">
      {body !== undefined && <CompareButton body={body} className="w-full" />}
      <LookBackButton className="w-full" />
      <PartButton label="导出数据" file={EXPORT} className="flex-1">
        {(ExportSheet, sheet) => <ExportSheet {...sheet} />}
      </PartButton>
      <Button kind="secondary" className="flex-1" busy={isPrinting && '准备中'} onClick={() => setPrinting(true)}>
        打印
      </Button>
      {/* Not before it is known whose body it is: name, age and ranges stand on the sheet. */}
      {PrintJob && isPrinting && body !== undefined && <PrintJob body={body} onDone={() => setPrinting(false)} />}
    </div>
  )
}
