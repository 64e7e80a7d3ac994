/** Timeout in ms, after which a picture of another host is omitted. */
const PICTURE_MS = 6000

/**
 * Loads a picture that does not taint the canvas; undefined if it fails or takes too long.
 * @param src a path of this site or an address of another host
 */
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
 * Loads a cross-origin picture under another address, bypassing the HTTP cache. The page has loaded
 * it without CORS, and hosts that send `Access-Control-Allow-Origin` only for requests with an
 * `Origin` leave a cached response without it, which would be refused here. Undefined for pictures
 * of this site.
 */
function loadFresh(src: string): Promise<HTMLImageElement | undefined> {
  const address = new URL(src, location.href)
  if (address.origin === location.origin) return Promise.resolve(undefined)
  address.searchParams.append('poster', '1')
  return loadImage(address.href).catch(() => undefined)
}

/** Loads an image. @throws Error if it fails to load */
export function loadImage(src: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image()
    // Requires CORS of the host: a foreign picture without it would taint the canvas.
    if (!src.startsWith('data:')) picture.crossOrigin = 'anonymous'
    picture.onload = () => resolve(picture)
    picture.onerror = () => reject(new Error('no image'))
    picture.src = src
  })
}
