import { expect, test } from 'vitest'
import { siteConfig } from '#scripts/base/site-config.ts'
import { connections } from '#scripts/site/build/document.ts'

const here = { ...siteConfig('site', {}), PAGE_ORIGIN: 'https://h5.example.com' }

test('the page has one connection when everything is on its own origin', () => {
  expect(connections({ ...here, API_ORIGIN: '', ASSET_BASE: '/' }, true)).toEqual([])
  expect(connections({ ...here, API_ORIGIN: 'https://h5.example.com', ASSET_BASE: '/' }, true)).toEqual([])
})

test('calls and scripts of other origins get the kind without credentials, pictures the other one', () => {
  const there = { ...here, API_ORIGIN: 'https://api.example.com', ASSET_BASE: 'https://cdn.example.com/h5/' }
  const calls = ['https://api.example.com', 'https://cdn.example.com'].map(
    (origin) => `<link rel="preconnect" href="${origin}" crossorigin>`,
  )
  expect(connections(there, false)).toEqual(calls)
  expect(connections(there, true)).toEqual([...calls, '<link rel="preconnect" href="https://cdn.example.com">'])
})
