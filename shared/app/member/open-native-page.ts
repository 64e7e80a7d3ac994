import { toast } from '#shared/app/messages/messages.ts'
import type { NativePage } from '#shared/bridge/calls.ts'
import { tellNative } from '#shared/bridge/native.ts'

/** Ask the shell for a page of its own (`jumpPage`; shared/bridge/README.md, "Calls"); outside the app say where it is. */
export async function openNativePage(pageName: NativePage, pageTitle: string) {
  if (!(await tellNative('jumpPage', { pageName, pageTitle }))) toast('请在App内打开')
}
