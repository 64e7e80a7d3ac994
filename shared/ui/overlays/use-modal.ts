import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { onRestore } from '#shared/core/on-restore.ts'
import { prefersReducedMotion } from '#shared/ui/motion/motion.ts'

/** Duration of the closing animation in ms (shared/ui/README.md, "Motion"). */
const LEAVE_MS = 200
/**
 * ms in which a tap on the backdrop is ignored: the second tap of a double tap was meant for the
 * button below.
 */
const DOUBLE_TAP_MS = 500

/**
 * Synchronises a native <dialog> with `open`. The browser provides focus, inertness and stacking;
 * this adds the closing animation, locks the page's scrolling, returns the focus, and shows the
 * focus ring only to keyboard users.
 * @param onClose called by Escape, the system's Back, and a tap on the backdrop once the panel is
 * visible
 * @returns the ref of the <dialog>, and whether to render its content (true during the closing
 * animation)
 */
export function useModal(open: boolean, onClose: () => void) {
  const element = useRef<HTMLDialogElement>(null)
  const [isMounted, setMounted] = useState(false)
  const latest = useRef(onClose)
  latest.current = onClose

  // Precedes the effects of the content, which can measure only a displayed dialog.
  useLayoutEffect(() => {
    const dialog = element.current
    if (!open || !dialog) return
    setMounted(true)
    delete dialog.dataset.leaving
    if (!dialog.open) {
      // WebKit draws a focus ring on a dialog's automatic focus, even after a tap.
      if (!document.activeElement?.matches(':focus-visible')) dialog.dataset.tapped = ''
      dialog.showModal()
      // Focus has scrolled to the panel below the edge, which would hide its rising animation.
      dialog.scrollTop = 0
    }
    const since = performance.now()
    const closeOnEvent = (event: Event) => {
      // A click inside targets the panel; some engines send `close` without a preceding `cancel`.
      if (event.target !== dialog) return
      // The `close` event is asynchronous: the dialog may be open again.
      if (event.type === 'close' && dialog.open) return
      if (event.type === 'click' && performance.now() - since < DOUBLE_TAP_MS) return
      if (event.type === 'cancel') event.preventDefault()
      // Only the owner closes the dialog, with its animation; something may still be in progress.
      if (event.type === 'close') dialog.showModal()
      // Closed on a hidden page (shared/auth/block-page.ts), it could not return the focus.
      if (document.body.style.visibility !== 'hidden') latest.current()
    }
    for (const type of EXITS) dialog.addEventListener(type, closeOnEvent)
    const onKeyDown = () => delete dialog.dataset.tapped
    dialog.addEventListener('keydown', onKeyDown)
    // After a back-forward cache restore the dialog is outdated. Closes it once pending operations
    // have been cancelled (shared/data/use-mutation.ts).
    const stop = onRestore(() => setTimeout(() => latest.current()))
    const release = lockScroll()
    return () => {
      for (const type of EXITS) dialog.removeEventListener(type, closeOnEvent)
      dialog.removeEventListener('keydown', onKeyDown)
      delete dialog.dataset.tapped
      stop()
      release()
    }
  }, [open])

  useEffect(() => {
    const dialog = element.current
    if (open || !isMounted || !dialog) return
    dialog.dataset.leaving = ''
    const timer = setTimeout(
      () => {
        dialog.close()
        setMounted(false)
      },
      prefersReducedMotion() ? 0 : LEAVE_MS,
    )
    return () => clearTimeout(timer)
  }, [open, isMounted])

  // Closes a dialog that is unmounted while open, which returns the focus.
  useEffect(() => {
    const dialog = element.current
    return () => dialog?.close()
  }, [])

  return { element, isVisible: open || isMounted }
}

const EXITS = ['cancel', 'close', 'click']
let holders = 0

/** Locks scrolling of the page until every holder has released it. */
function lockScroll() {
  const { style } = document.documentElement
  holders++
  style.overflow = 'hidden'
  return () => {
    if (--holders === 0) style.overflow = ''
  }
}
