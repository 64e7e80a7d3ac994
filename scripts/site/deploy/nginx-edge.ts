import { CARD_FILE } from '#shared/brand.ts'
import { block, forwarding, packingLines } from './nginx-lines.ts'

/** The edge answers from memory or in under a second; when it does not, the page goes out as it was built. */
export const edgeLines = (url: string, plain: string) => [
  `proxy_pass ${url};`,
  ...forwarding,
  'proxy_connect_timeout 1s;',
  'proxy_read_timeout 3s;',
  'proxy_intercept_errors on;',
  `error_page 500 502 503 504 = ${plain};`,
  ...packingLines(),
]

/** Pictures of items come from the edge; without it the site's own does. */
export const cardBlock = (url: string) => [
  ...block('location ^~ /card/', `proxy_pass ${url};`, ...forwarding, 'error_page 502 504 = @plain_card;'),
  ...block('location @plain_card', `return 302 ${CARD_FILE};`),
]
