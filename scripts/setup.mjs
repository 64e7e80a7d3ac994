// Runs on any Node from 20 on, before anything is installed: brings the packages (Node 24 among them), then runs the
// script named on the command line with that Node.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const node = `${root}node_modules/.bin/node`
const mark = `${root}node_modules/.installed`
const lock = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex')

if (!existsSync(node) || !existsSync(mark) || readFileSync(mark, 'utf8') !== lock) {
  console.log('正在安装依赖 …')
  // Not `npm ci`: a registry may lack the optional packages of other platforms, and ci then calls the lock file out of sync.
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0 || !existsSync(node)) {
    console.error('依赖安装失败：请检查网络后再试一次')
    process.exit(status || 1)
  }
  mkdirSync(`${root}node_modules`, { recursive: true })
  writeFileSync(mark, lock)
}

const [script, ...rest] = process.argv.slice(2)
if (script) {
  const child = spawn(node, [root + script, ...rest], { cwd: root, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))
}
