import { existsSync, readFileSync } from 'node:fs'
import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { type Tag, tagsIn } from '#scripts/base/html-tags.ts'
import { hashSource, integrityOf } from '#scripts/site/build/headers.ts'
import { originOf } from '#scripts/site/build/third-parties.ts'

/** Findings of Google's evaluator that stop a release. */
const BAD = [Severity.HIGH, Severity.SYNTAX]
/** Directives that decide what runs and what is drawn; the others may name whole schemes (the bridges of the app). */
const CODE = ['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src', 'style-src-elem']
const OPEN = /^(\*|https?:|data:|blob:|'unsafe-(inline|eval|hashes)'|'wasm-unsafe-eval')$/
/** A script of another kind is data, which no browser runs. */
const RUNS = /^$|^module$|javascript|ecmascript|^importmap$|^speculationrules$/i

/** What is wrong with a policy, in Chinese, whatever the manifest says of it. */
export function policyProblems(policy: string): string[] {
  const { directives } = new CspParser(policy).csp
  if (!/^'(none|self)'$/.test(directives['default-src']?.join() ?? ''))
    return ["CSP 的 default-src 应为 'none' 或 'self'"]
  const open = CODE.flatMap((name) =>
    (directives[name] ?? []).filter((source) => OPEN.test(source)).map((source) => `CSP 的 ${name} 里有 ${source}`),
  )
  const star = Object.entries(directives).flatMap(([name, sources]) =>
    sources?.includes('*') && !CODE.includes(name) ? [`CSP 的 ${name} 里有 *`] : [],
  )
  const found = new CspEvaluator(new CspParser(policy).csp).evaluate().filter(({ severity }) => BAD.includes(severity))
  return open.length || star.length
    ? [...open, ...star]
    : found.map(({ directive, value }) => `CSP 的 ${directive} 不安全：${value ?? ''}`)
}

/** What a page holds that its policy does not fit, or that is not of this build, in Chinese. @param dist the folder of the build */
export function pageProblems(html: string, policy: string, dist: string): string[] {
  const all = tagsIn(html)
  const { directives } = new CspParser(policy).csp
  const isNamed = ({ name, text }: Tag) =>
    (directives[`${name}-src`] ?? directives['default-src'])?.includes(hashSource(text))
  const inline = all.filter(
    ({ name, attributes: { src, type = '' } }) =>
      name === 'style' || (name === 'script' && src === undefined && RUNS.test(type)),
  )
  return [
    ...policyProblems(policy),
    ...inline.filter((one) => !isNamed(one)).map(() => '页内代码与 CSP 不符'),
    ...all.flatMap(({ name, attributes }) =>
      Object.entries(attributes)
        .filter(([key, value]) => /^on/.test(key) || /^\s*javascript:/i.test(value))
        .map(([key]) => `<${name}> 的 ${key} 是代码`),
    ),
    ...all.filter(({ name }) => /^(base|object|embed)$/.test(name)).map(({ name }) => `不该有 <${name}>`),
    ...all.filter((tag) => !isGuest(tag, directives['script-src'])).flatMap((tag) => fileProblems(tag, dist)),
  ]
}

/** A script of a host that the policy names, fetched ahead: it runs by that policy alone, and only where the page asks for it. */
const isGuest = ({ name, attributes: { rel, as, href = '' } }: Tag, scriptHosts: readonly string[] = []): boolean =>
  name === 'link' && rel === 'preload' && as === 'script' && scriptHosts.includes(originOf(href))

const LOADED = /(^|\s)(stylesheet|modulepreload|preload)(\s|$)/

/** A file that a page names: a script or a style must be of this build, and one from another origin must say its hash. */
function fileProblems({ name, attributes }: Tag, dist: string): string[] {
  const { src, href, content, integrity, rel = attributes['data-rel'] ?? '' } = attributes
  const address = { script: src, link: href, meta: content }[name]
  if (address === undefined) return []
  const at = address.indexOf('assets/')
  if (at < 0) return name === 'script' || LOADED.test(rel) ? [`${address} 不是这次构建的文件`] : []
  const file = `${dist}/${address.slice(at)}`
  if (address.includes('..') || !existsSync(file)) return [`缺少 ${address}`]
  if (integrity && integrityOf(readFileSync(file)) !== integrity) return [`${address} 与 integrity 不符`]
  return name === 'script' && !integrity && /^(https?:)?\/\//i.test(address) ? [`${address} 没有 integrity`] : []
}
