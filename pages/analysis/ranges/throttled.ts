/** Calls `run` with what is given to it, at most once in `ms`: the first at once, the last of those in between when the time is over. */
export function throttled<Value>(run: (value: Value) => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: { value: Value } | undefined
  const next = () => {
    timer = undefined
    const last = waiting
    waiting = undefined
    if (last) give(last.value)
  }
  function give(value: Value) {
    if (timer !== undefined) {
      waiting = { value }
      return
    }
    timer = setTimeout(next, ms)
    run(value)
  }
  return { give, end: () => clearTimeout(timer) }
}
