import { tellNative } from '#shared/bridge/native.ts'

/** One page back, by the shell (index 1); outside the app by the browser. */
export async function goBack() {
  if (!(await tellNative('goBack', { index: 1 }))) history.back()
}
