import type { parseArgs } from 'node:util'
import { isOrigin } from '#scripts/base/setting-values.ts'
import type { Manifest } from '#scripts/build/manifest.ts'

/**
 * The settings of nginx, by the names of the command's options; '' means not given. `cert` and
 * `key` are files on the server; `forward` are first path segments that go to the service besides
 * /api and /pk, separated by blanks.
 */
export const HOST_OPTIONS = {
  listen: { type: 'string' },
  name: { type: 'string' },
  cert: { type: 'string' },
  key: { type: 'string' },
  service: { type: 'string' },
  forward: { type: 'string' },
  edge: { type: 'string' },
  brotli: { type: 'boolean' },
} as const

export type HostSettings = Partial<ReturnType<typeof parseArgs<{ options: typeof HOST_OPTIONS }>>['values']>

/**
 * @throws Error in Chinese with everything that is wrong: the values go into nginx's configuration
 *   as they are
 */
export function checkSettings(settings: HostSettings & { root: string }): void {
  const { listen = '', name = '', cert = '', key = '', service = '', forward = '', edge = '', root } = settings
  const wrong = [
    ...(/^([\w.:[\]-]+:)?\d*$|^$/.test(listen) ? [] : [`--listen 要是端口，或 地址:端口：${listen}`]),
    ...(/^[\w.*\- ]*$/.test(name) ? [] : [`--name 要是域名，几个之间用空格：${name}`]),
    ...(!cert === !key ? [] : ['--cert 和 --key 要一起给']),
    ...[cert, key, root].filter((path) => path && !isPlace(path)).map((path) => `要是服务器上的绝对路径：${path}`),
    ...(!service || isOrigin(service) ? [] : [`--service 要是 http(s)://主机[:端口]：${service}`]),
    ...(/^[\w\- ]*$/.test(forward) ? [] : [`--forward 要是路径的第一段，几个之间用空格：${forward}`]),
    ...(!edge || isOrigin(edge) ? [] : [`--edge 要是 http(s)://主机[:端口]：${edge}`]),
  ]
  if (wrong.length) throw new Error(wrong.join('\n'))
}

const isPlace = (path: string) => /^(\/[\w.@+-]+)+$/.test(path)

/** Paths of the pages' own origin that nginx would not forward to the service, in Chinese. */
export function findUnforwarded({ service, forward = '' }: HostSettings, site: Manifest['site']): string[] {
  if (!site) return []
  const { origin } = new URL(site.origin)
  const getOwnPath = (address: string) =>
    new URL(address, origin).origin === origin ? new URL(address, origin).pathname : ''
  const reportPath = site.report && getOwnPath(site.report).split('/')[1]
  return [
    ...(!service && getOwnPath(site.api) ? ['API_ORIGIN 为空，页面向自己的域名请求 /api、/pk：要给 --service'] : []),
    ...(reportPath && !(service && ['api', 'pk', ...forward.split(' ')].includes(reportPath))
      ? [`页面向 ${site.report} 报告（REPORT_URL）：要给 --service 和 --forward ${reportPath}`]
      : []),
  ]
}
