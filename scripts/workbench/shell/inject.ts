import { installNative } from './native/install.ts'
import { phoneOf } from './native/settings.ts'
import { holdLeaving } from './native/web-view.ts'
import type { ShellWindow } from './shell-window.ts'
import { installWechat } from './wechat/install.ts'

// `/shell/inject.js`: the first script of a page in the shell's phone.
const { shell } = window.parent as unknown as { shell?: ShellWindow }
if (shell && window.parent !== window) {
  shell.attach(shell.settings.place === 'wechat' ? inWechat(shell) : installNative(window, shell.settings, shell.host))
  const tell = () => shell.titled(document.title)
  new MutationObserver(tell).observe(document, { childList: true, characterData: true, subtree: true })
  document.addEventListener('DOMContentLoaded', tell)
}

function inWechat({ settings, host }: ShellWindow): undefined {
  const leave = (name: string) => host.log({ kind: 'leave', id: '', name })
  installWechat(
    window,
    { phone: phoneOf(settings.platform), wechat: settings.wechat },
    {
      called: (name, value) => host.log({ kind: 'call', id: '', name, value }),
      launched: ({ extinfo }) => leave(extinfo),
    },
  )
  holdLeaving(window, leave)
}
