import type { Native, NativeHost, NativeSettings } from './native/settings.ts'

/** What the shell's page offers to the page in its phone: `window.parent.shell`. */
export interface ShellWindow {
  settings: NativeSettings
  host: NativeHost
  /** A document has begun. */
  attach(native: Native): void
  /** The document's title, whenever it changes. */
  titled(title: string): void
}
