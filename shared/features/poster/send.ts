import { environment } from '#shared/bridge/environment.ts'
import { isInsideApp, waitForShell } from '#shared/bridge/native.ts'
import { showMessage } from '#shared/features/messages/messages.ts'
import { savePicture } from '#shared/features/share-file/save-picture.ts'
import { canShareFile, downloadFile, shareData } from '#shared/features/share-file/share-file.ts'
import { takeCharacters } from '#shared/format/text.ts'
import type { PaintedPoster } from './paint.ts'

/**
 * Channel for saving a picture: the app's album, the system's share sheet, a download, or only a
 * long press.
 */
export type Channel = 'album' | 'share' | 'download' | 'press'

/** True if the device supports a long press on the picture. */
export const hasLongPress = environment.platform !== 'desktop'

/** True if a channel other than the long press may be available; reserves space for its button. */
export const hasButton = isInsideApp() || environment.mayBeNative || environment.container === 'browser'

/**
 * Returns the best channel available.
 * @param file the picture, to check that the share sheet accepts it
 */
export async function getChannel(file: File): Promise<Channel> {
  if (await waitForShell()) return 'album'
  // Web views of chat apps support neither downloads nor sharing; a long press opens their own
  // menu.
  if (environment.container !== 'browser') return 'press'
  if (environment.platform !== 'desktop' && canShareFile(file)) return 'share'
  return 'download'
}

/** Creates the file, named by the title. */
export const toImageFile = (title: string, file: Blob) =>
  new File([file], `${toFileName(title)}.jpg`, { type: file.type })

/** Replaces characters that are invalid in file names and limits the length to 60. */
const toFileName = (title: string) => takeCharacters(title.replace(/[\\/:*?"<>|\s]+/g, ' ').trim(), 60)

/**
 * Saves or shares the poster; must be called within the tap. Failures are reported by a message.
 */
export async function sendPoster(channel: Channel, file: File, { address }: PaintedPoster): Promise<void> {
  if (channel === 'album') await savePicture('saveColumnImg', address)
  else if (channel === 'download') downloadFile(file)
  else if (!(await shareData({ files: [file] }))) showMessage('分享失败，请长按图片保存')
}
