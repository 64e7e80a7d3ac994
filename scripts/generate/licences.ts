import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#scripts/base/page-names.ts'
import { readJson } from '#scripts/base/read-json.ts'

/** Where the list lies; the site serves it as /licences.txt. */
export const LICENCES = `${ROOT}public/licences.txt`

/** A package in the lock file (version 3), by its folder below the project's root. */
interface LockedPackage {
  version: string
  license?: string
  dev?: boolean
  /** Needed by a build tool, and optional to what ships. */
  devOptional?: boolean
}
type ShippedPackage = LockedPackage & { folder: string }

/** Packages in the bundles, by `name version`; npm marks those that only build. */
function findShippedPackages(): Map<string, ShippedPackage> {
  const { packages } = readJson<{ packages: Record<string, LockedPackage> }>(`${ROOT}package-lock.json`)
  const places = Object.keys(packages).filter(
    (place) => place && !packages[place]!.dev && !packages[place]!.devOptional,
  )
  return new Map(
    places.map((place) => [
      `${place.replace(/^.*node_modules\//, '')} ${packages[place]!.version}`,
      { ...packages[place]!, folder: ROOT + place },
    ]),
  )
}

/**
 * The licence a package comes with, whole, as its terms ask; without a file of its own, the name it
 * goes by.
 */
function readLicence({ folder, license }: ShippedPackage): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.|$)/i.test(name))
  const text = file ? readFileSync(join(folder, file), 'utf8') : `License: ${license}`
  return text
    .replace(/\r\n/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim()
}

/**
 * Name, version, licence and terms of every package in the bundles; stable for the same lock file.
 */
export function renderLicences(): string {
  const packages = [...findShippedPackages()].sort(([a], [b]) => (a < b ? -1 : 1))
  const list = packages.map(([key, { license }]) => `- ${key} (${license})`)
  const parts = packages.map(([key, item]) => `${'='.repeat(80)}\n${key}\n\n${readLicence(item)}\n`)
  return `本站使用的开源软件及其许可\n\n${list.join('\n')}\n\n${parts.join('\n')}`
}

/** Writes public/licences.txt: the packages that ship with the site, and their terms. */
export function writeLicences(): void {
  writeFileSync(LICENCES, renderLicences())
  console.log(`public/licences.txt  ${findShippedPackages().size} 个软件包`)
}
