import { expect, test } from 'vitest'
import { APP_LINKS } from '#shared/app/open-app/install-links.ts'
import { wakePlan } from '#shared/bridge/wake-plan.ts'

test('without a universal link an iPhone gets the scheme', () => {
  const place = { platform: 'ios', container: 'browser', chromium: false } as const
  expect(wakePlan(place, { page: 'home' }, APP_LINKS)).toMatchObject({
    way: 'scheme',
    address: 'homefitness://home',
  })
})
