import { expect, test } from 'vitest'
import { appLinks } from '#shared/app/open-app/install-links.ts'
import { wakePlan } from '#shared/bridge/wake-plan.ts'

test.for([
  ['', '/down'],
  ['?utm_source=a%26b&channel=qr&courseNo=C1&token=t', '/down?utm_source=a%26b&channel=qr'],
] as const)('the way to the download page for %j keeps campaign tags alone', ([search, path]) => {
  expect(appLinks(search).downloadPage).toBe(`http://127.0.0.1:4173${path}`)
})

test('without a universal link an iPhone gets the scheme', () => {
  const place = { platform: 'ios', container: 'browser', chromium: false } as const
  expect(wakePlan(place, { page: 'home' }, appLinks(''))).toMatchObject({
    way: 'scheme',
    address: 'homefitness://home',
  })
})
