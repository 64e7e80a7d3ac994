/**
 * Copies a text to the clipboard, falling back to `execCommand` if the Clipboard API is refused
 * (web views, plain http).
 * @returns false if both fail
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'fixed top-0 opacity-0'
  // A modal dialog makes everything outside it inert, so the field must be inside it.
  const position = document.querySelector('dialog[open]') ?? document.body
  position.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
  }
}
