import { expect, test } from 'vitest'
import { SEED_MEMBERS } from '#scripts/local-service/members.ts'
import { createPath, type SCREENS } from '#scripts/native-shell/page/presets.ts'
import { openPage } from '#tests/e2e/browser.ts'
import { createGate } from '#tests/e2e/gate.ts'
import { isFullRun, selectEvery } from '#tests/e2e/matrix/screens.ts'
import { waitForStableText } from '#tests/e2e/stable-page.ts'
import { createFileStack } from '#tests/e2e/stack.ts'
import { tapAllControls } from './tap-all.ts'
import { createShell, PUT_GUIDE_AWAY } from './traverse.ts'

/** A complete member, one without records, and one with only a weight. */
const MEMBERS = isFullRun ? SEED_MEMBERS.map(({ memberNo }) => memberNo) : ['1001', '1003', '1006']
declare global {
  interface Window {
    startTranslation: () => void
    stale: Set<string>
  }
}

/** A translator comes after the `load` event, ms. */
const TRANSLATED_AFTER_MS = 300
/** Long after any answer of the local service, ms. */
const PATIENCE = 15_000

/**
 * How a page is opened: one of its presets, as a member where the page is for members, and whether a
 * translator rewrites it before its replies come.
 */
function createVisits({ isMember, presets }: (typeof SCREENS)[number], turn: number) {
  const members = isMember ? MEMBERS : MEMBERS.slice(0, 1)
  const visits = presets.flatMap((preset) => members.map((memberNo) => ({ preset, memberNo, isTranslated: false })))
  if (isFullRun) return [...visits, { ...visits[0]!, isTranslated: true }]
  const chosen = isMember
    ? visits.slice(0, MEMBERS.length).filter((_, at) => (at + turn) % MEMBERS.length > 0)
    : selectEvery(visits, 4)
  return chosen.map((visit, at) => ({ ...visit, isTranslated: (at + turn) % 2 === 1 }))
}

/**
 * Tests that every control of these pages is used once in each of its states. An ordinary run takes
 * two of three members in turn with the first preset, and every fourth public preset, every other
 * visit translated; MATRIX=all takes all.
 */
export function testEveryTap(screens: typeof SCREENS) {
  const stack = createFileStack()

  test.for(screens.map((screen, turn) => [screen.name, screen, turn] as const))(
    '/%s stands a tap on everything that can be tapped',
    { timeout: isFullRun ? 600_000 : 120_000 },
    async ([name, screen, turn]) => {
      const visits = createVisits(screen, turn)
      let visit = visits[0]!
      let translation = createGate()
      const getPath = () => createPath(name, visit.preset, visit.memberNo)
      const { page, problems } = await openPage(stack, name, {
        path: getPath(),
        prepare: async (page) => {
          await page.addInitScript(PUT_GUIDE_AWAY)
          await page.addInitScript(translateAll)
          await page.route(/\/(api|pk)\//, async (route) => {
            if (visit.isTranslated) await translation.promise
            await route.continue().catch(() => {})
          })
        },
        ...(screen.isMember && { shell: createShell(() => visit.memberNo) }),
      })
      const found: string[] = []
      for (visit of visits) {
        if (visit !== visits[0]) {
          translation = createGate()
          await page.goto(stack.url + getPath())
        }
        if (visit.isTranslated) {
          await page.waitForTimeout(TRANSLATED_AFTER_MS)
          await page.evaluate(() => window.startTranslation())
          translation.resolve()
        }
        // The only control of a page may come with a part behind its view.
        await waitForStableText(page)
        const { count, violations } = await page.evaluate(tapAllControls, {
          alike: isFullRun ? 3 : 1,
          patience: PATIENCE,
        })
        if (visit.isTranslated) {
          if (!(await page.locator('body font').count())) violations.push('nothing is translated')
          violations.push(...(await page.evaluate(() => [...window.stale])))
        }
        // A frame has its own controls.
        if (!count && page.frames().length === 1) violations.push('nothing to tap')
        found.push(
          ...[...violations, ...problems.splice(0)].map(
            (element) => `${getPath()}, ${visit.memberNo}${visit.isTranslated ? ', translated' : ''}: ${element}`,
          ),
        )
      }
      expect(found).toEqual([])
    },
  )
}

/**
 * Runs in the page, before its scripts: translates it as Chrome does, also later content, and
 * compares the visible text with what the page has rendered last.
 */
function translateAll() {
  const SKIPPED = 'script, style, font, textarea, title, svg, [translate=no]'
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement!.closest(SKIPPED)) continue
      const outer = document.createElement('font')
      outer.append(document.createElement('font'))
      outer.firstElementChild!.textContent = text.data
      text.replaceWith(outer)
    }
  }

  interface VNode {
    [key: string]: unknown
  }
  /** The texts that Preact has drawn below a container, in the order of the document. */
  const rendered = (node: VNode | null | undefined, texts: string[]): string[] => {
    if (!node) return texts
    if (node.type === null) texts.push(String(node.props))
    else if (Array.isArray(node.__k) && node.__k.some(Boolean))
      for (const child of node.__k) rendered(child as VNode, texts)
    // A part whose content is no component's: a document, a chart.
    else if (typeof node.type === 'string') texts.push((node.__e as Element).textContent ?? '')
    return texts
  }
  const stale = new Set<string>()
  const compare = () => {
    for (const root of document.querySelectorAll<Element & { __k?: VNode }>('#app, body > *, dialog > *')) {
      if (!root.__k) continue
      const right = rendered(root.__k, []).join('')
      let seen = root.textContent
      // A toast is drawn for itself, inside the dialog it is about.
      for (const inner of root.querySelectorAll<Element & { __k?: VNode }>('dialog > *'))
        if (inner.__k) seen = seen.replace(inner.textContent, '')
      const at = [...seen, ''].findIndex((sign, index) => [...right][index] !== sign)
      const around = (text: string) => [...text].slice(Math.max(at - 20, 0), at + 20).join('')
      if (seen !== right) stale.add(`seen: ${around(seen)}, drawn: ${around(right)}`)
    }
  }
  let isWaiting = false
  const start = () => {
    translate()
    new MutationObserver(() => {
      if (isWaiting) return
      isWaiting = true
      setTimeout(() => {
        isWaiting = false
        compare()
        translate()
      }, 50)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  }
  Object.assign(window, { startTranslation: start, stale })
}
