import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import workerd from 'workerd'

/** Bindings are text; the runtime may reach loopback, as it may reach hosts in production. */
const createConfig = (settings: Record<string, string>) => `
using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "edge", worker = .edge),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "edge")],
);
const edge :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "2026-06-01",
  globalOutbound = "internet",
  bindings = [${Object.entries(settings)
    .map(([name, text]) => `(name = "${name}", text = ${JSON.stringify(text)})`)
    .join(', ')}],
);
`

/** A module in the real Workers runtime. */
export async function startWorkerd(code: string, settings: Record<string, string>) {
  const dir = mkdtempSync(join(tmpdir(), 'workerd-'))
  writeFileSync(`${dir}/worker.js`, code)
  writeFileSync(`${dir}/config.capnp`, createConfig(settings))
  const child = spawn(workerd, ['serve', `${dir}/config.capnp`, '--control-fd=3'], {
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
  })
  const [line] = await Promise.race([
    once(child.stdio[3] as Readable, 'data'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`workerd ended with ${code}`)
    }),
  ])
  const { port } = JSON.parse(String(line).split('\n')[0]!) as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), 1000)
      await gone
      clearTimeout(late)
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
