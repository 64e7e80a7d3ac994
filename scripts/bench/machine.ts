import { cpus } from 'node:os'

/** Milliseconds of all cores since the machine started: idle, and in all. */
export function cpuTimes() {
  const all = cpus().map(({ times }) => times)
  const idle = all.reduce((sum, times) => sum + times.idle, 0)
  return { idle, total: all.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0) }
}

/** The share of all cores' time since then in which nothing ran. */
export function idleShare(since: { idle: number; total: number }): number {
  const now = cpuTimes()
  return (now.idle - since.idle) / (now.total - since.total)
}
