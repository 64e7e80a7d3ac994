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

/**
 * Where nginx would serve something else than the build expects, in Chinese.
 * @param site what the manifest of the build names
 */
export function findMismatches({ name, service, forward }: HostSettings, site: Manifest['site']): string[] {
  if (!site) return []
  const { hostname } = new URL(site.origin)
  const isNamed = name
    ?.split(' ')
    .some((item) => item === hostname || (item[0] === '*' && hostname.endsWith(item.slice(1))))
  const { usesSameOrigin, reportPath } = getSameOriginCalls(site)
  const forwarded = ['api', 'pk', ...(forward?.split(' ') ?? [])]
  return [
    ...(name && !isNamed ? [`--name 里没有页面的域名 ${hostname}（PAGE_ORIGIN）：${name}`] : []),
    ...(!service && usesSameOrigin ? [`${ASKS_OWN_ORIGIN}：要给 --service`] : []),
    ...(reportPath && !(service && forwarded.includes(reportPath))
      ? [`页面向 ${site.report} 报告（REPORT_URL）：要给 --service 和 --forward ${reportPath}`]
      : []),
  ]
}

/** Settings that a host without nginx needs in addition to the folder, in Chinese. */
export function findHostDuties(site: Manifest['site'], isWorker: boolean): string[] {
  if (!site) return []
  const { usesSameOrigin, reportPath } = getSameOriginCalls(site)
  const report = `页面向 ${site.report} 报告（REPORT_URL）`
  return isWorker
    ? reportPath
      ? [`${report}：wrangler.jsonc 的 run_worker_first 要有 /${reportPath}/*，FORWARD 要有 ${reportPath}`]
      : []
    : [
        ...(usesSameOrigin ? [`${ASKS_OWN_ORIGIN}：这台主机要转发它们，否则请给 API_ORIGIN`] : []),
        ...(reportPath ? [`${report}：这台主机要转发它`] : []),
      ]
}

const ASKS_OWN_ORIGIN = 'API_ORIGIN 为空，页面向自己的域名请求 /api、/pk'

/**
 * What pages ask at their own origin: the service, and the first part of the path they report to
 * ('' for none).
 */
function getSameOriginCalls(site: NonNullable<Manifest['site']>): { usesSameOrigin: boolean; reportPath: string } {
  const { origin } = new URL(site.origin)
  const isSameOrigin = (address: string) =>
    address === '' || address.startsWith('/') || new URL(address).origin === origin
  return {
    usesSameOrigin: isSameOrigin(site.api),
    reportPath: site.report && isSameOrigin(site.report) ? new URL(site.report, origin).pathname.split('/')[1]! : '',
  }
}
