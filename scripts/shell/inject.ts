import { installNative } from './native/install.ts'
import type { ShellWindow } from './shell-window.ts'

// `/shell/inject.js`: the first script of a page in the shell's phone.
const { shell } = window.parent as unknown as { shell?: ShellWindow }
if (shell && window.parent !== window) {
  shell.attach(installNative(window, shell.settings, shell.host))
  const tell = () => shell.titled(document.title)
  new MutationObserver(tell).observe(document, { childList: true, characterData: true, subtree: true })
  document.addEventListener('DOMContentLoaded', tell)
}
