import { useMemo, useRef, useState } from 'react'
import { ownNotes } from '#pages/analysis/notes/own-notes.ts'
import type { History } from '#shared/api/composition.ts'
import { serverNow } from '#shared/api/server-clock.ts'
import { copyText } from '#shared/app/copy-text.ts'
import { toast } from '#shared/app/messages/messages.ts'
import { loadWithSegments } from '#shared/app/records/load.ts'
import { Nothing, RecordsSheet } from '#shared/app/records/records-sheet.tsx'
import { download, share, takes } from '#shared/app/saving/hand-over.ts'
import type { Environment } from '#shared/bridge/container.ts'
import { environment } from '#shared/bridge/environment.ts'
import { joinRecords, type TakenRecord } from '#shared/health/records.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { Segmented } from '#shared/ui/controls/segmented.tsx'
import { fileName, summary, toCsv } from './csv.ts'
import { toPeriodCsv } from './period-csv.ts'
import { segmentCells } from './segments.ts'

const load = async (signal: AbortSignal) => {
  const { items, history } = await loadWithSegments(signal)
  return { records: joinRecords(items), history }
}

/** All measurements as a file, by the best way this phone has, and as text in any case. */
export const ExportSheet = (props: { open: boolean; onClose: () => void }) => (
  <RecordsSheet {...props} title="导出数据" load={load}>
    {(loaded) => (loaded.records.length ? <Ways {...loaded} /> : <Nothing words="还没有测量记录" />)}
  </RecordsSheet>
)

const PRIMARY = { share: '分享文件', download: '下载文件', copy: '复制全部文本' }

const ROWS = [
  { key: 'each', label: '每次' },
  { key: 'week', label: '按周' },
  { key: 'month', label: '按月' },
] as const
type Rows = (typeof ROWS)[number]['key']

/** How a file can leave this page. Web views of apps do nothing with a download, so there it is shared or copied. */
export function wayOut(file: File, { container, mayBeNative }: Environment = environment): keyof typeof PRIMARY {
  if (takes(file)) return 'share'
  return container === 'browser' && !mayBeNative ? 'download' : 'copy'
}

function Ways({ records, history }: { records: readonly TakenRecord[]; history: History }) {
  const [rows, setRows] = useState<Rows>('each')
  const { csv, file } = useMemo(() => {
    const text = rows === 'each' ? toCsv(records, segmentCells(history), ownNotes()) : toPeriodCsv(records, rows)
    const kind = rows === 'each' ? '' : ROWS.find(({ key }) => key === rows)!.label
    return { csv: text, file: new File([text], fileName(serverNow(), kind), { type: 'text/csv' }) }
  }, [records, history, rows])
  const [way, setWay] = useState(() => wayOut(file))
  // Where neither the clipboard nor a file is to be had, the text stands here to be marked by hand.
  const [isShown, setShown] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)

  const copy = async () => {
    if (await copyText(csv)) return void toast('已复制', 'success')
    setShown(true)
    setTimeout(() => field.current?.select())
  }
  const act = async () => {
    if (way === 'copy') return copy()
    if (way === 'download') return download(file)
    if (!(await share({ files: [file], title: file.name }))) setWay('copy')
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-body phrases">{summary(records)}</p>
      <Segmented size="wide" label="每行是什么" options={ROWS} value={rows} onChange={setRows} />
      <p className="text-sub leading-[1.6] text-ink-2">
        {rows === 'each'
          ? 'CSV 表格，重量单位为 kg（公斤），可以用表格软件打开，也可以导入 openScale 等应用。'
          : `CSV 表格，重量单位为 kg（公斤），每${rows === 'week' ? '周' : '月'}一行平均值，可以用表格软件打开。`}
        包含体重、各项身体指标和你写的备注，请只发给信任的人。
        {way === 'copy' && '这里不能保存文件，复制后可以粘贴到备忘录或邮件里。'}
      </p>
      <Button onClick={() => void act()}>{PRIMARY[way]}</Button>
      {way !== 'copy' && (
        <Button kind="quiet" onClick={() => void copy()}>
          {PRIMARY.copy}
        </Button>
      )}
      {isShown && (
        <>
          <p role="alert" className="text-sub text-ink-2">
            无法自动复制，请长按下面的文本，全选后复制
          </p>
          <textarea
            ref={field}
            readOnly
            aria-label="全部记录"
            value={csv}
            className="h-40 w-full rounded-tile bg-canvas p-3 text-caption"
          />
        </>
      )}
    </div>
  )
}
