import { goBack } from '#shared/app/page/navigate.ts'
import { refresh } from '#shared/app/page/refresh.ts'
import { shellReady } from '#shared/bridge/native.ts'

/** Inside the app the order page behind this one knows the payment's state; in a browser the paying page decides anew. @returns false when there is no connection */
export async function lookAgain(): Promise<boolean> {
  if (!(await shellReady())) return refresh()
  await goBack()
  return true
}
