import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { BANNER_TEXTS, type BannerType } from '#pages/activityShare/banner-texts.ts'
import { ROOT } from '#scripts/base/page-names.ts'
import { renderBannerSvg, renderCardSvg, renderSquareBannerSvg } from '#scripts/edge/card-svg.ts'
import { renderIconSvg, renderSquareIconSvg } from '#scripts/edge/icon-svg.ts'
import { FONT, renderPng, startResvg } from '#scripts/edge/render-png.ts'
import { CARD_FILE, ICON_FILE, ICON_PNG_FILE, MARK_FILE, SLOGAN_HEAD, SLOGAN_TAIL } from '#shared/brand.ts'

/**
 * Draws the icon, the plain card and the cards of the banners below public/, from shared/brand.ts.
 * Needs a Chinese font: Debian's fonts-noto-cjk, or the one that CARD_FONT names.
 */
export async function writePictures(): Promise<void> {
  await startResvg()
  const font = new Uint8Array(readFileSync(FONT))
  const writePicture = (path: string, bytes: Uint8Array) => {
    writeFileSync(`${ROOT}public${path}`, bytes)
    console.log(`public${path}  ${(bytes.length / 1024).toFixed(1)} KB`)
  }

  mkdirSync(`${ROOT}public/share`, { recursive: true })
  writePicture(CARD_FILE, renderPng(renderCardSvg({ title: SLOGAN_HEAD, description: SLOGAN_TAIL }), { font }))
  for (const type of Object.keys(BANNER_TEXTS) as BannerType[]) {
    const scene = readFileSync(`${ROOT}pages/activityShare/${type}.svg`, 'utf8')
    writePicture(`/share/card-${type}.png`, renderPng(renderBannerSvg(BANNER_TEXTS[type], scene), { font }))
    writePicture(`/share/${type}.png`, renderPng(renderSquareBannerSvg(scene), { width: 300 }))
  }
  // Phones round the corners of an icon themselves, so the background fills the whole square.
  writePicture(ICON_FILE, new TextEncoder().encode(renderIconSvg()))
  writePicture(ICON_PNG_FILE, renderPng(renderSquareIconSvg(), { width: 180 }))
  writePicture(MARK_FILE, renderPng(renderSquareIconSvg(), { width: 300 }))
}
