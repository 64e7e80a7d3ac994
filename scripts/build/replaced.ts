/**
 * `text` with what matches replaced; a build step that finds nothing to do must not pass in silence.
 * @param step what the error says did not happen
 * @throws Error when nothing matches
 */
export function replaced(text: string, from: RegExp | string, to: (match: string) => string, step: string): string {
  let count = 0
  const result = text.replace(from, (match) => {
    count++
    return to(match)
  })
  if (!count) throw new Error(`build step "${step}" found nothing to do: ${from}`)
  return result
}
