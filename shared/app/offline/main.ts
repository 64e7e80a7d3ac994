import { canBeHad } from '#shared/app/page/refresh.ts'
import { atRest } from '#shared/core/at-rest.ts'
import { sleep } from '#shared/core/loading/sleep.ts'
import { sayOutdated, sayTooOld, sayUpdating } from './note.ts'
import { isOutdated, networkAddress, ruleIn } from './rule.ts'

// The one file that only a package holds (scripts/site/package): pages from the network have nothing of it. Whether this package may still be used is
// asked behind the first view; a page that may not leads to itself on the network, once.

/** So long the word stands before the page goes. */
const WORD_MS = 1200

let isTouched = false
for (const name of ['pointerdown', 'keydown', 'input'])
  addEventListener(
    name,
    () => {
      isTouched = true
    },
    { capture: true, passive: true },
  )

async function check() {
  await atRest()
  const reply: unknown = await fetch('/offline.json', { cache: 'no-store' }).then((response) => response.json())
  if (!isOutdated(ruleIn(reply), import.meta.env.PACKAGE_VERSION)) return
  const address = networkAddress(location.href)
  if (!address) return sayTooOld()
  // Without a line the browser's own error page would come in place of this one.
  if (!(await canBeHad(address))) return
  const leave = () => location.replace(address)
  // What somebody has begun on the page is not taken away.
  if (isTouched) return sayOutdated(leave)
  sayUpdating()
  await sleep(WORD_MS)
  if (isTouched) sayOutdated(leave)
  else leave()
}

// No line, or no such file: the package stays in use.
check().catch(() => {})
