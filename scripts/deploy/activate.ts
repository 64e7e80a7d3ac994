import { spawnSync } from 'node:child_process'
import { renameSync, writeFileSync } from 'node:fs'
import { ITEM_ROUTES } from '#scripts/edge/cards.ts'
import { rulesOf } from './host-rules.ts'
import { type NginxOptions, nginxServer } from './nginx.ts'
import { headersFile, redirectsFile } from './static-host.ts'

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
 * Make a release the one that is served: write `site.conf` beside it, whole or not at all, and let nginx read it.
 * @param reload a command such as `nginx -s reload`; '' when somebody else does it
 * @throws Error when the command fails; nginx then still serves the release before
 */
export function activate(release: string, target: string, settings: Settings, reload: string): void {
  writeHostFiles(release)
  writeFileSync(`${target}/site.conf.new`, siteConf(release, target, settings))
  renameSync(`${target}/site.conf.new`, `${target}/site.conf`)
  if (!reload) return
  const { status, stderr } = spawnSync(reload, { shell: true, encoding: 'utf8' })
  if (status !== 0) throw new Error(`“${reload}”失败：${stderr}`)
}

/** `_headers` and `_redirects`, for hosts that take a folder. */
export function writeHostFiles(dist: string): void {
  const rules = rulesOf(dist)
  writeFileSync(`${dist}/_headers`, headersFile(rules, dist))
  writeFileSync(`${dist}/_redirects`, redirectsFile(rules))
}
