import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { listen } from '#scripts/base/listen.ts'
import { writeWorker } from '#scripts/site/deploy/worker-host.ts'
import { keepShortLink, readShortLinks } from '#scripts/site/links/short-links.ts'
import { createSite } from '#scripts/workbench/serve/site.ts'
import { plainGet } from './plain-get.ts'
import { HAS_WORKERD, startWorkerd } from './workerd.ts'

/** From the file that marketers write to what a Worker answers, when the campaign of one of them is over (nginx: nginx.e2e.ts). */
const dist = inject('dist')
const scratch = mkdtempSync(join(tmpdir(), 'short-links-'))
const file = join(scratch, 'links.json')
const TO = '/courseSharing?courseNo=C1001&type=1&utm_source=poster1&channel=1001'
writeFileSync(file, '{}')
keepShortLink(file, 'winter', { to: TO, until: '2099-01-31' }, false)
keepShortLink(file, 'autumn', { to: '/groupShare?groupId=G1&userNo=1001&channel=7', until: '2020-10-31' }, false)
afterAll(() => rmSync(scratch, { recursive: true }))

/** The function as `npm run deploy -- --worker` writes it, in the real runtime; its files come over HTTP, which the platform binds. */
async function inWorkers() {
  const site = await listen(createSite({ dist }), 0)
  writeWorker(dist, join(scratch, 'worker'), readShortLinks(file))
  const read = (name: string) => readFileSync(join(scratch, 'worker', name), 'utf8')
  const settings = {
    PAGE_ORIGIN: 'https://h5.example.com',
    SERVICE_ORIGIN: 'http://127.0.0.1:9',
    SITE_ORIGIN: site.url,
  }
  const worker = await startWorkerd(read('worker.js'), settings, { 'edge.js': read('edge.js') })
  return { url: worker.url, close: () => Promise.all([worker.close(), site.close()]) }
}

test.runIf(HAS_WORKERD)(
  'a short link leads to its page with its source, an ended one to the download page',
  async () => {
    const host = await inWorkers()
    try {
      const get = (path: string) => plainGet(host.url + path)
      for (const path of ['/s/winter', '/s/winter?from=wechat&utm_source=other']) {
        const { status, headers } = await get(path)
        expect([status, headers.location, headers['cache-control']]).toEqual([302, TO, 'no-store'])
      }
      expect((await get('/s/autumn')).headers.location).toBe('/down')
      const page = await get((await get('/s/winter')).headers.location!)
      expect([page.status, page.body.toString().includes('<title>课程分享</title>')]).toEqual([200, true])
      for (const path of ['/s/', '/s/other', '/s/winter/x', '/s/WINTER', '/s/constructor']) {
        const { status, body } = await get(path)
        expect([path, status, body.toString().includes('<title>')]).toEqual([path, 404, true])
      }
    } finally {
      await host.close()
    }
  },
)
