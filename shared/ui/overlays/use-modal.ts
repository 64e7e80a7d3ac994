import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { onRestore } from '#shared/core/on-restore.ts'
import { prefersReducedMotion } from '#shared/ui/motion/motion.ts'

/** How long a dialog or sheet takes to go (shared/ui/README.md, "Motion"). */
const LEAVE_MS = 200
/** A tap beside a panel so soon after it has come was meant for the button that stood there: whoever taps impatiently keeps the news. */
const DOUBLE_TAP_MS = 500

/**
 * Keeps a native <dialog> in step with `open`: focus, inertness and stacking come with it; it adds the leaving animation,
 * keeps the page behind from scrolling, returns the focus, and shows where it is only to who uses keys.
 * @param onClose called for every way out that is not the caller's own: Escape, the system's Back, a tap beside the panel once it can be seen
 * @returns the ref of the <dialog>, and whether to draw its content (it stays while leaving)
 */
export function useModal(open: boolean, onClose: () => void) {
  const element = useRef<HTMLDialogElement>(null)
  const [isMounted, setMounted] = useState(false)
  const latest = useRef(onClose)
  latest.current = onClose

  // Before the effects of the content: they may measure themselves only once the dialog is shown.
  useLayoutEffect(() => {
    const dialog = element.current
    if (!open || !dialog) return
    setMounted(true)
    delete dialog.dataset.leaving
    if (!dialog.open) {
      // WebKit draws its ring around what a dialog focuses by itself, after a tap as well.
      if (!document.activeElement?.matches(':focus-visible')) dialog.dataset.tapped = ''
      dialog.showModal()
      // The focus has scrolled to a panel that is still below the edge: it would not be seen to rise.
      dialog.scrollTop = 0
    }
    const since = performance.now()
    const closeOnEvent = (event: Event) => {
      // A click inside has the panel as its target; `close` comes from engines that do not ask first.
      if (event.target !== dialog) return
      // The browser tells of a closing a moment later: by then it may be open again.
      if (event.type === 'close' && dialog.open) return
      if (event.type === 'click' && performance.now() - since < DOUBLE_TAP_MS) return
      if (event.type === 'cancel') event.preventDefault()
      // Whether it goes is its owner's word: something may be under way, and then it leaves with its motion.
      if (event.type === 'close') dialog.showModal()
      latest.current()
    }
    for (const type of EXITS) dialog.addEventListener(type, closeOnEvent)
    const onKeyDown = () => delete dialog.dataset.tapped
    dialog.addEventListener('keydown', onKeyDown)
    // Back from the cache what was asked is long past; a moment later, when what was under way has been given up (shared/data/use-intents.ts).
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

  // Taken out of the page while open: closing first gives the focus back.
  useEffect(() => {
    const dialog = element.current
    return () => dialog?.close()
  }, [])

  return { element, isShown: open || isMounted }
}

const EXITS = ['cancel', 'close', 'click']
let holders = 0

/** Stop the page behind from scrolling until every holder has let go. */
function lockScroll() {
  const { style } = document.documentElement
  holders++
  style.overflow = 'hidden'
  return () => {
    if (--holders === 0) style.overflow = ''
  }
}
