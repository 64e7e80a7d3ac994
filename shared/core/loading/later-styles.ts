let styles: Promise<void> | undefined

/**
 * The styles of what is not in the first view (scripts/build/page-css.ts), asked for once. Never rejects: a part
 * without its styles is still better than none.
 */
export function laterStyles(): Promise<void> {
  styles ??= new Promise((resolve) => {
    const address =
      typeof document !== 'undefined' && document.querySelector<HTMLMetaElement>('meta[name=later-css]')?.content
    if (!address) return resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    // As the early script asks for it: another mode would be another request, on another connection where files have their own host.
    link.crossOrigin = ''
    link.href = address
    // Engines of iOS draw nothing new while a stylesheet that applies is on its way; this one does not apply before it is there.
    link.media = 'not all'
    link.onload = link.onerror = () => {
      link.media = ''
      resolve()
    }
    document.head.append(link)
  })
  return styles
}
