import { ServiceError } from '#shared/api/errors.ts'
import { lazy } from '#shared/core/lazy.ts'

/** Spec §8: a refusal shows a warning notice with the server's words; network errors are only logged (the page has its card). */
export function reportFailure(error: unknown) {
  if (error instanceof ServiceError && /refused|server|login/.test(error.fault)) void notice(error.message)
}

/** A change that the member asked for did not go through: the server's words as a notice, trouble with the line as a short word. */
export function tellFailure(error: unknown) {
  if (error instanceof ServiceError && /network|timeout/.test(error.fault)) void toast(error.message)
  else reportFailure(error)
}

/** A short message over the page; its code arrives when it is first needed. */
export async function toast(words: string, kind?: 'success') {
  const { showToast } = await lazy(() => import('#shared/ui/toast.tsx'))
  showToast(words, kind)
}

/** A warning over the page, with its sign. */
async function notice(words: string) {
  const { showToast } = await lazy(() => import('#shared/ui/toast.tsx'))
  showToast(words, 'warning')
}
