/** A picture of another host that has not come by then is left out. */
const PICTURE_MS = 6000

/** A picture that the canvas may be read with; undefined: left out. @param src a path of this site or an address of another host */
export async function loadPicture(src: string): Promise<HTMLImageElement | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PICTURE_MS, undefined)
  })
  const picture = await Promise.race([loadImage(src).catch(() => loadFresh(src)), timeout])
  clearTimeout(timer)
  return picture?.naturalWidth && picture.naturalHeight ? picture : undefined
}

/**
 * The page has shown the picture already, asked for without CORS. Hosts that name the allowed origins only to whoever sends one
 * leave an answer without them in the browser's cache, and that answer is refused here; under another address it is asked for anew.
 */
function loadFresh(src: string): Promise<HTMLImageElement | undefined> {
  const address = new URL(src, location.href)
  if (address.origin === location.origin) return Promise.resolve(undefined)
  address.searchParams.append('poster', '1')
  return loadImage(address.href).catch(() => undefined)
}

/** @throws Error when it does not load */
export function loadImage(src: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image()
    // Its host has to allow it, else it does not load: a canvas with a foreign picture could not be read.
    if (!src.startsWith('data:')) picture.crossOrigin = 'anonymous'
    picture.onload = () => resolve(picture)
    picture.onerror = () => reject(new Error('no image'))
    picture.src = src
  })
}
