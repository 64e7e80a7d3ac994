import type { Headers } from '#scripts/build/headers.ts'
import { CARD_FILE } from '#shared/brand.ts'
import type { HostRules } from './host-rules.ts'

export interface NginxOptions {
  /** Folder of this build's pages; it is named in the file, so that pages and their policies change in one reload. */
  root: string
  /** Folder above `assets/`, where the scripts of earlier builds lie too. */
  assetsRoot: string
  /** As in nginx: a port, or address:port. */
  listen: string
  serverName?: string
  /** Certificate and key files; with them the server speaks https. */
  tls?: { certificate: string; key: string }
  /** The service behind /api and /pk; left out when API_ORIGIN is another host. */
  service?: string
  /** First parts of paths that go to the service beside /api and /pk, such as that of REPORT_URL. */
  forward?: readonly string[]
  /** The edge function in front of the share pages, and which pages those are. */
  edge?: { url: string; pages: readonly string[] }
  /** Debian: libnginx-mod-http-brotli-static. */
  brotli: boolean
}

/** A value as nginx takes it literally. @throws Error in Chinese for what it would still expand: variables, line breaks */
function quoted(value: string): string {
  if (/[$\p{Cc}]/u.test(value)) throw new Error(`nginx 配置里不能有 $ 或换行：${value}`)
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}
const headerLines = (headers: Headers) =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)

const block = (head: string, ...lines: string[]) => [`${head} {`, ...lines.map((line) => `  ${line}`), '}']

/** `/down`, `/down/`, `/down.html`, `/down/index.html` are one page. */
const addressOf = (page: string) => `location ~ ^${page}(?:/|\\.html|/index\\.html)?$`

/** The `server` block of a site. No header stands here by hand: all come from the build. */
export function nginxServer(rules: HostRules, options: NginxOptions): string {
  const { root, assetsRoot, listen, serverName = '_', tls, service, forward = [], edge, brotli } = options
  const pages = Object.entries(rules.pages).flatMap(([page, headers]) => {
    const found = [`try_files ${page}/index.html =404;`, ...headerLines(headers)]
    if (!edge?.pages.includes(page.slice(1))) return block(addressOf(page), ...found)
    const plain = `@plain_${page.slice(1)}`
    return [...block(addressOf(page), ...edgeLines(edge.url, plain)), ...block(`location ${plain}`, ...found)]
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
    'server {',
    ...[
      `listen ${listen}${tls ? ' ssl http2' : ''};`,
      `server_name ${serverName};`,
      ...(tls ? tlsLines(tls) : []),
      `root ${quoted(root)};`,
      'server_tokens off;',
      'absolute_redirect off;',
      'charset utf-8;',
      'charset_types text/css text/plain application/javascript application/json image/svg+xml;',
      'gzip_static on;',
      'gzip_vary on;',
      ...(brotli ? ['brotli_static on;'] : []),
      'error_page 404 /404.html;',
      ...block('location = /404.html', 'internal;', ...headerLines(rules.missing)),
      ...block('location = /', 'return 302 /down$is_args$args;'),
      ...(service ? serviceBlocks(service, forward) : []),
      ...(edge ? cardBlock(edge.url) : []),
      ...pages,
      ...folders,
      '# What the build keeps for hosts, and the packed twins of files.',
      ...block('location ~ /_|\\.(?:br|gz)$', 'return 404;'),
      ...block('location /', 'try_files $uri =404;', ...headerLines(rules.rest)),
    ].map((line) => `  ${line}`),
    '}',
    ...(tls && /(^|:)443$/.test(listen) ? toHttps(listen, serverName) : []),
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

/** A record is a packet: a browser can read none before all of it has come, and the first one holds the headers, for which it waits. */
const tlsLines = ({ certificate, key }: NonNullable<NginxOptions['tls']>) => [
  `ssl_certificate ${quoted(certificate)};`,
  `ssl_certificate_key ${quoted(key)};`,
  'ssl_protocols TLSv1.2 TLSv1.3;',
  'ssl_session_cache shared:site:4m;',
  'ssl_buffer_size 1400;',
]

const forwarding = [
  'proxy_http_version 1.1;',
  'proxy_set_header Connection "";',
  'proxy_set_header Host $proxy_host;',
  'proxy_set_header X-Forwarded-Host $host;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
  'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  'proxy_ssl_server_name on;',
]

/** A service that cannot be reached still answers in the envelope the pages read; a change is never sent twice. */
const serviceBlocks = (service: string, forward: readonly string[]) => [
  ...block(
    `location ~ ^/(?:${['api', 'pk', ...forward].join('|')})(?:/|$)`,
    `proxy_pass ${service};`,
    ...forwarding,
    'proxy_read_timeout 35s;',
    'proxy_next_upstream off;',
    'client_max_body_size 1m;',
    'error_page 502 504 = @service_down;',
  ),
  ...block(
    'location @service_down',
    'default_type "application/json; charset=utf-8";',
    'add_header cache-control no-store always;',
    `return 502 '{"code":502,"msg":"服务开小差了，请稍后重试","data":null}';`,
  ),
]

/** The edge answers from memory or in under a second; when it does not, the page goes out as it was built. */
const edgeLines = (url: string, plain: string) => [
  `proxy_pass ${url};`,
  ...forwarding,
  'proxy_connect_timeout 1s;',
  'proxy_read_timeout 3s;',
  'proxy_intercept_errors on;',
  `error_page 500 502 503 504 = ${plain};`,
  'gzip on;',
  'gzip_comp_level 6;',
  'gzip_proxied any;',
]

const cardBlock = (url: string) => [
  ...block('location ^~ /card/', `proxy_pass ${url};`, ...forwarding, 'error_page 502 504 = @plain_card;'),
  ...block('location @plain_card', `return 302 ${CARD_FILE};`),
]
