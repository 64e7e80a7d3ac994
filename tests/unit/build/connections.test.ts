import { expect, test } from 'vitest'
import { loadSiteConfig } from '#scripts/base/site-config.ts'
import { renderConnectionHints } from '#scripts/build/document.ts'

const here = { ...loadSiteConfig('site', {}), PAGE_ORIGIN: 'https://h5.example.com' }

test.for(['', 'https://h5.example.com'])(
  'everything is on the page’s own origin (%j): one connection, which a page that is kept opens by itself',
  (API_ORIGIN) => {
    const config = { ...here, API_ORIGIN, ASSET_BASE: '/' }
    expect(renderConnectionHints(config, false, true)).toEqual([])
    expect(renderConnectionHints(config, true, true)).toEqual(['<link rel="preconnect" href="/">'])
  },
)

test.for([true, false])(
  'calls and scripts of other origins get the kind without credentials, pictures the other one',
  (isCached) => {
    const there = { ...here, API_ORIGIN: 'https://api.example.com', ASSET_BASE: 'https://cdn.example.com/h5/' }
    const calls = ['https://api.example.com', 'https://cdn.example.com'].map(
      (origin) => `<link rel="preconnect" href="${origin}" crossorigin>`,
    )
    expect(renderConnectionHints(there, isCached, false)).toEqual(calls)
    expect(renderConnectionHints(there, isCached, true)).toEqual([
      ...calls,
      '<link rel="preconnect" href="https://cdn.example.com">',
    ])
  },
)
