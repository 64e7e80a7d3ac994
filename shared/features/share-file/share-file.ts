/** True if the system's share sheet accepts a file. */
export function canShareFile(file: File): boolean {
  try {
    return Boolean(navigator.canShare?.({ files: [file] }))
  } catch {
    return false // Safari 15 knows the function and throws at what it does not take
  }
}

/**
 * Opens the system's share sheet; must be called within a tap. True if shared or cancelled by the
 * member; false if sharing is unavailable.
 */
export async function shareData(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what)
    return true
  } catch (error) {
    return (error as Error).name === 'AbortError'
  }
}

/** ms before the URL is revoked, because some browsers read the file after the click. */
const REVOKE_MS = 60_000

/** Downloads a file. */
export function downloadFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MS)
}
