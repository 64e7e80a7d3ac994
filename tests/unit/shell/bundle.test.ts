import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkFloor } from '#scripts/build/check-floor.ts'
import { bundleShell } from '#scripts/native-shell/bundle.ts'
import { createPath, SCREENS } from '#scripts/native-shell/page/presets.ts'
import { routes } from '#shared/routes.ts'
import { createTempFolder } from '#tests/unit/new-folder.ts'

const { assets, injectJs } = await bundleShell()

test('the shell runs in the oldest engine that its pages run in', () => {
  const folder = createTempFolder()
  writeFileSync(`${folder}/inject.js`, injectJs)
  for (const [path, { body, type }] of assets)
    if (type.startsWith('text/javascript')) writeFileSync(`${folder}/${path.replaceAll('/', '-')}`, body)
  expect(() => checkFloor(folder)).not.toThrow()
})

test('every route can be opened, as the member who is logged in', () => {
  expect(SCREENS.map(({ name }) => name)).toEqual(Object.keys(routes))
  for (const { name, presets } of SCREENS) {
    for (const preset of presets) expect(createPath(name, preset, '1001')).toMatch(new RegExp(`^/${name}(\\?[^{}]+)?$`))
  }
})
