import { existsSync, readFileSync } from 'node:fs'
import { hashSource, integrityOf } from '#scripts/build/headers.ts'
import { rulesOf } from './host-rules.ts'

/**
 * Whether a build is fit to be published: every page's policy fits its inline parts, every script it names is there with
 * the bytes it names (hardening §5, 1).
 * @throws Error in Chinese with everything that is wrong
 */
export function checkComplete(dist: string): void {
  const wrong = Object.entries(rulesOf(dist).pages).flatMap(([page, headers]) => {
    const file = `${dist}${page}/index.html`
    if (!existsSync(file)) return [`${page}：缺少页面`]
    return wrongWith(readFileSync(file, 'utf8'), headers['content-security-policy'] ?? '', dist).map(
      (what) => `${page}：${what}`,
    )
  })
  if (wrong.length) throw new Error(`构建不完整，没有发布：\n${wrong.join('\n')}`)
}

function wrongWith(html: string, policy: string, dist: string): string[] {
  const inline = [...html.matchAll(/<(script|style)(?: type="module" id="[^"]*")?>(.*?)<\/\1>/gs)].map(
    ([, , text]) => text!,
  )
  const files = [
    ...html.matchAll(
      /<(?:script|link|meta)[^>]+?(?:src|href|content)="([^"]*assets\/[^"]+)"(?: integrity="([^"]+)")?/g,
    ),
  ]
  return [
    ...inline.filter((text) => !policy.includes(hashSource(text))).map(() => '页内代码与 CSP 不符'),
    ...files.flatMap(([, address, integrity]) => {
      const file = `${dist}/${address!.slice(address!.indexOf('assets/'))}`
      if (!existsSync(file)) return [`缺少 ${address}`]
      return integrity && integrityOf(readFileSync(file)) !== integrity ? [`${address} 与 integrity 不符`] : []
    }),
  ]
}
