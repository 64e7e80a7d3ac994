import { copyText } from '#shared/features/copy-text.ts'
import { describeDevice } from './device.ts'
import { formatDiagnosis } from './diagnosis.ts'

// Built by itself, for test builds alone (scripts/build/common-scripts.ts): one file for all pages, which nobody fetches but a tester. It shares
// nothing with a page but what `tellCall` keeps.

function copyDiagnosis(): Promise<boolean> {
  const isNative = typeof window.WebViewJavascriptBridge?.callHandler === 'function'
  return copyText(
    formatDiagnosis({
      script: document.querySelector('script[type=module][id]')?.id ?? '',
      search: location.search,
      device: describeDevice(navigator, isNative),
      calls: window.__calls ?? [],
      now: Date.now(),
    }),
  )
}

/** The console's file lies beside this one. It builds its own markup and styles, which a host without the rules of this build forbids (README.md). */
function openConsole(): void {
  import(/* @vite-ignore */ import.meta.env.DEBUG_CONSOLE).catch((error) =>
    console.warn('the console cannot be drawn here', error),
  )
}

window.__debug = { copyDiagnosis, openConsole }
