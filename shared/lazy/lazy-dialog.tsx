import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { showMessage } from '#shared/features/messages/messages.ts'
import { startProgress } from '#shared/page/progress.ts'
import { Button } from '#shared/ui/controls/button.tsx'
import { IconAction } from '#shared/ui/controls/icon-action.tsx'
import { type LazyModule, useLazyModule } from './lazy-module.ts'
import { usePrefetch } from './use-prefetch.ts'

const FAILED = '网络不给力，请检查网络'

interface DialogProps {
  open: boolean
  onClose: () => void
}

interface Options<P> {
  /** The toast where it could not be loaded. */
  message?: (props: P) => string
  /** Not prefetched: it is large. */
  isLarge?: boolean
}

/**
 * Creates a dialog, sheet or similar component of a lazily loaded module. The module is prefetched;
 * the progress bar runs while a tap waits for it. If it cannot be loaded, a toast is shown and
 * `onClose` is called: the next tap tries again.
 */
export function lazyDialog<M, P extends DialogProps>(
  module: LazyModule<M>,
  pick: (module: M) => ComponentType<P>,
  { message = () => FAILED, isLarge }: Options<P> = {},
) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once, at module level
  return function LazyDialog(props: P) {
    const { open, onClose } = props
    const [loaded] = useLazyModule(module, open, () => {
      showMessage(message(props))
      onClose()
    })
    usePrefetch(isLarge ? undefined : module.load)
    const isWaiting = open && !loaded
    useEffect(() => (isWaiting ? startProgress() : undefined), [isWaiting])
    if (!loaded) return null
    const Content = pick(loaded)
    return <Content {...props} />
  }
}

interface ButtonProps<T> {
  label: string
  /** Not prefetched: few visits need it. */
  module: LazyModule<T>
  /** Shown over the label, in a row of such actions; a plain button without it. */
  icon?: ReactNode
  /** Renders the dialog, open or not. */
  children: (module: T, dialog: DialogProps) => ReactNode
}

/** A button whose dialog is loaded by the tap. */
export function LazyDialogButton<T>({ label, module, icon, children }: ButtonProps<T>) {
  const [isOpen, setOpen] = useState(false)
  const [loaded] = useLazyModule(module, isOpen, () => {
    showMessage(FAILED)
    setOpen(false)
  })
  const open = () => setOpen(true)
  const isBusy = isOpen && !loaded
  return (
    <>
      {icon ? (
        <IconAction icon={icon} label={label} isBusy={isBusy} onClick={open} />
      ) : (
        <Button kind="secondary" busyLabel={isBusy && '准备中'} onClick={open}>
          {label}
        </Button>
      )}
      {loaded && children(loaded, { open: isOpen, onClose: () => setOpen(false) })}
    </>
  )
}
