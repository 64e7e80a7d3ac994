import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { ITEM_ROUTES } from '#scripts/edge/cards.ts'
import { rulesOf } from './host-rules.ts'
import { type HostSettings, settingsFile } from './host-settings.ts'
import { type NginxOptions, nginxServer } from './nginx.ts'
import { writeHostFiles } from './static-host.ts'

type Settings = Omit<NginxOptions, 'root' | 'assetsRoot' | 'edge'> & { edge?: string }

/** The nginx rules of one release. */
export function siteConf(release: string, target: string, { edge, ...rest }: Settings): string {
  const rules = rulesOf(release)
  return nginxServer(rules, {
    ...rest,
    root: release,
    assetsRoot: target,
    edge: edge ? { url: edge, pages: Object.keys(ITEM_ROUTES) } : undefined,
  })
}

/**
 * Make a release the one that is served: write `site.conf` beside it, whole or not at all, and let nginx read it; then
 * remember the settings for next time.
 * @throws Error when nginx refuses; it then still serves the release before, and `site.conf` is that of before too
 */
export function activate(release: string, target: string, settings: HostSettings): void {
  const { listen, name, cert, key, service, edge, reload } = settings
  const tls = cert && key ? { certificate: cert, key } : undefined
  const conf = siteConf(release, target, {
    listen: listen ?? (tls ? '443' : '80'),
    serverName: name,
    tls,
    service,
    edge,
    brotli: existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'),
  })
  const file = `${target}/site.conf`
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  writeHostFiles(release)
  putFile(file, conf)
  const refusal = reload && refusalOf(reload)
  if (refusal) {
    if (before === undefined) rmSync(file)
    else putFile(file, before)
    throw new Error(`“${reload}”失败，页面没有切换：${refusal}`)
  }
  putFile(settingsFile(target), JSON.stringify(settings, null, 1))
}

/** '' when the command went well. */
function refusalOf(reload: string): string {
  const { status, stderr } = spawnSync(reload, { shell: true, encoding: 'utf8' })
  return status === 0 ? '' : stderr.trim() || `退出码 ${status}`
}

function putFile(path: string, content: string) {
  writeFileSync(`${path}.new`, content)
  renameSync(`${path}.new`, path)
}
