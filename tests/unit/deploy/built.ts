import { mkdirSync, writeFileSync } from 'node:fs'
import { hashSource, integrityOf } from '#scripts/site/build/headers.ts'
import { writeManifest } from '#scripts/site/build/manifest.ts'
import { newFolder } from '#tests/unit/new-folder.ts'

/** A build of one page with one script, as its list of settings says. */
export function built(name: string, settings: Parameters<typeof writeManifest>[1] = {}): string {
  const dist = newFolder()
  const boot = `boot('${name}')`
  mkdirSync(`${dist}/down`)
  mkdirSync(`${dist}/assets`)
  writeFileSync(`${dist}/assets/down-${name}.js`, name)
  writeFileSync(
    `${dist}/down/index.html`,
    `<style>p{}</style><script>${boot}</script><script type="module" src="/assets/down-${name}.js" integrity="${integrityOf(name)}" crossorigin></script>`,
  )
  const policy = `default-src 'none'; script-src 'self' ${hashSource(boot)}; style-src ${hashSource('p{}')}`
  const headers = { '/down': { 'content-security-policy': policy }, '/404': {}, '/assets/*': {}, '/*': {} }
  writeFileSync(`${dist}/_headers.json`, JSON.stringify(headers))
  writeManifest(dist, settings)
  return dist
}
