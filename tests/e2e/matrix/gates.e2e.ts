import { readdirSync, readFileSync } from 'node:fs'
import { expect, inject, test } from 'vitest'
import { SEED_MEMBERS } from '#scripts/local-service/members.ts'

const dist = inject('dist')
const files = (readdirSync(dist, { recursive: true }) as string[])
  // The testers' console is in test builds alone (testers.e2e.ts).
  .filter((path) => /\.(js|css|html|json|svg)$/.test(path) && !/^assets\/console-/.test(path))
  .map((path) => [path, readFileSync(`${dist}/${path}`, 'utf8')] as const)

interface Gate {
  what: string
  pattern: RegExp
  /** What may stay, and why. */
  except?: { text: RegExp; why: string }[]
}

const GATES: Gate[] = [
  {
    what: 'HTML from text',
    pattern:
      /\.(?:inner|outer)HTML\s*=(?!=)|insertAdjacentHTML|document\.write\(|createContextualFragment|\.srcdoc\s*=/g,
    except: [
      { text: /__html/, why: 'preact: only for dangerouslySetInnerHTML, which no source uses' },
      { text: /&nbsp;/, why: 'docx-preview: a constant for a tab stop; experimental is off, so it is never reached' },
      { text: /innerHTML\s*=\s*(``|""|'')/, why: 'docx-preview: empties its own box' },
      { text: /renderAltChunk|currentPart/, why: 'docx-preview: renderAltChunks is off, and /file drops srcdoc' },
    ],
  },
  {
    what: 'code from text',
    pattern: /\beval\(|new Function\b|set(?:Timeout|Interval)\(\s*["'`]/g,
    except: [{ text: /setImmediate/, why: 'jszip: the shim for string callbacks, which nobody passes' }],
  },
  {
    what: 'plain http',
    pattern: /\bhttp:\/\/[^\s"'`)<]*/g,
    except: [
      { text: /http:\/\/(www\.w3\.org|schemas\.|purl\.org)/, why: 'names of XML vocabularies, never fetched' },
      { text: /new URL\(\w+,`http:\/\/docx\/`/, why: 'docx-preview: resolves paths inside the file' },
      { text: /http:\/\/127\.0\.0\.1:4173/, why: 'PAGE_ORIGIN of a local build' },
      {
        text: /http:\/\/127\.0\.0\.1:8787(\/local\/(work-order|order-list)|; frame-src|; base-uri)/,
        why: 'frames of a local build, and the question whether they answer',
      },
    ],
  },
  { what: 'a bridge that is only played', pattern: /__native|test-native|nativeInitScript|\/shell\/assets/g },
  { what: 'switches of the local service', pattern: /local\/control|local-token-/g },
  { what: 'a source map', pattern: /sourceMappingURL=/g },
]

test.for(GATES)('nothing that ships holds $what', ({ pattern, except = [] }) => {
  const found = files.flatMap(([path, text]) =>
    [...text.matchAll(pattern)]
      .map(({ index, 0: hit }) => text.slice(Math.max(0, index - 80), index + hit.length + 40))
      .filter((around) => !except.some((item) => item.text.test(around)))
      .map((around) => `${path}: ${around}`),
  )
  expect(found).toEqual([])
})

test('no seeded person is in what ships', () => {
  const people = SEED_MEMBERS.flatMap(({ token, nickname }) => [token, ...(nickname.length > 2 ? [nickname] : [])])
  expect(
    files.flatMap(([path, text]) => people.filter((item) => text.includes(item)).map((item) => `${path}: ${item}`)),
  ).toEqual([])
})

test('there are files to look at', () => expect(files.length).toBeGreaterThan(60))
