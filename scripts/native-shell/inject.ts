import { installNative } from './native/install.ts'
import { getPhone } from './native/settings.ts'
import { interceptNavigation } from './native/web-view.ts'
import type { ShellWindow } from './shell-window.ts'
import { installWechat } from './wechat/install.ts'

// `/shell/inject.js`: the first script of a page in the shell's phone.
const { shell } = window.parent as unknown as { shell?: ShellWindow }
if (shell && window.parent !== window) {
  shell.attach(
    shell.settings.place === 'wechat' ? startWechat(shell) : installNative(window, shell.settings, shell.host),
  )
  const reportTitle = () => shell.titled(document.title)
  new MutationObserver(reportTitle).observe(document, { childList: true, characterData: true, subtree: true })
  document.addEventListener('DOMContentLoaded', reportTitle)
}

function startWechat({ settings, host }: ShellWindow): undefined {
  const reportLeave = (name: string) => host.log({ kind: 'leave', id: '', name })
  installWechat(
    window,
    { phone: getPhone(settings.platform), wechat: settings.wechat },
    {
      called: (name, value) => host.log({ kind: 'call', id: '', name, value }),
      launched: ({ extinfo }) => reportLeave(extinfo),
    },
  )
  interceptNavigation(window, reportLeave)
}
