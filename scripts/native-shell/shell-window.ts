import type { Native, NativeHost, NativeSettings } from './native/settings.ts'
import type { Wechat } from './wechat/settings.ts'

/** Where the page in the phone is opened: in our app, or in a WeChat that behaves like this. */
export interface PlaceSettings {
  place: 'app' | 'wechat'
  wechat: Wechat
}

/** What the shell's page offers to the page in its phone: `window.parent.shell`. */
export interface ShellWindow {
  settings: NativeSettings & PlaceSettings
  host: NativeHost
  /** A document has begun; undefined: not in our app. */
  attach(native: Native | undefined): void
  /** The document's title, whenever it changes. */
  titled(title: string): void
}
