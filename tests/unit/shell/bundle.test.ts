import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkFloor } from '#scripts/build/check-floor.ts'
import { bundleShell, createNativeInitScript } from '#scripts/native-shell/bundle.ts'
import { createPath, SCREENS } from '#scripts/native-shell/page/presets.ts'
import { routes } from '#shared/routes.ts'
import { createTempFolder } from '#tests/unit/new-folder.ts'

const { html, assets, injectJs } = await bundleShell()

test('the shell is one page with its assets, and a script that stands alone', () => {
  const wanted = [...html.matchAll(/(?:src|href)="\/shell\/([^"]+)"/g)].map(([, path]) => path!)
  expect(wanted.length).toBeGreaterThan(1)
  for (const path of wanted) expect(assets.has(path), path).toBe(true)
  expect(injectJs).not.toMatch(/^\s*(import|export)\b/m)
})

test('the shell runs in the oldest engine that its pages run in', () => {
  const folder = createTempFolder()
  writeFileSync(`${folder}/inject.js`, injectJs)
  for (const [path, { body, type }] of assets)
    if (type.startsWith('text/javascript')) writeFileSync(`${folder}/${path.replaceAll('/', '-')}`, body)
  expect(() => checkFloor(folder)).not.toThrow()
})

test('the script for browser tests carries its settings', async () => {
  const script = await createNativeInitScript({ platform: 'android-2', inject: 200 })
  expect(script).toContain('"platform":"android-2","inject":200')
  expect(() => new Function(script)).not.toThrow()
})

test('every route can be opened, as the member who is logged in', () => {
  expect(SCREENS.map(({ name }) => name)).toEqual(Object.keys(routes))
  for (const { name, presets } of SCREENS) {
    for (const preset of presets) expect(createPath(name, preset, '1001')).toMatch(new RegExp(`^/${name}(\\?[^{}]+)?$`))
  }
})
