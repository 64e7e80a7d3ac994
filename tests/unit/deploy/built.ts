import { mkdirSync, writeFileSync } from 'node:fs'
import { computeIntegrity, toHashSource } from '#scripts/build/headers.ts'
import { writeManifest } from '#scripts/build/manifest.ts'
import { createTempFolder } from '#tests/unit/new-folder.ts'

/** A build of one page with one script, as its list of settings says. */
export function createBuild(name: string, settings: Parameters<typeof writeManifest>[1] = {}): string {
  const dist = createTempFolder()
  const boot = `boot('${name}')`
  mkdirSync(`${dist}/down`)
  mkdirSync(`${dist}/assets`)
  writeFileSync(`${dist}/assets/down-${name}.js`, name)
  writeFileSync(
    `${dist}/down/index.html`,
    `<style>p{}</style><script>${boot}</script><script type="module" src="/assets/down-${name}.js" integrity="${computeIntegrity(name)}" crossorigin></script>`,
  )
  const policy = `default-src 'none'; script-src 'self' ${toHashSource(boot)}; style-src ${toHashSource('p{}')}`
  const headers = { '/down': { 'content-security-policy': policy }, '/404': {}, '/assets/*': {}, '/*': {} }
  writeFileSync(`${dist}/_headers.json`, JSON.stringify(headers))
  writeManifest(dist, settings)
  return dist
}
