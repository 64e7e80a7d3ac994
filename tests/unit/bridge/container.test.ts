import fc from 'fast-check'
import { expect, test } from 'vitest'
import { detectEnvironment } from '#shared/bridge/container.ts'
import { SAMPLES } from './user-agents.ts'

test.for(SAMPLES)('%s', ([, userAgent, expected, touch = 5]) => {
  const { platform, container, mayBeNative, chromium, iosVersion } = detectEnvironment(userAgent, touch)
  const text = [platform, container, mayBeNative && 'native', chromium && 'chromium', iosVersion]
  expect(text.filter(Boolean).join(' ')).toBe(expected)
})

/** The platform in the user agent of an iPad that requests desktop sites, as nearly all do. */
const AS_MAC = '(Macintosh; Intel Mac OS X 10_15_7)'
const APPS = SAMPLES.filter(([, , expected]) => /^ios (?!browser)/.test(expected))

test.for(APPS)('%s, on an iPad that calls itself a Macintosh, is itself', ([, userAgent, expected]) => {
  expect(APPS.length).toBeGreaterThan(5)
  const { platform, container, mayBeNative } = detectEnvironment(userAgent.replace(/\(iPhone;[^)]*\)/, AS_MAC), 5)
  expect([platform, container, mayBeNative]).toEqual(['ios', expected.split(' ')[1], false])
})

test('any text is read without an error, and a container of its own is never taken for the app', () => {
  const word = fc.constantFrom(...SAMPLES.flatMap(([, userAgent]) => userAgent.split(' ')))
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 12 }), fc.nat(10), (text, touch) => {
      const { container, mayBeNative, platform } = detectEnvironment(text.join(' '), touch)
      expect(mayBeNative && (container !== 'browser' || platform === 'desktop')).toBe(false)
    }),
  )
})
