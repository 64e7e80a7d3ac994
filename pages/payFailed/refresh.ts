import { goBack } from '#shared/app/navigate.ts'
import { shellReady } from '#shared/bridge/native.ts'

/** Inside the app the order page behind this one knows the payment's state; in a browser the paying page decides anew. */
export async function lookAgain(): Promise<void> {
  if (await shellReady()) await goBack()
  else location.reload()
}
