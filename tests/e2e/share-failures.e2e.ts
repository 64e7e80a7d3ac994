import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage } from './browser.ts'
import { isFullRun } from './matrix/screens.ts'
import { createFileStack } from './stack.ts'

const stack = createFileStack()

const PAGES = [
  ['groupShare', { groupId: 'G1', userNo: '1001' }, '**/api/v1/visitor/group/detail*'],
  [
    'groupInfoShare',
    { endDay: '2026-11-30', groupId: 'G1', startDay: '2026-11-01', targetType: '1', userNo: '1001' },
    '**/api/v1/visitor/group/ranking/list*',
  ],
  ['pkShare', { pkNo: 'P1', userNo: '1001' }, '**/pk/multi-person-pk/getPkDetail*'],
  ['courseEndShare', { type: '1', userSportNo: 'S2' }, '**/api/sportData/visitor/detail*'],
  ['groupReport', { reportId: '1', meetStandardCondition: '1' }, '**/api/user/message/visitor/group/**'],
] as const

/** What the service answers; what the toast says; what the card says. */
const FAILURES = [
  ['HTTP 500', { status: 500, json: {} }, '查询失败', '服务开小差了'],
  ['HTTP 403', { status: 403, json: {} }, '查询失败', /没有访问权限|查询失败/],
  ['a broken line', undefined, '查询失败', '网络开小差了'],
  ['a code without a message', { json: { code: 1001 } }, '查询失败', /操作失败|查询失败/],
  ['a message in English', { json: { code: 1001, msg: 'Busy now' } }, /Busy now|查询失败/, /Busy now|查询失败/],
] as const

/**
 * All pages share the code that tells failures apart (use-shared-item.tsx), so in an ordinary run
 * the first page meets every failure and each other page one.
 */
const CASES = PAGES.map(
  ([route, query, path], at) => [route, query, path, isFullRun || at === 0 ? FAILURES : [FAILURES[at]!]] as const,
)

test.for(CASES)(
  '%s: every failed question is a toast, and a card with 重试',
  async ([route, query, path, failures]) => {
    let answer = (route: Route) => route.abort()
    const { page } = await openPage(stack, route, {
      query,
      prepare: async (page) => void (await page.route(path, (route) => answer(route))),
    })
    for (const [what, reply, toast, card] of failures) {
      answer = (route) => (reply ? route.fulfill(reply) : route.abort())
      await page.reload()
      await page.getByRole('heading', { name: card }).waitFor()
      await page.getByRole('status').getByText(toast).waitFor()
      expect(await page.getByRole('button', { name: '重试' }).count(), what).toBe(1)
    }
  },
)
