import { goBack } from '#shared/app/page/navigate.ts'
import { takeOverNavBar } from '#shared/app/page/shell-look.ts'
import { environment } from '#shared/bridge/environment.ts'
import { insideApp, shellReady } from '#shared/bridge/native.ts'
import { BackIcon } from '#shared/ui/icons/icons.tsx'

/** In the app this page draws its own bar. @returns the way back there; undefined outside */
export async function enterApp() {
  if (!insideApp() && !(environment.mayBeNative && (await shellReady()))) return undefined
  await takeOverNavBar()
  return BackButton
}

const BackButton = () => (
  <button
    type="button"
    aria-label="返回"
    className="press absolute bottom-0 left-1 grid size-touch place-items-center rounded-full"
    onClick={() => void goBack()}
  >
    <BackIcon />
  </button>
)
