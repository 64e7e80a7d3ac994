import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { mountEdge } from '#scripts/edge/mount-edge.ts'

const site = new Hono<{ Bindings: HttpBindings }>()
site.all('*', (c) => c.text('site'))
const app = mountEdge(site, async () => new Response('edge'))

test.for([
  ['/courseSharing?courseNo=C1', {}, 'edge'],
  ['/courseSharing.html', {}, 'edge'],
  ['/card/courseSharing.png', {}, 'edge'],
  ['/courseSharing', { 'sec-fetch-dest': 'iframe' }, 'site'], // a page in the shell gets its native half
  ['/down', {}, 'site'],
  ['/constructor', {}, 'site'],
  ['/api/course/share', {}, 'site'],
] as const)('%s %o comes from the %s', async ([path, headers, from]) =>
  expect(await (await app.request(path, { headers })).text()).toBe(from),
)
