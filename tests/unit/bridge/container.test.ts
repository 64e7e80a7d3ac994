import fc from 'fast-check'
import { expect, test } from 'vitest'
import { detect } from '#shared/bridge/container.ts'
import { SAMPLES } from './user-agents.ts'

test.for(SAMPLES)('%s', ([, userAgent, expected, touch = 5]) => {
  const { platform, container, mayBeNative, chromium, iosVersion } = detect(userAgent, touch)
  const words = [platform, container, mayBeNative && 'native', chromium && 'chromium', iosVersion]
  expect(words.filter(Boolean).join(' ')).toBe(expected)
})

/** What stands in a user agent in the place of the phone on an iPad that asks for desktop sites: nearly all do. */
const AS_MAC = '(Macintosh; Intel Mac OS X 10_15_7)'
const APPS = SAMPLES.filter(([, , expected]) => /^ios (?!browser)/.test(expected))

test.for(APPS)('%s, on an iPad that calls itself a Macintosh, is itself', ([, userAgent, expected]) => {
  expect(APPS.length).toBeGreaterThan(5)
  const { platform, container, mayBeNative } = detect(userAgent.replace(/\(iPhone;[^)]*\)/, AS_MAC), 5)
  expect([platform, container, mayBeNative]).toEqual(['ios', expected.split(' ')[1], false])
})

test('any text is read without an error, and a container of its own is never taken for the app', () => {
  const word = fc.constantFrom(...SAMPLES.flatMap(([, userAgent]) => userAgent.split(' ')))
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 12 }), fc.nat(10), (words, touch) => {
      const { container, mayBeNative, platform } = detect(words.join(' '), touch)
      expect(mayBeNative && (container !== 'browser' || platform === 'desktop')).toBe(false)
    }),
  )
})
