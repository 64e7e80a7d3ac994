import { serverNow } from '#shared/api/server-clock.ts'
import { go } from '#shared/app/page/go.ts'
import { pageUrl } from '#shared/core/links/page-url.ts'

/** Open what belongs to a record. 返回 there leads back in the history: to this page by `t` and by the record's `no`. */
export function leave(address: string) {
  const no = new URL(address, location.href).searchParams.get('no') ?? ''
  void go(address, 'assign', () => history.replaceState(null, '', pageUrl('bodyFatScale', { t: serverNow(), no })))
}
