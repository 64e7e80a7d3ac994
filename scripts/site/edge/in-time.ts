/** What comes of work that may have been begun for another opening, which ends with that one where the runtime says so (Workers). */
export async function inTime<T, Late>(work: Promise<T>, waitMs: number, late: Late): Promise<T | Late> {
  let timer: unknown
  const end = new Promise<Late>((resolve) => {
    timer = setTimeout(resolve, waitMs, late)
  })
  return Promise.race([work, end]).finally(() => clearTimeout(timer as number))
}
