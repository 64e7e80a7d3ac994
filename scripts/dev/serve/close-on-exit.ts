const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/**
 * Milliseconds until what is still open, such as a browser's kept-alive connections, is cut off.
 */
const PATIENCE_MS = 2000

/**
 * Stay until Ctrl-C or another program's signal, then close everything and end the process. Further
 * signals change nothing: after Ctrl-C one comes from the terminal and one from the process above.
 * @param open what was started, such as servers
 */
export function closeOnExit(...open: { close(): unknown }[]): void {
  let stopping = false
  const stopServer = () => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(0), PATIENCE_MS)
    void Promise.allSettled(open.map(async (item) => item.close())).then(() => process.exit(0))
  }
  for (const signal of SIGNALS) process.on(signal, stopServer)
}
