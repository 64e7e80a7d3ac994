import { toast } from '#shared/app/messages/messages.ts'
import { callNative } from '#shared/bridge/native.ts'

let isSaving = false

/** Put a picture into the phone's album and say how it went. A tap while that runs is dropped in the same tick. */
export async function savePicture(call: 'saveColumnImg' | 'saveQRCodeImg', image: string): Promise<void> {
  if (isSaving) return
  isSaving = true
  const isSaved = await callNative(call, { image }).catch(() => false)
  isSaving = false
  toast(isSaved ? '保存成功' : '保存失败', isSaved ? 'success' : undefined)
}
