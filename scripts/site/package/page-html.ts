import { escaped } from '#shared/core/escaped.ts'

/** The script that only a package holds (shared/app/offline/main.ts). */
export const CHECK_FILE = 'offline.js'

/**
 * A page's HTML as it stands in a package: with the script that asks whether the package may still be used. The same for every version, so that a
 * difference holds only pages that have changed. @throws Error when the HTML is not that of a built page
 */
export function packagedHtml(html: string): string {
  if (!html.includes('\n</head>')) throw new Error('the HTML of a page has no <head>')
  return html.replace('\n</head>', `\n<script async src="/${CHECK_FILE}"></script>$&`)
}

/** The HTML with tags as the first in its <head>. @throws Error when it has none */
export function behindHead(html: string, tags: string): string {
  if (!html.includes('<head>')) throw new Error('the HTML of a page has no <head>')
  return html.replace('<head>', (head) => head + tags)
}

/** Directives that a browser reads in a header only, and complains of in a tag. */
const HEADER_ONLY = /^(frame-ancestors|report-uri|report-to|sandbox)\b/

/** What of a page's headers tags can say: where an app can give none. */
export function headTags({
  'content-security-policy': policy = '',
  'referrer-policy': referrer,
}: Record<string, string>) {
  const directives = policy.split('; ').filter((directive) => !HEADER_ONLY.test(directive))
  return [
    `<meta http-equiv="content-security-policy" content="${escaped(directives.join('; '))}">`,
    ...(referrer ? [`<meta name="referrer" content="${escaped(referrer)}">`] : []),
  ].join('')
}
