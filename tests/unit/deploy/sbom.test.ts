import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { licencesText } from '#scripts/site/licences.ts'
import { billOf } from '#scripts/site/sbom.ts'

interface Component {
  'bom-ref': string
  group?: string
  name: string
  version: string
  scope: 'required' | 'excluded'
  purl: string
  hashes?: { alg: string; content: string }[]
}
const bill = billOf(ROOT)
const components = bill.components as Component[]
const nameOf = ({ group, name }: Component) => (group ? `${group}/${name}` : name)
const { dependencies, devDependencies } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8'))

test('required is what the site lists with its licences, and nothing else', () => {
  const listed = [...licencesText().matchAll(/^- (\S+) (\S+) \(/gm)].map(([, name, version]) => `${name} ${version}`)
  const required = components.filter(({ scope }) => scope === 'required').map((one) => `${nameOf(one)} ${one.version}`)
  expect(required.sort()).toEqual(listed.sort())
})

test('what only builds is there, apart', () => {
  const scopes = new Map(components.map((one) => [nameOf(one), one.scope]))
  for (const name of Object.keys(dependencies)) expect([name, scopes.get(name)]).toEqual([name, 'required'])
  // One that a part of the site brings along is in its bundles, whoever asks for it besides.
  const alone = Object.keys(devDependencies).filter((name) => name !== 'jszip')
  for (const name of alone) expect([name, scopes.get(name)]).toEqual([name, 'excluded'])
})

test('a reader of CycloneDX finds each package once, with its hash, and every reference leads somewhere', () => {
  const { metadata, serialNumber } = bill
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 })
  expect(serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
  const refs = new Set([metadata.component['bom-ref'], ...components.map((one) => one['bom-ref'])])
  expect(refs.size).toBe(components.length + 1)
  for (const { purl, hashes } of components) {
    expect(purl).toMatch(/^pkg:npm\/(%40[^/@]+\/)?[^/@]+@\d/)
    for (const { content } of hashes ?? []) expect(content).toMatch(/^[0-9a-f]{128}$/)
  }
  for (const { ref, dependsOn } of bill.dependencies) for (const one of [ref, ...dependsOn]) expect(refs).toContain(one)
})

test('the same lock file gives the same bill, without an address of a registry', () => {
  expect(billOf(ROOT)).toEqual(bill)
  expect(JSON.stringify(bill)).not.toMatch(/https?:/)
})
