import { useRef, useState } from 'react'
import { toast } from './messages.ts'

/**
 * Save something once: a second tap while it runs is dropped in the same tick (hardening T9). Says the service's words or
 * 保存成功 (spec §8), and what went wrong.
 * @returns whether it runs, and how to start it; true when it was saved
 */
export function useSave() {
  const [isBusy, setBusy] = useState(false)
  const lock = useRef(false)
  const save = async (send: () => Promise<string>): Promise<boolean> => {
    if (lock.current) return false
    lock.current = true
    setBusy(true)
    try {
      await toast((await send()) || '保存成功', 'success')
      return true
    } catch (error) {
      await toast((error as Error).message || '操作失败')
      return false
    } finally {
      lock.current = false
      setBusy(false)
    }
  }
  return { isBusy, save }
}
