import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { BANNER_TEXTS, type BannerType } from '#pages/activityShare/banner-texts.ts'
import { ROOT } from '#scripts/build/page-names.ts'
import { command } from '#scripts/command-line.ts'
import { drawn, FONT, startResvg } from '#scripts/edge/card-image.ts'
import { bannerSvg, cardSvg } from '#scripts/edge/card-svg.ts'

const HELP = `用法：npm run share-pictures

重新画 public/ 里必须是 PNG 的图：没有内容可写的页面的分享卡片、六个活动的分享卡片（share/card-*.png）、主屏幕图标。
需要中文字体：Debian 的 fonts-noto-cjk，或环境变量 CARD_FONT。
`

await command(HELP, {}, async () => {
  await startResvg()
  const font = new Uint8Array(readFileSync(FONT))
  const put = (path: string, png: Uint8Array) => {
    writeFileSync(`${ROOT}public/${path}`, png)
    console.log(`public/${path}  ${(png.length / 1024).toFixed(1)} KB`)
  }

  mkdirSync(`${ROOT}public/share`, { recursive: true })
  put('share/default.png', drawn(cardSvg({ title: '测得准，练得对', description: '坚持得下来' }), { font }))
  for (const type of Object.keys(BANNER_TEXTS) as BannerType[]) {
    const scene = readFileSync(`${ROOT}pages/activityShare/${type}.svg`, 'utf8')
    put(`share/card-${type}.png`, drawn(bannerSvg(BANNER_TEXTS[type], scene), { font }))
  }
  // Phones round the corners themselves: the ground fills the square.
  const icon = readFileSync(`${ROOT}public/icon.svg`, 'utf8').replace(' rx="15"', '')
  put('icon-180.png', drawn(icon, { width: 180 }))
})
