import { hash } from 'node:crypto'
import type { Headers } from '#scripts/site/build/headers.ts'
import { debugHeaders } from '#scripts/site/host/debug-policy.ts'

/** A value as nginx takes it literally. @throws Error in Chinese for what it would still expand: variables, line breaks */
export function quoted(value: string): string {
  if (/[$\p{Cc}]/u.test(value)) throw new Error(`nginx 配置里不能有 $ 或换行：${value}`)
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}

/** Lines that send headers, whatever the status. */
export const headerLines = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)

/** A block and its lines, indented by one step. */
export const block = (head: string, ...lines: string[]) => [`${head} {`, ...lines.map((line) => `  ${line}`), '}']

/** How a request is handed on. */
export const forwarding = [
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header Host $proxy_host;',
  'proxy_set_header X-Forwarded-Host $host;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  'proxy_ssl_server_name on;',
]

/** Packing is safe here: scripts/workbench/service/README.md, "Packed replies". */
export const PACKING = [
  'gzip on;',
  'gzip_types application/json text/plain text/css application/javascript image/svg+xml;',
  'gzip_proxied any;',
  'gzip_comp_level 5;',
  'gzip_min_length 1000;',
]

/** A variable's name by what it stands for: nginx takes at most 46 characters. */
export const shortName = (kind: string, text: string) => `${kind}_${hash('sha256', text).slice(0, 12)}`

const POLICY = 'content-security-policy'
const variableOf = (policy: string) => `$${shortName('policy', policy)}`

/** In the `http` block: the policies of a build for testers, each with the one that `?debug=1` gets in its place. */
export const policyMaps = (pages: readonly Headers[]) =>
  [...new Set(pages.flatMap(({ [POLICY]: policy }) => policy ?? []))].flatMap((policy) =>
    block(
      `map $arg_debug ${variableOf(policy)}`,
      `default ${quoted(policy)};`,
      `1 ${quoted(debugHeaders({ [POLICY]: policy })[POLICY]!)};`,
    ),
  )

/** Lines that send the headers of a page, its policy by the address that was asked for (`policyMaps`). */
export const withDebugPolicy = ({ [POLICY]: policy, ...headers }: Headers) => [
  ...headerLines(headers),
  ...(policy ? [`add_header ${POLICY} ${variableOf(policy)} always;`] : []),
]
