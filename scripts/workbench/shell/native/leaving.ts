import type { PageWindow } from './settings.ts'

interface NavigateEvent extends Event {
  destination: { url: string }
}

/** Addresses outside the site (deep links, stores, packages) are reported to the app instead of followed. */
export function holdLeaving(window: PageWindow, leave: (url: string) => void) {
  const isOurs = (url: string) => {
    const { origin, protocol } = new URL(url, window.location.href)
    return origin === window.location.origin || ['about:', 'blob:', 'javascript:'].includes(protocol)
  }
  const { navigation } = window as unknown as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event) => {
    const { url } = (event as NavigateEvent).destination
    if (isOurs(url)) return
    event.preventDefault()
    leave(url)
  })
  const open = window.open
  window.open = (url, ...rest) => {
    if (url === undefined || isOurs(String(url))) return open.call(window, url, ...rest)
    leave(String(url))
    return null
  }
}
