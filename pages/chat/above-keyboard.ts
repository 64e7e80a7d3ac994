/**
 * Keep `element` on the part of the screen that the keyboard leaves: iOS lays the keyboard over the page and moves the
 * page behind it; where the web view shrinks instead there is nothing to do. Inside, `--bottom-edge` is 0 meanwhile,
 * because the home bar lies below the keyboard.
 * @returns what ends it
 */
export function stayAboveKeyboard(element: HTMLElement): () => void {
  const view = window.visualViewport
  if (!view) return () => {}
  const adjust = () => {
    // A page somebody has zoomed into is left alone.
    const isOpen = view.scale < 1.01 && innerHeight - view.height > 1
    element.style.height = isOpen ? `${view.height}px` : ''
    element.style.top = isOpen ? `${view.offsetTop}px` : ''
    if (isOpen) element.style.setProperty('--bottom-edge', '0px')
    else element.style.removeProperty('--bottom-edge')
  }
  view.addEventListener('resize', adjust)
  view.addEventListener('scroll', adjust)
  return () => {
    view.removeEventListener('resize', adjust)
    view.removeEventListener('scroll', adjust)
  }
}
