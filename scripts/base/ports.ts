import { once } from 'node:events'
import { createServer } from 'node:net'
import { parseInteger } from './command-line.ts'

/** Where each server answers on 127.0.0.1 when its environment variable names no other port. */
const USUAL = { PORT: 4173, SERVICE_PORT: 8787, EDGE_PORT: 4174 }

type Setting = keyof typeof USUAL

/**
 * Makes tests use free ports: ports configured for `npm start` would change their builds and
 * expectations.
 */
export function ignoreChosenPorts(): void {
  for (const name of Object.keys(USUAL)) delete process.env[name]
}

/** Where `npm start` has the site and the local service. */
export const LOCAL_PAGES = `http://127.0.0.1:${process.env.PORT || USUAL.PORT}`
export const LOCAL_URL = `http://127.0.0.1:${process.env.SERVICE_PORT || USUAL.SERVICE_PORT}`

/**
 * Path of the local service's report endpoint; `npm start` sets REPORT_URL to it
 * (shared/telemetry/README.md).
 */
export const REPORT_PATH = '/local/report'

/**
 * The ports a command is going to serve at, looked at before its long steps.
 * @throws Error in Chinese that names the port and its setting: when it is no port, taken, or named
 *   twice
 */
export async function findFreePorts<const Names extends readonly Setting[]>(
  names: Names,
): Promise<Record<Names[number], number>> {
  const ports = names.map(getPort)
  const twice = ports.findIndex((port, index) => ports.indexOf(port) < index)
  if (twice >= 0)
    throw new Error(`${names[ports.indexOf(ports[twice]!)]} 和 ${names[twice]} 不能是同一个端口：${ports[twice]}`)
  for (const [index, port] of ports.entries()) await assertPortFree(port, names[index]!)
  return Object.fromEntries(names.map((name, index) => [name, ports[index]])) as Record<Names[number], number>
}

/** The port a setting names. @throws Error in Chinese when it is none */
export const getPort = (name: Setting): number =>
  parseInteger(name, process.env[name] || String(USUAL[name]), 1, 65_535)

async function assertPortFree(port: number, name: Setting) {
  const probe = createServer()
  probe.listen(port, '127.0.0.1')
  await once(probe, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`端口 ${port} 已被占用，请用 ${name} 换一个，例如 ${name}=${port + 10} npm run …`)
      : error
  })
  probe.close()
  await once(probe, 'close')
}
