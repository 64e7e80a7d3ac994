import { expect, test } from 'vitest'
import { USER_AGENTS } from '#scripts/dev/browser/devices.ts'
import { getDevice } from '#shared/api/device.ts'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.for([
  ['an iPhone', USER_AGENTS.iosApp, 5, 'ios'],
  ['an iPad, which calls itself a Macintosh', MAC, 5, 'ios'],
  ['a Macintosh', MAC, 0, 'android'],
  ['an Android phone', USER_AGENTS.androidApp, 5, 'android'],
  ['a HarmonyOS phone', USER_AGENTS.harmonyApp, 5, 'android'],
] as const)('%s', ([, userAgent, maxTouchPoints, device]) =>
  expect(getDevice({ userAgent, maxTouchPoints })).toBe(device),
)
