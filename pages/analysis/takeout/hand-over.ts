import type { Environment } from '#shared/bridge/container.ts'
import { environment } from '#shared/bridge/environment.ts'

/** How a file can leave this page. Web views of apps do nothing with a download, so there it is shared or copied. */
export function wayOut(
  file: File,
  { container, mayBeNative }: Environment = environment,
): 'share' | 'download' | 'copy' {
  try {
    if (navigator.canShare?.({ files: [file] })) return 'share'
  } catch {
    // Old versions refuse what they do not know by throwing.
  }
  return container === 'browser' && !mayBeNative ? 'download' : 'copy'
}

/** Open the phone's share sheet. True: shared, or left by the member on purpose; false: it cannot be had after all. Call it in a tap. */
export async function share(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file], title: file.name })
    return true
  } catch (error) {
    return (error as Error).name === 'AbortError'
  }
}

/** Some browsers read the file after the click. */
const KEPT_MS = 60_000

/** Save a file into the downloads. */
export function download(file: File) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
