// Runs on Node 20 or later, before anything is installed: installs the packages, including Node 24,
// then runs the script named on the command line with that Node.
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
const [script, ...rest] = process.argv.slice(2)

if (!existsSync(node) || !existsSync(mark) || readFileSync(mark, 'utf8') !== lock) {
  if (script && (rest.includes('--help') || rest.includes('-h'))) {
    console.log(readHelp(readFileSync(root + script, 'utf8')))
    process.exit(0)
  }
  console.log('正在安装依赖（第一次约一分钟）…')
  // Not `npm ci`: it fails when a registry lacks the optional packages of other platforms.
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

if (script) {
  const child = spawn(node, [root + script, ...rest], { cwd: root, stdio: 'inherit' })
  const stop = (signal) => child.kill(signal)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  // npm hands a signal to the shell between, which ends without passing it on.
  const parent = process.ppid
  const stopWithParent = () => process.ppid !== parent && stop('SIGTERM')
  if (process.env.npm_lifecycle_event) setInterval(stopWithParent, 200)
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)))
}

/**
 * The help text in a script's source, read without installing anything. Lines that the script
 * computes are left out.
 */
function readHelp(source) {
  const [, text = '安装依赖以后才能显示说明：npm install'] = /const HELP = `([^`]*)`/.exec(source) ?? []
  return text.replace(/^.*\$\{.*\n/gm, '')
}
