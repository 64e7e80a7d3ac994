import { Dialog } from '#shared/ui/dialog.tsx'
import { type Form, maskedMobile, trimmedForm } from './model.ts'

// With the dialog: whoever can confirm can send, without another file.
export { submitAddress } from './submit.ts'

interface Props {
  open: boolean
  form: Form
  busy: string | false
  onClose: () => void
  onConfirm: () => void
}

/** The last look before the one submit; the phone number with its middle hidden. */
export function ConfirmDialog({ open, form, busy, onClose, onConfirm }: Props) {
  const { name, mobile, area, detail } = trimmedForm(form)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="确认收货信息"
      text="确认后将无法修改"
      confirm="确认提交"
      cancel="再看看"
      busy={busy}
      onConfirm={onConfirm}
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
