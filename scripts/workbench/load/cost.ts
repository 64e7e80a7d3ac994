import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { ITEM_ROUTES } from '#scripts/site/edge/cards.ts'

/** What one opening of a page costs its hosts, from the built files; brotli as a CDN sends it. */
export interface PageCost {
  page: string
  /** HTML with style, early requests, first view and its own script. */
  html: number
  /** Scripts and styles that every opening fetches; after the first visit they come from the phone's cache. */
  files: number
  /** Those of them that the first view needs: the rest is asked for behind the first calls. */
  firstFiles: number
  usesEdge: boolean
}

/** The costs of every page of a build. */
export function pageCosts(dist: string): PageCost[] {
  const packed = (path: string) => readFileSync(`${dist}/${path}.br`).length
  return readdirSync(dist)
    .filter((page) => existsSync(`${dist}/${page}/index.html`))
    .map((page) => {
      const html = readFileSync(`${dist}/${page}/index.html`, 'utf8')
      const named = [
        ...html.matchAll(/<(?:script|link)[^>]+?(?:src|href)="[^"]*?(assets\/[^"]+\.(?:js|css))"[^>]*/g),
      ].map(([tag, path]) => ({ bytes: packed(path!), isBeside: tag.includes('data-rel') }))
      const sum = (files: typeof named) => files.reduce((total, { bytes }) => total + bytes, 0)
      return {
        page,
        html: packed(`${page}/index.html`),
        files: sum(named),
        firstFiles: sum(named.filter(({ isBeside }) => !isBeside)),
        usesEdge: page in ITEM_ROUTES,
      }
    })
}

const GB = 1e9

/** A million first openings: bytes out of the CDN and calls of the edge function. */
export const perMillion = ({ html, files, usesEdge }: PageCost) => ({
  gigabytes: ((html + files) * 1e6) / GB,
  edgeCalls: usesEdge ? 1e6 : 0,
})
