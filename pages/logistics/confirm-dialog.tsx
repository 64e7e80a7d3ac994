import { useState } from 'react'
import { toast } from '#shared/app/messages/messages.ts'
import { useIntents } from '#shared/app/saving/use-intents.ts'
import { Dialog } from '#shared/ui/overlays/dialog.tsx'
import { type Form, maskedMobile, trimmedForm } from './model.ts'
import { submitAddress } from './submit.ts'

interface Props {
  open: boolean
  activityId: string
  form: Form
  onClose: () => void
  /** The service has the address. @returns when the member has read so */
  onTaken: () => Promise<void>
}

/** The dialog before the one submit. It holds the submit too, so that no other file has to be loaded after the confirmation. */
export function ConfirmDialog({ open, activityId, form, onClose, onTaken }: Props) {
  const { running, run } = useIntents<'send'>()
  const [isLooking, setLooking] = useState(false)
  const { name, mobile, area, detail } = trimmedForm(form)
  const send = () =>
    run('send', JSON.stringify(form), async (attempt) => {
      const result = await submitAddress(activityId, form, attempt, () => setLooking(true))
      setLooking(false)
      if (result.is !== 'taken') {
        toast(result.words)
        return result.is === 'refused'
      }
      await onTaken()
      return true
    })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="确认收货信息"
      text="确认后将无法修改"
      confirm="确认提交"
      cancel="再看看"
      busy={running !== undefined && (isLooking ? '正在确认结果' : '提交中')}
      onConfirm={() => void send()}
    >
      <p className="mt-4 rounded-tile bg-canvas px-4 py-3 text-left leading-[1.6]">
        <b className="mr-2">{name}</b>
        <span className="num">{maskedMobile(mobile)}</span>
        <span className="block text-sub text-ink-2">
          {area.split('/').join(' ')} {detail}
        </span>
      </p>
    </Dialog>
  )
}
