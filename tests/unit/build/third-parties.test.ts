import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { loadSiteConfig } from '#scripts/base/site-config.ts'
import { createPageHeaders } from '#scripts/build/headers.ts'
import { type RouteName, routes } from '#shared/routes.ts'

const local = loadSiteConfig('site', {})
const getHeaders = (name: RouteName, config = local) => createPageHeaders(name, { scripts: [], styles: [] }, config)
const getPolicy = (name: RouteName, config = local) => getHeaders(name, config)['content-security-policy']!.split('; ')

test('the framed pages frame exactly the configured host and ask nobody else', () => {
  const config = { ...local, WORK_ORDER_URL: 'https://form.example.com/a/b?c=1' }
  expect(getPolicy('workOrder', config)).toEqual(
    expect.arrayContaining(['frame-src https://form.example.com', "connect-src 'self' https://form.example.com"]),
  )
  expect(getHeaders('workOrder', config)['referrer-policy']).toBe('no-referrer')
})

test('the chat lets Qiyu in only when Qiyu is configured', () => {
  expect(getPolicy('chat').join()).not.toContain('qiyukf')
  expect(getPolicy('chat')).toContain("require-trusted-types-for 'script'")
  const qiyu = getPolicy('chat', { ...local, CHAT_PROVIDER: 'qiyu' })
  expect(qiyu).toContain("script-src 'self' https://qiyukf.com")
  expect(qiyu.join()).not.toContain('trusted-types')
})

test('a document may hold pictures of its own, and comes from its own host alone', () => {
  expect(getPolicy('file')).toEqual(
    expect.arrayContaining(["img-src 'self' data: https: blob:", "connect-src 'self'", 'trusted-types default']),
  )
  expect(getPolicy('file', { ...local, LEGAL_BASE: 'https://docs.example.com/legal/' })).toContain(
    "connect-src 'self' https://docs.example.com",
  )
})

test('no other page has guests', () => {
  const config = {
    ...local,
    CHAT_PROVIDER: 'qiyu',
    WORK_ORDER_URL: 'https://form.example.com/',
    ORDER_LIST_URL: 'https://list.example.com/',
  }
  for (const name of Object.keys(routes) as RouteName[]) {
    if (['chat', 'file', 'workOrder', 'orderList'].includes(name)) continue
    const policy = getPolicy(name, config)
    expect(policy.join()).not.toMatch(/qiyukf|form\.example|list\.example|blob:/)
    expect(policy).toContain("trusted-types 'none'")
  }
})

test('a page that prefetches may do so in every engine, and its other rights stay as they are', () => {
  const files = globSync('pages/*/*.tsx', { cwd: ROOT }).filter((file) =>
    readFileSync(`${ROOT}${file}`, 'utf8').includes('#shared/page/prefetch.ts'),
  )
  const prefetching = new Set(files.map((file) => file.split('/')[1]))
  expect(prefetching.size).toBeGreaterThan(0)
  for (const name of Object.keys(routes) as RouteName[]) {
    const policy = getPolicy(name)
    // Chromium 90–92 and Firefox hold a prefetch against default-src alone; newer ones report
    // prefetch-src as unknown.
    expect(policy[0], name).toBe(`default-src ${prefetching.has(name) ? "'self'" : "'none'"}`)
    expect(policy.join(), name).not.toContain('prefetch-src')
    // What falls back to default-src.
    for (const fetched of ['font', 'manifest', 'media', 'object'].map((kind) => `${kind}-src 'none'`))
      if (prefetching.has(name)) expect(policy, name).toContain(fetched)
    for (const message of ['script-src ', 'style-src ', 'img-src ', 'connect-src ', 'frame-src '])
      expect(policy.some((item) => item.startsWith(message))).toBe(true)
  }
})
