import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'

/**
 * The load of the machine while measuring. CPU throttling of the browser burns CPU itself, which
 * belongs to the bench.
 */
export interface Load {
  /** Share of all cores' time that other programs used, 0–1. */
  others: number
  /** Share in which nothing ran. */
  idle: number
}

/** A running program: its parent, and the CPU time it has used so far in ms. */
export interface Program {
  parent: number
  ms: number
}
type Programs = ReadonlyMap<number, Program>

/**
 * How often the list of programs is read: what one uses between the last reading and its end counts
 * as others'.
 */
const EVERY_MS = 200
/** The kernel's clock tick in /proc, 100 a second on every Linux of today. */
const TICK_MS = 10
/** A program that only lives for a moment must not carry the verdict. */
const TOO_BUSY = { others: 0.1, late: 0.02 }

/**
 * The process `root`, its descendants, and those of `known` that still run: orphans get another
 * parent.
 */
export function findRunningPrograms(
  programs: Programs,
  root: number,
  cached: ReadonlySet<number> = new Set(),
): Set<number> {
  const local = new Set([root, ...cached].filter((id) => programs.has(id)))
  for (let size = -1; size !== local.size; ) {
    size = local.size
    for (const [id, { parent }] of programs) if (local.has(parent)) local.add(id)
  }
  return local
}

/** CPU time in ms that these programs used from one reading to the next. */
export function sumCpuTime(before: Programs, after: Programs, ids: ReadonlySet<number>): number {
  return [...ids].reduce((sum, id) => sum + Math.max(0, (after.get(id)?.ms ?? 0) - (before.get(id)?.ms ?? 0)), 0)
}

/** Begin to watch the machine. @returns a function that ends it */
export function watchLoad(): () => Load {
  const start = readCpuTimes()
  let local = new Set<number>()
  let before = readPrograms()
  let used = 0
  const sampleUsage = () => {
    const now = readPrograms()
    local = findRunningPrograms(now, process.pid, local)
    used += sumCpuTime(before, now, local)
    before = now
  }
  const timer = setInterval(sampleUsage, EVERY_MS)
  return () => {
    clearInterval(timer)
    sampleUsage()
    const end = readCpuTimes()
    const total = Math.max(1, end.total - start.total)
    const idle = (end.idle - start.idle) / total
    return { idle, others: Math.max(0, 1 - idle - used / total) }
  }
}

/**
 * The last line of the report: other load, and whether the figures are valid.
 * @param late share of packets delivered more than 5 ms late
 */
export function formatLoad({ others, idle }: Load, late: number, latest: number): string {
  const formatPercent = (share: number) => `${(share * 100).toFixed(0)}%`
  const isBusy = others > TOO_BUSY.others || late > TOO_BUSY.late
  return `机器：别的程序用了 CPU 的 ${formatPercent(others)}，空闲 ${formatPercent(idle)}；线路上 ${(late * 100).toFixed(1)}% 的包迟到超过 5 ms，最多 ${latest.toFixed(0)} ms${
    isBusy ? '：太忙，这些数字不可信' : ''
  }`
}

/** Milliseconds of all cores since the machine started: idle, and in all. */
function readCpuTimes() {
  const all = cpus().map(({ times }) => times)
  const idle = all.reduce((sum, times) => sum + times.idle, 0)
  return { idle, total: all.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0) }
}

function readPrograms(): Map<number, Program> {
  const found = new Map<number, Program>()
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const text = readFileSync(`/proc/${id}/stat`, 'utf8')
      // The name in parentheses may hold blanks; state, parent … utime and stime are what follows
      // it.
      const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
      found.set(Number(id), { parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * TICK_MS })
    } catch {
      // It ended in between.
    }
  }
  return found
}
