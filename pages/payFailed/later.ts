import { waitForShell } from '#shared/bridge/native.ts'
import { goBack } from '#shared/page/go-back.ts'
import { reloadFresh } from '#shared/page/reload.ts'

/** Inside the app the order page behind this one knows the payment's state; in a browser the paying page decides anew. @returns false when there is no connection */
export async function recheckPayment(): Promise<boolean> {
  if (!(await waitForShell())) return reloadFresh()
  await goBack()
  return true
}
