import { hash } from 'node:crypto'
import type { Headers } from '#scripts/build/headers.ts'
import { ITEM_ROUTES } from '#scripts/edge/cards.ts'
import { createDebugHeaders } from '#scripts/host/debug-policy.ts'
import type { HostRules } from '#scripts/host/host-rules.ts'
import { CARD_FILE } from '#shared/brand.ts'
import type { HostSettings } from './host-settings.ts'

interface NginxOptions extends HostSettings {
  /**
   * Folder of this build's pages; it is named in the file, so that pages and their policies change
   * in one reload.
   */
  root: string
  /** Folder above `assets/`, where the scripts of earlier builds lie too. */
  assetsRoot: string
}

/**
 * `/down`, `/down/`, `/down.html` and `/down/index.html` are one page. `\z`, because `$` also
 * matches before a final line break.
 */
const formatLocation = (page: string) => `location ~ ^${page}(?:/|\\.html|/index\\.html)?\\z`

/** Renders the `server` block of a site. All headers come from the build. */
export function renderNginxServer(rules: HostRules, options: NginxOptions): string {
  const { root, assetsRoot, cert, key, service, forward = '', edge, brotli } = options
  const listen = options.listen || (cert ? '443' : '80')
  const serverName = options.name || '_'
  const pages = Object.entries(rules.pages).flatMap(([page, headers]) => {
    const lines = rules.isTest ? withDebugPolicy(headers) : headerLines(headers)
    const found = [`try_files ${page}/index.html =404;`, ...lines]
    if (!edge || !Object.hasOwn(ITEM_ROUTES, page.slice(1))) return block(formatLocation(page), ...found)
    const plain = `@plain_${page.slice(1)}`
    return [...block(formatLocation(page), ...formatEdgeProxy(edge, plain)), ...block(`location ${plain}`, ...found)]
  })
  const folders = Object.entries(rules.folders).flatMap(([prefix, headers]) =>
    block(
      `location ^~ ${prefix}`,
      ...(prefix === '/assets/' ? [`root ${quoted(assetsRoot)};`] : []),
      'try_files $uri =404;',
      ...headerLines(headers),
    ),
  )
  return [
    ...(rules.isTest ? policyMaps(Object.values(rules.pages)) : []),
    ...repairMaps(Object.keys(rules.pages)),
    'server {',
    ...[
      `listen ${listen}${cert ? ' ssl http2' : ''};`,
      `server_name ${serverName};`,
      ...(cert && key ? formatTls(cert, key) : []),
      `root ${quoted(root)};`,
      'server_tokens off;',
      'absolute_redirect off;',
      // `//down` is a misspelt address, and leads to the right one.
      'merge_slashes off;',
      'charset utf-8;',
      'charset_types text/css text/plain application/javascript application/json image/svg+xml;',
      'gzip_static on;',
      'gzip_vary on;',
      ...(brotli ? ['brotli_static on;'] : []),
      'error_page 404 /404.html;',
      ...block('location = /404.html', 'internal;', ...headerLines(rules.missing)),
      ...block('location = /', 'return 302 /down$is_args$args;'),
      ...(service ? createServiceBlocks(service, forward.split(' ').filter(Boolean)) : []),
      ...(edge ? createCardBlock(edge) : []),
      ...pages,
      ...folders,
      '# What the build keeps for hosts, and the packed twins of files.',
      ...block('location ~ /_|\\.(?:br|gz)$', 'return 404;'),
      // No file has two addresses.
      ...block('location ~ ^//', repairLine(Object.keys(rules.pages)), 'return 404;'),
      ...block('location /', repairLine(Object.keys(rules.pages)), 'try_files $uri =404;', ...headerLines(rules.rest)),
    ].map((line) => `  ${line}`),
    '}',
    ...(cert && /(^|:)443$/.test(listen) ? toHttps(listen, serverName) : []),
    '',
  ].join('\n')
}

/** Plain http forwards to https, because browsers ignore HSTS sent over http. */
const toHttps = (listen: string, serverName: string) =>
  block(
    'server',
    `listen ${listen.replace(/443$/, '80')};`,
    `server_name ${serverName};`,
    'server_tokens off;',
    'return 301 https://$host$request_uri;',
  )

/**
 * A TLS record is one packet here: a browser can only read a complete record, and the first one
 * holds the headers.
 */
const formatTls = (cert: string, key: string) => [
  `ssl_certificate ${quoted(cert)};`,
  `ssl_certificate_key ${quoted(key)};`,
  'ssl_protocols TLSv1.2 TLSv1.3;',
  'ssl_session_cache shared:site:4m;',
  'ssl_buffer_size 1400;',
]

/**
 * A service that cannot be reached still answers in the envelope the pages read; a change is never
 * sent twice.
 */
const createServiceBlocks = (service: string, forward: readonly string[]) => [
  ...block(
    `location ~ ^/(?:${['api', 'pk', ...forward].join('|')})(?:/|\\z)`,
    `proxy_pass ${service};`,
    ...forwarding,
    'proxy_read_timeout 35s;',
    'proxy_next_upstream off;',
    'client_max_body_size 1m;',
    'error_page 502 504 = @service_down;',
    ...PACKING,
  ),
  ...block(
    'location @service_down',
    'default_type "application/json; charset=utf-8";',
    'add_header cache-control no-store always;',
    `return 502 '{"code":502,"msg":"服务开小差了，请稍后重试","data":null}';`,
  ),
]

/**
 * The edge answers from memory or in under a second; when it does not, the page goes out as it was
 * built.
 */
const formatEdgeProxy = (url: string, plain: string) => [
  `proxy_pass ${url};`,
  ...forwarding,
  'proxy_connect_timeout 1s;',
  'proxy_read_timeout 3s;',
  'proxy_intercept_errors on;',
  `error_page 500 502 503 504 = ${plain};`,
  ...PACKING,
]

/** Pictures of items come from the edge; without it the site's own does. */
const createCardBlock = (url: string) => [
  ...block('location ^~ /card/', `proxy_pass ${url};`, ...forwarding, 'error_page 502 504 = @plain_card;'),
  ...block('location @plain_card', `return 302 ${CARD_FILE};`),
]

/**
 * Quotes a value for nginx.
 * @throws Error in Chinese for variables and line breaks, which quoting cannot escape
 */
function quoted(value: string): string {
  if (/[$\p{Cc}]/u.test(value)) throw new Error(`nginx 配置里不能有 $ 或换行：${value}`)
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}

const headerLines = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)

const block = (head: string, ...lines: string[]) => [`${head} {`, ...lines.map((line) => `  ${line}`), '}']

const forwarding = [
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header Host $proxy_host;',
  'proxy_set_header X-Forwarded-Host $host;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  'proxy_ssl_server_name on;',
]

/** Packing is safe here: scripts/local-service/README.md, "Compression and BREACH". */
const PACKING = [
  'gzip on;',
  'gzip_types application/json text/plain text/css application/javascript image/svg+xml;',
  'gzip_proxied any;',
  'gzip_comp_level 5;',
  'gzip_min_length 1000;',
]

/** A variable name from a hash of the text: nginx accepts at most 46 characters. */
const shortName = (kind: string, text: string) => `${kind}_${hash('sha256', text).slice(0, 12)}`

const POLICY = 'content-security-policy'
const variableOf = (policy: string) => `$${shortName('policy', policy)}`

/** In the `http` block: the policies of a test build, each with its variant for `?debug=1`. */
const policyMaps = (pages: readonly Headers[]) =>
  [...new Set(pages.flatMap(({ [POLICY]: policy }) => policy ?? []))].flatMap((policy) =>
    block(
      `map $arg_debug ${variableOf(policy)}`,
      `default ${quoted(policy)};`,
      `1 ${quoted(createDebugHeaders({ [POLICY]: policy })[POLICY]!)};`,
    ),
  )

/** Lines that send the headers of a page; its policy depends on `?debug=1` (`policyMaps`). */
const withDebugPolicy = ({ [POLICY]: policy, ...headers }: Headers) => [
  ...headerLines(headers),
  ...(policy ? [`add_header ${POLICY} ${variableOf(policy)} always;`] : []),
]

/** Names of this site's variables: two sites on one server have two sets. */
const variablesOf = (pages: readonly string[]) => {
  const name = shortName('repaired', pages.join(' '))
  return { page: `$${name}`, tail: `$${name}_tail`, query: `$${name}_query` }
}

/** The bytes of characters that cannot be seen: U+00AD, U+200B–200F, U+2028–202F, U+2060–206F, U+FEFF. */
const INVISIBLE = '\\xC2\\xAD|\\xE2\\x80[\\x8B-\\x8F\\xA8-\\xAF]|\\xE2\\x81[\\xA0-\\xAF]|\\xEF\\xBB\\xBF'
/** An ASCII or full-width letter or digit, as bytes. */
const ALNUM = '(?:[a-z\\d]|\\xEF\\xBC[\\x90-\\x99\\xA1-\\xBA]|\\xEF\\xBD[\\x81-\\x9A])'
/** A letter of a page's name, or its full-width form in either case. */
const matchFolded = (letter: string) => {
  const code = letter.toUpperCase().charCodeAt(0) - 0x41
  const hex = (byte: number) => byte.toString(16).toUpperCase()
  return `(?:${letter}|\\xEF\\xBC\\x${hex(0xa1 + code)}|\\xEF\\xBD\\x${hex(0x81 + code)})`
}

/**
 * In the `http` block: the page and the query of a misspelt path, as in
 * shared/core/links/repair-path.ts. `$uri` is decoded; of the text after a separator only
 * characters without escapes are kept.
 * @param pages paths, such as `/pkShare`
 */
function repairMaps(pages: readonly string[]): string[] {
  const { page, tail, query } = variablesOf(pages)
  // Slashes, blanks and invisible characters, which is group 1; `(?1)*` stands for more of these.
  const start = `^(?:[/\\s]|(${INVISIBLE}))+`
  return [
    ...block(
      `map $uri ${page}`,
      'default "";',
      ...pages.map((path) => `"~*${start}${[...path.slice(1)].map(matchFolded).join('(?1)*')}(?!${ALNUM})" ${path};`),
      `"~*${start}(?!${ALNUM})[^\\w/.~@%-]" /down;`,
      `"~^/(?:[/\\s]|${INVISIBLE})+\\z" /down;`,
    ),
    ...block(
      `map $uri ${tail}`,
      'default "";',
      `"~(?:[?&]|？|＆)+(?<${tail.slice(1)}_text>[\\w=&-]+)" $${tail.slice(1)}_text;`,
    ),
    ...block(
      `map "${tail}?$args" ${query}`,
      `default "?${tail}&$args";`,
      '"~^\\?" "$is_args$args";',
      `"~\\?$" "?${tail}";`,
    ),
  ]
}

const repairLine = (pages: readonly string[]): string => {
  const { page, query } = variablesOf(pages)
  return `if (${page}) { return 302 ${page}${query}; }`
}
