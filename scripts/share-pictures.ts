import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { ROOT } from '#scripts/build/page-names.ts'
import { cardSvg, drawn, FONT, startResvg } from '#scripts/edge/card-image.ts'

/** Draws the pictures in `public/` that must be PNG: the card of pages without an item, and the home-screen icon. */
await startResvg()
const font = new Uint8Array(readFileSync(FONT))
const put = (path: string, png: Uint8Array) => writeFileSync(`${ROOT}public/${path}`, png)

mkdirSync(`${ROOT}public/share`, { recursive: true })
put('share/default.png', drawn(cardSvg({ title: '测得准，练得对', description: '坚持得下来' }), { font }))
// Phones round the corners themselves: the ground fills the square.
const icon = readFileSync(`${ROOT}public/icon.svg`, 'utf8').replace(' rx="15"', '')
put('icon-180.png', drawn(icon, { width: 180 }))
