import { toast } from '#shared/app/messages/messages.ts'
import { download, share, takes } from '#shared/app/saving/hand-over.ts'
import { savePicture } from '#shared/app/saving/save-picture.ts'
import { environment } from '#shared/bridge/environment.ts'
import { insideApp, shellReady } from '#shared/bridge/native.ts'
import { firstCharacters } from '#shared/core/text.ts'
import type { Painted } from './paint.ts'

/** How a picture leaves the page: by the app into the album, by the phone's own sheet, as a download; or by a long press alone, where neither works. */
export type Way = 'album' | 'share' | 'download' | 'press'

/** Whether a finger can press the picture for long. */
export const hasLongPress = environment.platform !== 'desktop'

/** Whether anything but the long press may come into question: room is kept for its button. */
export const hasButton = insideApp() || environment.mayBeNative || environment.container === 'browser'

/** What may be done here. @param file the picture: a phone is asked whether its sheet takes it */
export async function wayFor(file: File): Promise<Way> {
  if (await shellReady()) return 'album'
  // Chat apps take neither a download nor the sheet; their own menu of the long press saves.
  if (environment.container !== 'browser') return 'press'
  if (environment.platform !== 'desktop' && takes(file)) return 'share'
  return 'download'
}

/** Name on the disc. */
export const fileOf = (title: string, file: Blob) => new File([file], `${nameOf(title)}.jpg`, { type: file.type })

/** Without what no disc takes in a name. */
const nameOf = (title: string) => firstCharacters(title.replace(/[\\/:*?"<>|\s]+/g, ' ').trim(), 60)

/** Do it; call it in the tap itself. What went wrong is said in words. */
export async function send(way: Way, file: File, { address }: Painted): Promise<void> {
  if (way === 'album') await savePicture('saveColumnImg', address)
  else if (way === 'download') download(file)
  else if (!(await share({ files: [file] }))) toast('分享失败，请长按图片保存')
}
