/** Lines in a log file; a terminal has one line that is overwritten. */
const LINES = 10

/**
 * Tell how far a long step is.
 * @param what is being done, in Chinese
 * @returns to be called with how many of how many are done
 */
export function createProgress(
  what: string,
  out: NodeJS.WriteStream = process.stdout,
): (done: number, all: number) => void {
  let lastPercent = -1
  return (done, all) => {
    const text = `${what} ${done}/${all}`
    if (out.isTTY) return void out.write(`\r${text}${done === all ? '\n' : ''}`)
    const part = Math.floor((done / all) * LINES)
    if (part === lastPercent) return
    lastPercent = part
    out.write(`${text}\n`)
  }
}
