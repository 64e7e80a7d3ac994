import { useEffect, useState } from 'react'
import { environment } from '#shared/bridge/environment.ts'
import { isInsideApp, waitForShell } from '#shared/bridge/native.ts'
import { showMessage } from '#shared/features/messages/messages.ts'
import { savePicture } from '#shared/features/share-file/save-picture.ts'
import { canShareFile, downloadFile, shareData } from '#shared/features/share-file/share-file.ts'
import { takeCharacters } from '#shared/format/text.ts'
import { type OverlayProps, showOverlay } from '#shared/open-app/overlay.tsx'
import { Button } from '#shared/ui/controls/button.tsx'
import { BottomSheet } from '#shared/ui/overlays/sheet.tsx'
import { DebugSlot } from '#shared/ui/states/debug-slot.tsx'
import type { Poster } from './kit.ts'
import { type PaintedPoster, paintPoster } from './paint.ts'

/** Opens the sheet that paints and shares a poster. */
export function openPosterSheet(poster: Poster): void {
  showOverlay((props) => <PosterSheet {...props} poster={poster} />)
}

interface PreparedPoster extends PaintedPoster {
  file: File
  channel: Channel
}

async function preparePoster(poster: Poster): Promise<PreparedPoster> {
  const painted = await paintPoster(poster)
  const file = toImageFile(poster.title, painted.file)
  return { ...painted, file, channel: await getChannel(file) }
}

const LABELS: Record<Exclude<Channel, 'press'>, string> = {
  album: '保存到相册',
  share: '分享图片',
  download: '下载图片',
}
const POSITION =
  'mx-auto block aspect-[9/16] h-[min(58vh,640px)] max-w-full rounded-card side:row-start-1 side:row-end-3 side:mx-0 side:h-[68vh]'

function PosterSheet({ open, onClose, poster }: OverlayProps & { poster: Poster }) {
  const [picture, setPicture] = useState<PreparedPoster>()
  const [isFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the poster of a sheet stays the same
  useEffect(() => {
    let isGone = false
    setFailed(false)
    preparePoster(poster).then(
      (picture) => isGone || setPicture(picture),
      (error) => {
        console.warn('poster', error)
        if (!isGone) setFailed(true)
      },
    )
    return () => {
      isGone = true
    }
  }, [tries])

  return (
    <BottomSheet open={open} onClose={onClose} title="分享海报">
      <div className="px-5 pt-1 pb-5 text-center side:grid side:grid-cols-[auto_1fr] side:gap-x-6">
        {picture ? (
          // An <img>, because a long press saves it in every web view.
          <img
            src={picture.address}
            alt={poster.title}
            width={1080}
            height={1920}
            className={`${POSITION} w-auto bg-fill shadow-float [-webkit-touch-callout:default]`}
          />
        ) : isFailed ? (
          <div role="alert" className={`${POSITION} grid content-center justify-items-center gap-5 bg-fill p-4`}>
            <p className="text-body text-ink-2 *:inline-block">
              <span>生成失败，</span>
              <span>请再试一次</span>
            </p>
            <Button className="min-w-32" onClick={() => setTries(tries + 1)}>
              重试
            </Button>
            {import.meta.env?.DEBUG ? <DebugSlot /> : null}
          </div>
        ) : (
          <p
            role="status"
            aria-busy="true"
            className={`${POSITION} skeleton grid place-items-center text-body text-ink-2`}
          >
            正在生成…
          </p>
        )}
        <ChannelButton picture={picture} />
      </div>
    </BottomSheet>
  )
}

/** Button to save or share the picture; its space is reserved to avoid a layout shift. */
function ChannelButton({ picture }: { picture: PreparedPoster | undefined }) {
  const [isBusy, setBusy] = useState(false)
  const channel = picture?.channel ?? (hasButton ? 'download' : 'press')
  const onSend = () => {
    if (!picture) return
    setBusy(true)
    void sendPoster(picture.channel, picture.file, picture).finally(() => setBusy(false))
  }
  const style = picture ? '' : 'invisible'
  return (
    <>
      <p role="status" className={`mt-3.5 self-end text-sub leading-[1.6] text-ink-2 ${style}`}>
        {picture ? (hasLongPress ? '长按图片保存' : '图片已生成') : '\u00a0'}
      </p>
      {channel !== 'press' && (
        <Button
          className={`mt-2.5 w-full self-start ${style}`}
          busyLabel={isBusy && (channel === 'share' ? '正在分享' : '保存中')}
          onClick={onSend}
        >
          {LABELS[channel]}
        </Button>
      )}
    </>
  )
}

/**
 * Channel for saving a picture: the app's album, the system's share sheet, a download, or only a
 * long press.
 */
type Channel = 'album' | 'share' | 'download' | 'press'

/** True if the device supports a long press on the picture. */
const hasLongPress = environment.platform !== 'desktop'

/** True if a channel other than the long press may be available; reserves space for its button. */
const hasButton = isInsideApp() || environment.mayBeNative || environment.container === 'browser'

/**
 * Returns the best channel available.
 * @param file the picture, to check that the share sheet accepts it
 */
async function getChannel(file: File): Promise<Channel> {
  if (await waitForShell()) return 'album'
  // Web views of chat apps support neither downloads nor sharing; a long press opens their own
  // menu.
  if (environment.container !== 'browser') return 'press'
  if (environment.platform !== 'desktop' && canShareFile(file)) return 'share'
  return 'download'
}

/** Creates the file, named by the title. */
const toImageFile = (title: string, file: Blob) => new File([file], `${toFileName(title)}.jpg`, { type: file.type })

/** Replaces characters that are invalid in file names and limits the length to 60. */
const toFileName = (title: string) => takeCharacters(title.replace(/[\\/:*?"<>|\s]+/g, ' ').trim(), 60)

/**
 * Saves or shares the poster; must be called within the tap. Failures are reported by a message.
 */
async function sendPoster(channel: Channel, file: File, { address }: PaintedPoster): Promise<void> {
  if (channel === 'album') await savePicture('saveColumnImg', address)
  else if (channel === 'download') downloadFile(file)
  else if (!(await shareData({ files: [file] }))) showMessage('分享失败，请长按图片保存')
}
