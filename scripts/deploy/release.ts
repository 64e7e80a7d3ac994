import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { computeHash, MANIFEST } from '#scripts/build/manifest.ts'
import { readHostRules } from '#scripts/host/host-rules.ts'
import { checkComplete, NGINX_FILE } from './check-complete.ts'
import type { HostSettings } from './host-settings.ts'
import { renderNginxServer } from './nginx.ts'
import { writeHostFiles } from './static-host.ts'

/** Twelve hex digits of the build's list of hashes: the same files are the same release. */
export const releaseId = (dist: string): string =>
  Buffer.from(computeHash(readFileSync(`${dist}/${MANIFEST}`)), 'base64').toString('hex', 0, 6)

/**
 * Writes a checked build to `to/<id>/`, with the files for every kind of host, ready to be copied
 * to a server.
 * @param settings of nginx; `root` is the folder on the server that holds `assets/` and
 * `releases/<id>/`
 * @throws Error in Chinese before writing, when the build is incomplete
 */
export function writeRelease(
  dist: string,
  to: string,
  { root, ...settings }: HostSettings & { root: string },
): { id: string; folder: string } {
  checkComplete(dist)
  const id = releaseId(dist)
  const folder = `${to}/${id}`
  const conf = renderNginxServer(readHostRules(dist), {
    ...settings,
    root: `${root}/releases/${id}`,
    assetsRoot: root,
  })
  rmSync(folder, { recursive: true, force: true })
  cpSync(dist, folder, { recursive: true })
  writeHostFiles(folder, folder)
  writeFileSync(`${folder}/${NGINX_FILE}`, conf)
  return { id, folder }
}
