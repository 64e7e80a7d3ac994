import { useRef } from 'react'
import { ServiceError } from '#shared/api/errors.ts'
import { serverNow } from '#shared/api/server-clock.ts'
import { toast } from '#shared/app/messages/messages.ts'
import { isUnknown, settle } from './settle.ts'
import { useIntents } from './use-intents.ts'

/**
 * Save something once: a second tap while it runs is dropped in the same tick. When the reply gets lost, the service is asked
 * whether it is there, also before another try of the same thing. Says the service's words or 保存成功, or what is
 * known instead.
 * @returns whether it runs; `save(what, send, isSaved)`, where `what` names the thing and `isSaved` looks for it among what
 *   the service has since then (epoch milliseconds): true once it is saved
 */
export function useSave() {
  const { running, run } = useIntents<'save'>()
  const firstTries = useRef(new Map<string, number>()).current
  const save = async (
    what: string,
    send: (idempotencyKey: string) => Promise<string>,
    isSaved: (since: number) => Promise<boolean | undefined>,
  ): Promise<boolean> => {
    let isDone = false
    await run('save', what, async ({ key, isAgain }) => {
      if (!isAgain) firstTries.set(what, serverNow())
      let reason = ''
      try {
        const answer = await settle(
          async () => ({
            words: await send(key).catch((error: Error) => {
              if (isReason(error)) reason = error.message
              throw error
            }),
          }),
          () => isSaved(firstTries.get(what)!),
          () => {},
          isAgain,
        )
        isDone = answer === 'done' || typeof answer === 'object'
        if (isDone) toast((typeof answer === 'object' && answer.words) || '保存成功', 'success')
        else toast(answer === 'not-done' ? reason || '没有保存成功，请再试一次' : '网络不给力，稍后再来查看结果')
        return isDone
      } catch (error) {
        toast((error as Error).message || '操作失败')
        return !isUnknown(error)
      }
    })
    return isDone
  }
  return { isBusy: running !== undefined, save }
}

/** A broken service has said in Chinese words of its own why it did not save. */
const isReason = (error: Error) =>
  error instanceof ServiceError &&
  error.fault === 'server' &&
  /\p{Script=Han}/u.test(error.message) &&
  error.message !== '操作失败'
