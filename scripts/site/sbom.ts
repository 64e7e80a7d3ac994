import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { command } from '#scripts/base/command-line.ts'
import { ROOT } from '#scripts/base/page-names.ts'

/** One package of package-lock.json, version 3. */
interface Locked {
  name?: string
  version?: string
  license?: string
  /** As in `integrity`: `sha512-…`, base64. */
  integrity?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  dev?: boolean
  /** Built with here, and asked for by what is in the bundles where it is there. */
  devOptional?: boolean
}
type Lock = Record<string, Locked>

const lockOf = (root: string): Lock => JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')).packages

/** Where a package that another one asks for lies, as Node looks for it; undefined for one that this machine's platform does without. */
function placeOf(lock: Lock, name: string, from: string): string | undefined {
  const place = `${from && `${from}/`}node_modules/${name}`
  if (lock[place]) return place
  if (!from) return undefined
  return placeOf(
    lock,
    name,
    from.includes('/node_modules/') ? from.replace(/\/node_modules\/(?:(?!\/node_modules\/).)*$/, '') : '',
  )
}

const asked = (lock: Lock, place: string) => {
  const { dependencies, optionalDependencies } = lock[place]!
  return Object.keys({ ...dependencies, ...optionalDependencies })
    .map((name) => placeOf(lock, name, place))
    .filter((found) => found !== undefined)
}

/** Where what visitors are given lies: the site's own dependencies and all they bring along, which npm tells from those that only build. */
const bundled = (lock: Lock): string[] =>
  Object.keys(lock).filter((place) => place && !lock[place]!.dev && !lock[place]!.devOptional)

const nameAt = (place: string) => place.replace(/^.*node_modules\//, '')

/** A package in the bundles: where it lies, and what the lock file says of it. */
export interface Bundled extends Locked {
  folder: string
  name: string
}

/** What visitors are given. */
export function bundledPackages(root: string): Bundled[] {
  const lock = lockOf(root)
  return bundled(lock).map((place) => ({ ...lock[place], folder: root + place, name: nameAt(place) }))
}

const purl = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/**
 * The bill of materials as CycloneDX 1.5, from the lock file: what is in the bundles as `required`, what only builds and tests as
 * `excluded`. npm's own (`npm sbom`) stops at packages that ask for the latest of another. The same lock file gives the same bill.
 */
export function billOf(root: string) {
  const lock = lockOf(root)
  const own = lock['']!
  const inBundles = new Set(bundled(lock))
  const places = Object.keys(lock).filter(Boolean)
  const refOf = (place: string) => purl(nameAt(place), lock[place]!.version!)
  const ownRef = purl(own.name!, own.version!)
  const components = new Map<string, object>()
  const dependencies = new Map<string, Set<string>>([[ownRef, new Set(asked(lock, '').map(refOf))]])
  // What is in the bundles first: a package that lies in two places is named once.
  for (const place of [...places].sort((a, b) => Number(inBundles.has(b)) - Number(inBundles.has(a)))) {
    const { version, license, integrity } = lock[place]!
    const ref = refOf(place)
    const [algorithm, base64] = integrity?.split('-') ?? []
    dependencies.set(ref, new Set([...(dependencies.get(ref) ?? []), ...asked(lock, place).map(refOf)]))
    if (components.has(ref)) continue
    const [group, name] = nameAt(place).includes('/') ? nameAt(place).split('/') : [undefined, nameAt(place)]
    components.set(ref, {
      type: 'library',
      'bom-ref': ref,
      ...(group && { group }),
      name,
      version,
      scope: inBundles.has(place) ? 'required' : 'excluded',
      purl: ref,
      ...(algorithm === 'sha512' && {
        hashes: [{ alg: 'SHA-512', content: Buffer.from(base64!, 'base64').toString('hex') }],
      }),
      ...(license && { licenses: [{ expression: license }] }),
    })
  }
  const parts = {
    metadata: {
      component: { type: 'application', 'bom-ref': ownRef, name: own.name, version: own.version, purl: ownRef },
    },
    components: [...components.values()],
    dependencies: [...dependencies].map(([ref, on]) => ({ ref, dependsOn: [...on] })),
  }
  const digest = hash('sha256', JSON.stringify(parts))
  // Of the kind that says it is made from what it names (RFC 9562, version 8).
  const serial = `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`
  return { bomFormat: 'CycloneDX', specVersion: '1.5', serialNumber: `urn:uuid:${serial}`, version: 1, ...parts }
}

/** @returns how many packages are in the bundles, and how many only build */
export function writeBill(file: string): { required: number; excluded: number } {
  const bill = billOf(ROOT)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(bill, null, 1)}\n`)
  const required = bill.components.filter((one) => 'scope' in one && one.scope === 'required').length
  return { required, excluded: bill.components.length - required }
}

const HELP = `用法：npm run sbom [-- --out 文件]

按 package-lock.json 写出软件物料清单（CycloneDX 1.5，JSON）：打进页面的是 required，只用来构建和测试的是 excluded。
npm run deploy 在每个发布目录旁边写同一份（目录/<编号>.cdx.json）。

选项
  --out 文件  写到哪里（默认 .cache/sbom.cdx.json）
  --help      显示这段说明
`

if (import.meta.main) {
  await command(HELP, { out: { type: 'string', default: `${ROOT}.cache/sbom.cdx.json` } }, ({ out }) => {
    const { required, excluded } = writeBill(resolve(out))
    console.log(`${resolve(out)}：页面里 ${required} 个软件包，只用来构建和测试的 ${excluded} 个`)
  })
}
