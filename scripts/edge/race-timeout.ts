/** Races work against a timeout. On Workers, work that another request started may never finish. */
export async function raceTimeout<T, Late>(work: Promise<T>, waitMs: number, late: Late): Promise<T | Late> {
  let timer: unknown
  const end = new Promise<Late>((resolve) => {
    timer = setTimeout(resolve, waitMs, late)
  })
  return Promise.race([work, end]).finally(() => clearTimeout(timer as number))
}
