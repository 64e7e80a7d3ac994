import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'

/** Who is changing a web root. */
interface Holder {
  pid: number
  host: string
}

/**
 * Change a web root with nobody else changing it. The lock of a deploy that was killed is ignored.
 * @throws Error in Chinese while another deploy is at work
 */
export async function alone<T>(target: string, work: () => Promise<T>): Promise<T> {
  const file = `${target}/deploying.json`
  mkdirSync(target, { recursive: true })
  take(file)
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

function take(file: string) {
  const mine: Holder = { pid: process.pid, host: hostname() }
  const isTaken = () => {
    try {
      writeFileSync(file, JSON.stringify(mine), { flag: 'wx' })
      return false
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      return true
    }
  }
  if (!isTaken()) return
  const other = holderOf(file)
  if (!other || isGone(other)) rmSync(file, { force: true })
  if (isTaken()) {
    const who = other ? `${other.host} 上的进程 ${other.pid} ` : '另一个进程'
    throw new Error(`${who}正在发布到这里；如果确定没有，请删除 ${file}`)
  }
}

/** undefined when the file is unreadable or gone by now. */
function holderOf(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** Processes of another machine cannot be looked up: they count as running. */
function isGone({ pid, host }: Holder): boolean {
  if (host !== hostname()) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
