import { useState } from 'react'
import { Button } from '#shared/ui/controls/button.tsx'
import { DownloadIcon } from '#shared/ui/icons/icons.tsx'
import { QrCard } from '#shared/ui/layout/qr-card.tsx'
import { JoinOverlay } from './join-overlay.tsx'
import type { ColumnView } from './view.ts'

interface Props {
  open: boolean
  column: ColumnView
  /** Which steward's code: the one for joining, or the floating one for questions. */
  which?: 'join' | 'float'
  onClose: () => void
  /** Puts a picture into the album; without it the long press is the way. */
  onSave?: (image: string) => void
}

/** The steward's code of a column, large enough to scan from another phone. */
export function ColumnJoin({ open, column, which, onClose, onSave }: Props) {
  const [last, setLast] = useState(which)
  if (which && which !== last) setLast(which)
  const [missing, setMissing] = useState('')
  const isJoin = last !== 'float'
  const code = isJoin ? column.join : column.float
  return (
    <JoinOverlay
      open={open}
      onClose={onClose}
      title={isJoin ? '添加运动管家，加入活动' : '添加运动管家，企微咨询'}
      text="扫码或长按识别二维码"
      code={
        <QrCard
          key={code}
          src={code}
          size={184}
          label="运动管家二维码，长按识别"
          className="rounded-[20px] border-transparent! p-4"
          onMissing={() => setMissing(code)}
        />
      }
      steps={
        isJoin
          ? ['添加运动管家企业微信', `发送「${column.name}」`, '管家为你解锁全部课程']
          : ['添加运动管家企业微信', '说说你想了解的课程或计划', '管家一对一解答']
      }
    >
      {onSave && code && code !== missing && (
        <Button className="w-full" icon={<DownloadIcon size={20} />} onClick={() => onSave(code)}>
          保存到相册
        </Button>
      )}
      <button type="button" className="press min-h-[50px] w-full text-ink-2" onClick={onClose}>
        我知道了
      </button>
    </JoinOverlay>
  )
}
