import { toast } from './messages.ts'
import { isUnknown } from './settle.ts'
import { useIntents } from './use-intents.ts'

/**
 * Save something once: a second tap while it runs is dropped in the same tick, and another try of the same thing carries the
 * same key (hardening T9). Says the service's words or 保存成功 (spec §8), or what went wrong.
 * @returns whether it runs; `save(what, send)`, where `what` names the thing: true once it is saved
 */
export function useSave() {
  const { running, run } = useIntents<'save'>()
  const save = async (what: string, send: (idempotencyKey: string) => Promise<string>): Promise<boolean> => {
    let isSaved = false
    await run('save', what, async (key) => {
      try {
        const words = await send(key)
        isSaved = true
        toast(words || '保存成功', 'success')
        return true
      } catch (error) {
        toast((error as Error).message || '操作失败')
        return !isUnknown(error)
      }
    })
    return isSaved
  }
  return { isBusy: running !== undefined, save }
}
