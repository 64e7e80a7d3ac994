import { goBack } from '#shared/app/page/navigate.ts'
import { takeOverNavBar } from '#shared/app/page/shell-look.ts'
import { environment } from '#shared/bridge/environment.ts'
import { insideApp, shellReady } from '#shared/bridge/native.ts'

/** In the app this page draws its own bar. @returns the way back there; undefined outside */
export async function enterApp(): Promise<(() => void) | undefined> {
  if (!insideApp() && !(environment.mayBeNative && (await shellReady()))) return undefined
  await takeOverNavBar()
  return () => void goBack()
}
