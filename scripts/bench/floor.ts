import { readFileSync, writeFileSync } from 'node:fs'
import { brotli } from '#scripts/build/check-size.ts'
import { ROOT } from '#scripts/build/page-names.ts'
import type { Visit } from './measure.ts'

/** The page the floor is a hand-written version of, and where the bench puts it in the built site. */
export const FLOOR_PAGE = 'courseSharing'
export const FLOOR_PATH = '/floor.html'
/** How much slower the page may be than one written by hand in a single file. */
const MOST = 1.15

/** Put the hand-written page beside the built ones, compressed as they are. */
export function addFloor(dist: string): void {
  const html = readFileSync(`${ROOT}tests/bench/floor/${FLOOR_PAGE}.html`)
  writeFileSync(dist + FLOOR_PATH, html)
  writeFileSync(`${dist}${FLOOR_PATH}.br`, brotli(html))
}

/** The page's times as ratios to the floor's. */
export function floorRatios(page: Visit, floor: Visit): string {
  const ratio = (label: string, key: 'firstPaint' | 'painted' | 'lcp') => {
    const value = page[key] / floor[key]
    return `${label} ${value.toFixed(2)}${value > MOST ? '（超过）' : ''}`
  }
  const ratios = [ratio('首次绘制', 'firstPaint'), ratio('内容出现', 'painted'), ratio('LCP', 'lcp')]
  return `/${FLOOR_PAGE} 与手写单文件版本之比（不超过 ${MOST}）：${ratios.join('，')}`
}
