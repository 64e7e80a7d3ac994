import { goBack } from '#shared/app/page/navigate.ts'
import { shellReady, untilInApp } from '#shared/bridge/native.ts'
import { takeOverNavBar } from '#shared/bridge/nav-bar.ts'

/** In the app this page draws its own bar. @param onKnown hears the way back there, and null while the search for the app was in vain */
export function followApp(onKnown: (back: (() => void) | null) => void): void {
  void takeOverNavBar()
  void shellReady().then((isInApp) => isInApp || onKnown(null))
  void untilInApp().then(() => onKnown(() => void goBack()))
}
