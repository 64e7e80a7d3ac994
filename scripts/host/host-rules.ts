import { readFileSync } from 'node:fs'
import type { Headers } from '#scripts/build/headers.ts'
import { isTestBuild } from '#scripts/build/manifest.ts'

/**
 * What a host has to know about a built site; every host's own files are written from this and
 * nothing else.
 */
export interface HostRules {
  /** Pages by address without slash or ending, such as `/down`. */
  pages: Record<string, Headers>
  /** Folders by prefix with both slashes, such as `/assets/`. */
  folders: Record<string, Headers>
  rest: Headers
  /** Anything that is not there; sent with status 404. */
  missing: Headers
  /** A test build: its pages have another policy for `?debug=1` (scripts/host/debug-policy.ts). */
  isTest?: boolean
}

const PATH = /^\/[\w-]*(\/\*)?$|^\/\*$/
const NAME = /^[a-z][a-z-]*$/
/**
 * Excludes quotes, backslash, `$`, `#`, braces and line breaks: nginx parses them as configuration.
 */
const VALUE = /^[\w !%&'()*+,./:=?@[\]~-]*$/
/** Headers that are lists of directives; a semicolon in any other header is refused. */
const LISTS: ReadonlySet<string> = new Set(['content-security-policy', 'strict-transport-security'])

/** Names, in Chinese, every character that a host would parse as configuration. */
const findUnsafeRules = (table: Record<string, Headers>): string[] =>
  Object.entries(table).flatMap(([path, headers]) => [
    ...(PATH.test(path) ? [] : [`地址不对：${path}`]),
    ...Object.entries(headers).flatMap(([name, value]) => {
      const plain = LISTS.has(name) ? value.replaceAll(';', '') : value
      return NAME.test(name) && VALUE.test(plain) ? [] : [`${path} 的响应头里有不允许的字符：${name}: ${value}`]
    }),
  ])

/**
 * Sort the table that the build wrote (`_headers.json`) by kind.
 * @throws Error in Chinese when the build lacks a part of it, or a host would execute a part of it
 */
export function createHostRules(table: Record<string, Headers>): HostRules {
  const unsafe = findUnsafeRules(table)
  if (unsafe.length) throw new Error(unsafe.join('\n'))
  const { '/*': rest, '/404': missing, ...others } = table
  if (!rest || !missing || !table['/assets/*']) throw new Error('_headers.json 不完整：请重新构建')
  const rows = Object.entries(others)
  return {
    pages: Object.fromEntries(rows.filter(([key]) => !key.endsWith('/*'))),
    folders: Object.fromEntries(
      rows.filter(([key]) => key.endsWith('/*')).map(([key, headers]) => [key.slice(0, -1), headers]),
    ),
    rest,
    missing,
  }
}

/** The rules of a built site. @throws Error in Chinese when the folder holds no finished build */
export function readHostRules(dist: string): HostRules {
  let table: Record<string, Headers>
  try {
    table = JSON.parse(readFileSync(`${dist}/_headers.json`, 'utf8'))
  } catch {
    throw new Error(`${dist} 里没有完整的构建（缺 _headers.json）：请先运行 npm run build`)
  }
  return { ...createHostRules(table), isTest: isTestBuild(dist) }
}

/**
 * Rejects a build of some pages, which would remove the others from the site.
 * @throws Error in Chinese that names those it lacks
 */
export function assertAllPages({ pages }: Pick<HostRules, 'pages'>, names: readonly string[]): void {
  const missing = names.filter((name) => !(`/${name}` in pages))
  if (missing.length)
    throw new Error(
      `这个构建少了 ${missing.length} 个页面（${missing.join('、')}），什么都没有写；试用就加 --allow-local`,
    )
}
