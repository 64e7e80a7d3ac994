import { expect, test } from 'vitest'
import type { OpenOptions } from '#tests/e2e/browser.ts'
import { fileStack } from '#tests/e2e/stack.ts'
import { openLane, wrongsOf } from './lane.ts'
import { PAGES, TOKEN } from './screens.ts'

const stack = fileStack()

type Shell = NonNullable<OpenOptions['shell']>
const JUNK = ['<img src=x>', '{"token":', { token: { a: [] } }, [[[]]], -1, { data: null }, 'x'.repeat(100_000)]
let turn = 0
const junk = () => JUNK[turn++ % JUNK.length]

const SIGN_IN = /登录已过期，请返回App重新登录|App没有响应|重试/
const FAULTS: [fault: string, shell: Shell, says?: RegExp][] = [
  ['comes late', { token: TOKEN, inject: 480 }],
  ['answers in JSON text', { token: TOKEN, replyShape: 'json' }],
  ['knows nobody', { token: '' }, SIGN_IN],
  [
    'answers rubbish',
    { replies: { getToken: () => ({ data: { token: { a: 1 } } }), getStatusBarHeight: junk } },
    SIGN_IN,
  ],
  ['answers rubbish but for the token', { token: TOKEN, replies: { getStatusBarHeight: junk, getGeneralData: junk } }],
  ['stays silent', { replies: { getToken: undefined, getStatusBarHeight: undefined } }, SIGN_IN],
]
const members = PAGES.filter(({ isMember }) => isMember)

// All pages at once: nearly all of it is waiting.
test.runIf(process.env.MATRIX === 'all').for(FAULTS)(
  'a shell that %s',
  { timeout: 150_000 },
  async ([, shell, says]) => {
    const wrongs: string[] = []
    const left = [...members]
    await Promise.all(
      Array.from({ length: 5 }, async () => {
        for (let screen = left.shift(); screen; screen = left.shift()) {
          const lane = await openLane(stack, screen, { shell })
          if (says)
            await lane.page
              .getByText(says)
              .first()
              .waitFor({ timeout: 20_000 })
              .catch(() => {})
          const found = await wrongsOf(lane)
          if (says && !says.test(await lane.text())) found.push(`says ${(await lane.text()).slice(0, 60)}`)
          if (!says && /登录已过期|请在App内打开/.test(await lane.text())) found.push('turns a member away')
          wrongs.push(...found.map((one) => `/${screen!.name}: ${one}`))
          await lane.page.close()
        }
      }),
    )
    expect(wrongs.join('\n')).toBe('')
  },
)
