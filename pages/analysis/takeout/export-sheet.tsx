import { useMemo, useRef, useState } from 'react'
import type { History } from '#shared/api/composition.ts'
import { copyText } from '#shared/app/copy-text.ts'
import { useRemote } from '#shared/app/loading/use-remote.ts'
import { toast } from '#shared/app/messages/messages.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { BottomSheet } from '#shared/ui/overlays/sheet.tsx'
import { ErrorLine } from '#shared/ui/states/error-line.tsx'
import { fileName, summary, toCsv } from './csv.ts'
import { download, share, wayOut } from './hand-over.ts'
import { loadForExport } from './load.ts'
import { joinRecords, type TakenRecord } from './records.ts'
import { segmentCells } from './segments.ts'

/** All measurements as a file, by the best way this phone has, and as text in any case. */
export function ExportSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <BottomSheet open={open} onClose={onClose} title="导出数据">
      <div className="px-5 pt-1 pb-5">
        <Content />
      </div>
    </BottomSheet>
  )
}

function Content() {
  const { remote, retry } = useRemote(loadForExport)
  const records = useMemo(() => (remote.state === 'ready' ? joinRecords(remote.value.items) : []), [remote])
  if (remote.state === 'failed') return <ErrorLine words="记录加载失败" onRetry={retry} />
  if (remote.state === 'loading') {
    return (
      <p role="status" className="py-6 text-center text-sub text-ink-3">
        正在整理记录…
      </p>
    )
  }
  if (records.length === 0) return <p className="py-6 text-center text-sub text-ink-3">还没有测量记录</p>
  return <Ways records={records} history={remote.value.history} />
}

const PRIMARY = { share: '分享文件', download: '下载文件', copy: '复制全部文本' }

function Ways({ records, history }: { records: readonly TakenRecord[]; history: History }) {
  const { csv, file } = useMemo(() => {
    const text = toCsv(records, segmentCells(history))
    return { csv: text, file: new File([text], fileName(Date.now()), { type: 'text/csv' }) }
  }, [records, history])
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
    if (!(await share(file))) setWay('copy')
  }
  return (
    <div className="flex flex-col gap-3">
      <p className="text-body">{summary(records)}</p>
      <p className="text-sub leading-[1.6] text-ink-2">
        CSV 表格，可以用表格软件打开，也可以导入 openScale 等应用。包含体重与各项身体指标，请只发给信任的人。
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
