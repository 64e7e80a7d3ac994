import { goBack } from '#shared/app/navigate.ts'
import { takeOverNavBar } from '#shared/app/shell-look.ts'
import { environment } from '#shared/bridge/environment.ts'
import { insideApp, shellReady } from '#shared/bridge/native.ts'
import { BackIcon } from '#shared/ui/icons.tsx'

export interface InApp {
  BackButton: typeof BackButton
  goBack: () => void
}

/** The way back inside the app, where the page draws its own bar. */
export const BackButton = ({ onBack }: { onBack: () => void }) => (
  <button
    type="button"
    aria-label="返回"
    className="press absolute bottom-0 left-1 grid size-touch place-items-center rounded-full"
    onClick={onBack}
  >
    <BackIcon />
  </button>
)

/** In the app this page draws its own bar. @returns the way back there; undefined outside */
export async function enterApp(): Promise<InApp | undefined> {
  if (!insideApp() && !(environment.mayBeNative && (await shellReady()))) return undefined
  await takeOverNavBar()
  return { BackButton, goBack: () => void goBack() }
}
