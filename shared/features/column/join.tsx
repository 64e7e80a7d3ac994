import { useId, useState } from 'react'
import { Button } from '#shared/ui/controls/button.tsx'
import { DownloadIcon } from '#shared/ui/icons/icons.tsx'
import { QrCard } from '#shared/ui/layout/qr-card.tsx'
import { useModal } from '#shared/ui/overlays/use-modal.ts'
import type { ColumnView } from './view.ts'

interface Props {
  open: boolean
  column: ColumnView
  /** The steward's code to show: the one for joining, or the floating one for questions. */
  which?: 'join' | 'float'
  onClose: () => void
  /** Saves a picture to the album; without it the instructions describe the long press. */
  onSave?: (image: string) => void
}

const CORNERS = [
  'top-0 left-0 rounded-tl-[20px] border-t-2 border-l-2',
  'top-0 right-0 rounded-tr-[20px] border-t-2 border-r-2',
  'bottom-0 left-0 rounded-bl-[20px] border-b-2 border-l-2',
  'bottom-0 right-0 rounded-br-[20px] border-b-2 border-r-2',
]

/**
 * The steward's code of a column, large enough to scan from another phone, with numbered
 * instructions.
 */
export function ColumnJoin({ open, column, which, onClose, onSave }: Props) {
  const { element, isVisible } = useModal(open, onClose)
  const id = useId()
  const [last, setLast] = useState(which)
  if (which && which !== last) setLast(which)
  const [isMissing, setMissing] = useState('')
  const isJoin = last !== 'float'
  const code = isJoin ? column.join : column.float
  const hasCode = code && code !== isMissing
  const steps = isJoin
    ? ['添加运动管家企业微信', `发送“${column.name}”`, '管家为你解锁全部课程']
    : ['添加运动管家企业微信', '说说你想了解的课程或计划', '管家一对一解答']
  return (
    <dialog ref={element} className="modal px-7 py-8" aria-labelledby={id} aria-describedby={`${id}t`}>
      {isVisible && (
        // In landscape the code is next to the text, so that the buttons stay visible.
        <div className="modal-pop relative m-auto w-full max-w-[326px] rounded-[28px] bg-raised px-6 pt-7 pb-2.5 text-center shadow-float side:max-w-[600px] side:pl-66">
          <h2 id={id} className="text-title leading-[1.4] phrases">
            {isJoin ? '添加运动管家，加入活动' : '添加运动管家，企微咨询'}
          </h2>
          <p id={`${id}t`} className="mt-1 text-sub leading-[1.6] text-ink-2 phrases">
            {hasCode ? '扫码或长按识别二维码' : '请稍后再来扫码'}
          </p>
          <div className="relative mt-5 inline-grid side:absolute side:inset-y-0 side:left-6 side:my-auto side:h-max">
            <QrCard
              key={code}
              src={code}
              size={184}
              label="运动管家二维码，长按识别"
              className="rounded-[20px] border-transparent! p-4"
              onMissing={() => setMissing(code)}
            />
            {CORNERS.map((corner) => (
              <i key={corner} className={`pointer-events-none absolute size-[34px] border-brand ${corner}`} />
            ))}
          </div>
          <ol role="list" className="mt-3.5 mb-5 grid gap-2 text-left text-sub leading-[1.55] text-ink-2">
            {steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[22px_1fr] items-center gap-2">
                <b className="num grid size-[22px] place-items-center rounded-full bg-brand-soft text-tight text-brand-text">
                  {index + 1}
                </b>
                {step}
              </li>
            ))}
          </ol>
          {onSave && hasCode && (
            <Button className="w-full" icon={<DownloadIcon scalesWithText={20} />} onClick={() => onSave(code)}>
              保存到相册
            </Button>
          )}
          <button type="button" className="press min-h-[50px] w-full text-ink-2" onClick={onClose}>
            我知道了
          </button>
        </div>
      )}
    </dialog>
  )
}
