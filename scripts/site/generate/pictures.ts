import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { BANNER_TEXTS, type BannerType } from '#pages/activityShare/banner-texts.ts'
import { ROOT } from '#scripts/base/page-names.ts'
import { drawn, FONT, startResvg } from '#scripts/site/edge/card-image.ts'
import { bannerSquareSvg, bannerSvg, cardSvg } from '#scripts/site/edge/card-svg.ts'
import { iconSvg, squareIconSvg } from '#scripts/site/edge/icon-svg.ts'
import { CARD_FILE, ICON_FILE, ICON_PNG_FILE, MARK_FILE, SLOGAN_HEAD, SLOGAN_TAIL } from '#shared/brand.ts'

/**
 * Draws the icon, the plain card and the cards of the banners below public/, from shared/brand.ts.
 * Needs a Chinese font: Debian's fonts-noto-cjk, or the one that CARD_FONT names.
 */
export async function writePictures(): Promise<void> {
  await startResvg()
  const font = new Uint8Array(readFileSync(FONT))
  const put = (path: string, bytes: Uint8Array) => {
    writeFileSync(`${ROOT}public${path}`, bytes)
    console.log(`public${path}  ${(bytes.length / 1024).toFixed(1)} KB`)
  }

  mkdirSync(`${ROOT}public/share`, { recursive: true })
  put(CARD_FILE, drawn(cardSvg({ title: SLOGAN_HEAD, description: SLOGAN_TAIL }), { font }))
  for (const type of Object.keys(BANNER_TEXTS) as BannerType[]) {
    const scene = readFileSync(`${ROOT}pages/activityShare/${type}.svg`, 'utf8')
    put(`/share/card-${type}.png`, drawn(bannerSvg(BANNER_TEXTS[type], scene), { font }))
    put(`/share/${type}.png`, drawn(bannerSquareSvg(scene), { width: 300 }))
  }
  // Phones round the corners of an icon themselves, so the background fills the whole square.
  put(ICON_FILE, new TextEncoder().encode(iconSvg()))
  put(ICON_PNG_FILE, drawn(squareIconSvg(), { width: 180 }))
  put(MARK_FILE, drawn(squareIconSvg(), { width: 300 }))
}
