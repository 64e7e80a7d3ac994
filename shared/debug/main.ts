import { pageGlobals } from '#shared/core/page-globals.ts'
import { copyText } from '#shared/features/copy-text.ts'
import { describeDevice } from './device.ts'
import { formatDiagnosis } from './diagnosis.ts'

// A separate bundle for test builds, one file for all pages (scripts/build/common-scripts.ts). It
// shares only the log of `logCall` with a page.

function copyDiagnosis(): Promise<boolean> {
  const isNative = typeof window.WebViewJavascriptBridge?.callHandler === 'function'
  return copyText(
    formatDiagnosis({
      script: document.querySelector('script[type=module][id]')?.id ?? '',
      search: location.search,
      device: describeDevice(navigator, isNative),
      calls: pageGlobals.calls ?? [],
      now: Date.now(),
    }),
  )
}

/**
 * Loads the console from its own file. It inserts its own markup and styles, which this build's CSP
 * forbids on some hosts (README.md).
 */
function openConsole(): void {
  import(/* @vite-ignore */ import.meta.env.DEBUG_CONSOLE).catch((error) =>
    console.warn('the console cannot be drawn here', error),
  )
}

pageGlobals.debug = { copyDiagnosis, openConsole }
