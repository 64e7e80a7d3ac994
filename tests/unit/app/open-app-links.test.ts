import { expect, test } from 'vitest'
import { createWakePlan } from '#shared/bridge/wake-plan.ts'
import { APP_LINKS } from '#shared/open-app/install-links.ts'

test('without a universal link an iPhone gets the scheme', () => {
  const place = { platform: 'ios', container: 'browser', chromium: false } as const
  expect(createWakePlan(place, { page: 'home' }, APP_LINKS)).toMatchObject({
    kind: 'scheme',
    address: 'homefitness://home',
  })
})
