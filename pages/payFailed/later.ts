import { waitForShell } from '#shared/bridge/native.ts'
import { goBack } from '#shared/page/go-back.ts'
import { reloadFresh } from '#shared/page/reload.ts'

/**
 * In the app goes back to the order page, which knows the payment's state; in a browser reloads, so
 * that the paying page decides again.
 * @returns false when offline
 */
export async function recheckPayment(): Promise<boolean> {
  if (!(await waitForShell())) return reloadFresh()
  await goBack()
  return true
}
