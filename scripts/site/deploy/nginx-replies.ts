import { block, forwarding, packingLines, quoted, shortName } from './nginx-lines.ts'
import { publicReads } from './public-reads.ts'

/** How the service is reached. */
export interface ServiceOptions {
  /** First parts of paths that go to the service beside /api and /pk, such as that of REPORT_URL. */
  forward?: readonly string[]
  /** Debian: libnginx-mod-http-brotli-filter, for replies; gzip without. */
  brotliFilter?: boolean
  /** Offer HTTP/3, too; nginx 1.25 with its http_v3 module. Needs `tls`. */
  h3?: boolean
  /** A folder for replies of the service that everybody may read, kept for a second. One folder, one server. */
  cache?: string
}

/** What a call may not be sent as: a sign-up is a GET. The browser asks again when the line stands. */
const NOT_EARLY = 'if ($ssl_early_data) { return 425; }'

/** A name of nginx for a folder: two sites on one server have two. */
const zoneOf = (folder: string) => shortName('replies', folder)

/** In the `http` block: the replies kept, and a mark that changes every ten minutes, after which none of before is found. */
export const cacheLines = (folder: string) => [
  `proxy_cache_path ${quoted(folder)} levels=1:2 keys_zone=${zoneOf(folder)}:4m max_size=64m inactive=10m use_temp_path=off;`,
  ...block(`map $time_iso8601 $${zoneOf(folder)}_tenth`, '"~^(?<tenth_of_hour>.{15})" $tenth_of_hour;'),
]

/**
 * A crowd that opens one link asks the service once a second, as at the edge. Where the service has failed or is being asked, what it said within these
 * ten minutes goes out; not for what has an end. A body longer than what the key holds is refused. Who shows a login is never answered from here.
 */
const cachedBlock = (
  service: string,
  reads: readonly string[],
  lasts: boolean,
  folder: string,
  brotliFilter?: boolean,
) =>
  reads.length
    ? block(
        `location ~ ^/(?:${reads.join('|')})$`,
        `proxy_pass ${service};`,
        ...forwarding,
        'proxy_set_header Accept-Encoding "";',
        'proxy_read_timeout 35s;',
        'proxy_next_upstream off;',
        'client_max_body_size 8k;',
        'client_body_buffer_size 8k;',
        `proxy_cache ${zoneOf(folder)};`,
        'proxy_cache_methods GET HEAD POST;',
        `proxy_cache_key "$${zoneOf(folder)}_tenth $request_method $request_uri $http_origin $http_client $request_body";`,
        'proxy_ignore_headers Cache-Control Expires Vary X-Accel-Expires;',
        'proxy_cache_valid 200 1s;',
        'proxy_cache_bypass $http_authorization;',
        'proxy_no_cache $http_authorization;',
        'proxy_cache_lock on;',
        ...(lasts
          ? [
              'proxy_cache_use_stale updating error timeout http_429 http_500 http_502 http_503 http_504;',
              'proxy_cache_background_update on;',
            ]
          : []),
        'add_header server-timing "reply;desc=$upstream_cache_status" always;',
        'error_page 502 504 = @service_down;',
        ...packingLines(brotliFilter),
      )
    : []

const cachedBlocks = (service: string, folder: string, brotliFilter?: boolean) => {
  const { lasting, ending } = publicReads()
  return [
    ...cachedBlock(service, lasting, true, folder, brotliFilter),
    ...cachedBlock(service, ending, false, folder, brotliFilter),
  ]
}

/** A service that cannot be reached still answers in the envelope the pages read; a change is never sent twice. */
export const serviceBlocks = (service: string, { forward = [], cache, brotliFilter, h3 }: ServiceOptions) => [
  ...(cache ? cachedBlocks(service, cache, brotliFilter) : []),
  ...block(
    `location ~ ^/(?:${['api', 'pk', ...forward].join('|')})(?:/|$)`,
    ...(h3 ? [NOT_EARLY] : []),
    `proxy_pass ${service};`,
    ...forwarding,
    'proxy_read_timeout 35s;',
    'proxy_next_upstream off;',
    'client_max_body_size 1m;',
    'error_page 502 504 = @service_down;',
    ...packingLines(brotliFilter),
  ),
  ...block(
    'location @service_down',
    'default_type "application/json; charset=utf-8";',
    'add_header cache-control no-store always;',
    `return 502 '{"code":502,"msg":"服务开小差了，请稍后重试","data":null}';`,
  ),
]
