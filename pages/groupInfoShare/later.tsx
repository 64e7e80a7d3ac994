import { waitForApp, waitForShell } from '#shared/bridge/native.ts'
import { takeOverNavBar } from '#shared/bridge/nav-bar.ts'
import { goBack } from '#shared/page/go-back.ts'
import { BackIcon } from '#shared/ui/icons/icons.tsx'

/**
 * Takes over the app's navigation bar.
 * @param onKnown receives the back handler inside the app, and null when no app was found
 */
export function followApp(onKnown: (back: (() => void) | null) => void): void {
  void takeOverNavBar()
  void waitForShell().then((isInApp) => isInApp || onKnown(null))
  void waitForApp().then(() => onKnown(() => void goBack()))
}

/** Back button, left of the title. */
export const BackButton = ({ onClick }: { onClick: () => void }) => (
  <button
    type="button"
    aria-label="返回"
    className="press absolute bottom-0 left-1 grid size-touch place-items-center rounded-full"
    onClick={onClick}
  >
    <BackIcon />
  </button>
)
