import { brotliCompressSync, constants } from 'node:zlib'
import type { RouteName } from '#shared/routes.ts'
import { budgetOf } from './budgets.ts'
import type { PageGraph } from './finish-page.ts'

/** A page's bytes on the wire, brotli 11. */
export interface PageSize {
  name: RouteName
  html: number
  script: number
  later: number
}

/** Bytes of a text after brotli at its highest quality. */
export const brotliBytes = (text: string | Uint8Array): number => brotli(text).length
export const brotli = (text: string | Uint8Array): Buffer =>
  brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  })

/** What a page fetches until it is painted (`html` holds its CSS and early script), and what may come later. */
export function sizeOf(name: RouteName, html: string, { entry, first, later }: PageGraph): PageSize {
  const sum = (chunks: { code: string }[]) => chunks.reduce((total, { code }) => total + brotliBytes(code), 0)
  return { name, html: brotliBytes(html), script: sum([entry, ...first]), later: sum(later) }
}

/** Print the table; a page over its budget fails the build. @throws Error */
export function checkSizes(sizes: readonly PageSize[]): void {
  const kb = (bytes: number) => (bytes / 1024).toFixed(1).padStart(7)
  const over: string[] = []
  console.log(
    `${'page'.padEnd(22)}${['html', 'script', 'critical', 'budget', 'later'].map((head) => head.padStart(9)).join('')}   KB, brotli 11`,
  )
  for (const { name, html, script, later } of sizes) {
    const budget = budgetOf(name)
    const bad = html + script > budget
    if (bad) over.push(name)
    console.log(
      `${name.padEnd(22)}${[html, script, html + script, budget, later].map((bytes) => `  ${kb(bytes)}`).join('')}${bad ? '   OVER' : ''}`,
    )
  }
  if (over.length) throw new Error(`over the byte budget: ${over.join(', ')}`)
}
