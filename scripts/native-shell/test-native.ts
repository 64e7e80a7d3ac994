import { installNative } from './native/install.ts'
import type { LogEntry, Native, NativeSettings } from './native/settings.ts'

interface TestWindow {
  __nativeSettings: NativeSettings
  /** A function of the test: the app's answers. */
  __nativeHandle?(name: string, data: unknown): Promise<unknown>
  /** What went over the bridge so far. */
  __nativeLog: LogEntry[]
  /** The app's side: `push('sentMsg', …)`. */
  __native: Native
}

// For end-to-end tests: runs before each document of the tab, not in frames inside it.
if (window === window.top) {
  const page = window as unknown as TestWindow
  const log: LogEntry[] = []
  const native = installNative(window, page.__nativeSettings, {
    handle: (name, data) => page.__nativeHandle?.(name, data),
    log: (entry) => void log.push(entry),
  })
  Object.defineProperties(window, { __nativeLog: { value: log }, __native: { value: native } })
}
