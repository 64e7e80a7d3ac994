import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { routes } from '#shared/routes.ts'

const folders = readdirSync(`${ROOT}pages`)

test('every page folder has a row and its files', () => {
  const model = readFileSync(`${ROOT}pages/payFailed/index.html`, 'utf8').replaceAll('payFailed', 'X')
  const wrong = folders.flatMap((folder) => {
    const missing = ['index.html', 'main.tsx', 'page.tsx'].filter(
      (file) => !existsSync(`${ROOT}pages/${folder}/${file}`),
    )
    const html = missing.includes('index.html') ? '' : readFileSync(`${ROOT}pages/${folder}/index.html`, 'utf8')
    return [
      ...(folder in routes ? [] : [`${folder}: no row in shared/routes.ts`]),
      ...missing.map((file) => `${folder}: no ${file}`),
      ...(html && html.replaceAll(folder, 'X') !== model ? [`${folder}: its index.html is not like the others`] : []),
    ]
  })
  expect(wrong).toEqual([])
})
