import type { MutationContext } from '#shared/auth/session.ts'
import { loadModule } from '#shared/core/loading/load-module.ts'
import { showMessage } from '#shared/features/messages/messages.ts'
import { usePrefetch } from '#shared/lazy/use-prefetch.ts'
import { useIntents } from './use-intents.ts'

/** Loaded for the tap, not for the first view. */
const loadVerifier = () => import('./send-and-verify.ts')

/**
 * Saves something once; a second tap while it runs is dropped. If the reply is lost, `isSaved`
 * verifies the outcome, also before a retry. Shows the service's message, 保存成功 or an error.
 * @returns `isBusy`; `save(what, send, isSaved)`, where `what` identifies the object and `isSaved`
 * searches the service's records since `startedAt` (epoch milliseconds). `save` resolves to whether
 * it was saved
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
