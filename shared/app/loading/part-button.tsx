import { type ReactNode, useState } from 'react'
import { toast } from '#shared/app/messages/messages.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { type Later, usePart } from './use-part.ts'

interface Props<T> {
  label: string
  /** Not fetched ahead: few visits need it. */
  file: Later<T>
  className?: string
  /** What the part draws, open or not. */
  children: (part: T, sheet: { open: boolean; onClose: () => void }) => ReactNode
}

/** A button whose sheet comes with the tap; where it cannot be had, the tap is answered in words and the next one tries again. */
export function PartButton<T>({ label, file, className, children }: Props<T>) {
  const [isOpen, setOpen] = useState(false)
  const [part] = usePart(file, isOpen, () => {
    toast('网络不给力，请检查网络')
    setOpen(false)
  })
  return (
    <>
      <Button kind="secondary" className={className} busy={isOpen && !part && '准备中'} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {part && children(part, { open: isOpen, onClose: () => setOpen(false) })}
    </>
  )
}
