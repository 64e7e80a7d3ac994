import type { MutationContext } from '#shared/auth/session.ts'
import { loadModule } from '#shared/core/loading/load-module.ts'
import { showMessage } from '#shared/features/messages/messages.ts'
import { usePrefetch } from '#shared/lazy/use-prefetch.ts'
import { useIntents } from './use-intents.ts'

/** A tap needs it, the first view does not. */
const loadVerifier = () => import('./send-and-verify.ts')

/**
 * Save something once: a second tap while it runs is dropped in the same tick. When the reply gets lost, the service is asked
 * whether it is there, also before another try of the same thing. Says the service's words or 保存成功, or what is
 * known instead.
 * @returns whether it runs; `save(what, send, isSaved)`, where `what` names the thing and `isSaved` looks for it among what
 *   the service has since then (epoch milliseconds): true once it is saved
 */
export function useSave() {
  const { running, run } = useIntents<'save'>()
  usePrefetch(loadVerifier)
  const saveOnce = async (
    what: string,
    send: (change: MutationContext) => Promise<string>,
    isSaved: (startedAt: number) => Promise<boolean | undefined>,
  ): Promise<boolean> => {
    let isDone = false
    await run('save', what, async ({ isAgain, since, ...change }) => {
      try {
        const { getUnconfirmedMessage, sendAndVerify } = await loadModule(loadVerifier)
        const result = await sendAndVerify(
          () => send(change),
          () => isSaved(since),
          isAgain,
        )
        if (result.is !== 'settled') {
          showMessage(getUnconfirmedMessage(result, '保存失败，请重试'))
          return false
        }
        isDone = true
        showMessage(result.answer || '保存成功', 'success')
        return true
      } catch (error) {
        showMessage((error as Error).message || '操作失败')
        return true // refused, or never sent
      }
    })
    return isDone
  }
  return { isBusy: running !== undefined, save: saveOnce }
}
