import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const NGINX = '/usr/sbin/nginx'
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
export const HAS_NGINX = existsSync(NGINX)
export const HAS_BROTLI = existsSync(BROTLI)

// Below the ports that systems hand out by themselves, where other tests' servers would take one
// before nginx does; each test process begins at a place of its own.
let next = 20_000 + (process.pid % 600) * 20

/** A port nobody listens on, nor will by chance. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = next++
    const server = createServer().listen(port, '127.0.0.1')
    if (!(await isResolved(once(server, 'listening')))) continue
    server.close()
    await once(server, 'close')
    return port
  }
}

/** Debian's own nginx with nothing but the given `server` blocks, in a folder of its own. */
export async function startNginx(servers: string, probe: string) {
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'))
  mkdirSync(`${dir}/tmp`)
  const writeConf = (blocks: string) => writeFileSync(`${dir}/nginx.conf`, renderMainConf(dir, blocks))
  writeConf(servers)
  const args = ['-p', dir, '-c', `${dir}/nginx.conf`]
  const check = spawnSync(NGINX, ['-t', '-q', ...args], { encoding: 'utf8' })
  if (check.status !== 0) throw new Error(check.stderr)
  const child = spawn(NGINX, [...args, '-g', 'daemon off;'], { stdio: 'ignore' })
  await waitUntilReady(probe, child)
  return {
    /**
     * Like `nginx -s reload`: new connections get the new rules; a kept-alive one may be closed
     * during a request.
     */
    reload: async (blocks: string, arrived: () => Promise<boolean>) => {
      writeConf(blocks)
      child.kill('SIGHUP')
      for (let tries = 0; tries < 200 && !(await arrived().catch(() => false)); tries++) await wait(20)
    },
    close: async () => {
      const gone = once(child, 'exit')
      child.kill('SIGQUIT')
      await Promise.race([gone, wait(1000)])
      child.kill('SIGKILL')
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

const isResolved = (what: Promise<unknown>) =>
  what.then(
    () => true,
    () => false,
  )

async function waitUntilReady(url: string, child: ChildProcess) {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}`)
    if (await isResolved(fetch(url))) return
    await wait(20)
  }
  throw new Error('nginx does not answer')
}

const renderMainConf = (dir: string, servers: string) => `
${HAS_BROTLI ? `load_module ${BROTLI};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${dir}/nginx.pid;
error_log ${dir}/error.log warn;
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  client_body_temp_path ${dir}/tmp/body;
  proxy_temp_path ${dir}/tmp/proxy;
  fastcgi_temp_path ${dir}/tmp/fastcgi;
  uwsgi_temp_path ${dir}/tmp/uwsgi;
  scgi_temp_path ${dir}/tmp/scgi;
${servers}
}
`
