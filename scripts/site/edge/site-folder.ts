import { realpathSync, statSync } from 'node:fs'
import { staticSite } from '#scripts/site/host/static-site.ts'

/**
 * The site of a folder as it lies there now. After a deploy `current` is another release, whose pages fit its own policies
 * only: the folder is looked at anew for every request, pages and headers always come from the same one.
 */
export function siteIn(folder: string): (request: Request) => Promise<Response> {
  let known = { mark: '', site: staticSite(realpathSync(folder)) }
  return async (request) => {
    const dist = realpathSync(folder)
    const mark = `${dist} ${statSync(`${dist}/_headers.json`).mtimeMs}`
    if (known.mark !== mark) known = { mark, site: staticSite(dist) }
    return known.site.fetch(request)
  }
}
