import { goBack } from '#shared/app/page/navigate.ts'
import { environment } from '#shared/bridge/environment.ts'
import { insideApp, shellReady } from '#shared/bridge/native.ts'
import { takeOverNavBar } from '#shared/bridge/nav-bar.ts'

/** In the app this page draws its own bar. @returns the way back there; undefined outside */
export async function enterApp(): Promise<(() => void) | undefined> {
  if (!insideApp() && !(environment.mayBeNative && (await shellReady()))) return undefined
  await takeOverNavBar()
  return () => void goBack()
}
