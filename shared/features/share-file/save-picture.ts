import { callNative } from '#shared/bridge/native.ts'
import { showMessage } from '#shared/features/messages/messages.ts'

let isSaving = false

/**
 * Saves a picture to the phone's album and reports the result. Ignores calls while one is running.
 */
export async function savePicture(call: 'saveColumnImg' | 'saveQRCodeImg', image: string): Promise<void> {
  if (isSaving) return
  isSaving = true
  const isSaved = await callNative(call, { image }).catch(() => false)
  isSaving = false
  showMessage(isSaved ? '保存成功' : '保存失败', isSaved ? 'success' : undefined)
}
