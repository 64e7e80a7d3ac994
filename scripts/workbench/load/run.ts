import { listen } from '#scripts/base/listen.ts'
import { behindEdge } from '#scripts/site/edge/behind-edge.ts'
import { nodeEdge } from '#scripts/site/edge/node.ts'
import { createSite } from '#scripts/workbench/serve/site.ts'
import { startService } from '#scripts/workbench/service/main.ts'
import { measure, type Phase } from './measure.ts'

interface LoadRun {
  dist: string
  /** Requests per phase. */
  requests: number
  connections: number
}

/** Some known items, as a campaign's links name a few, and as many unknown ones. */
const ITEMS = ['C1001', 'C1002', 'C1003', 'C1004', 'X1', 'X2', 'X3', 'X4']

/**
 * Site and edge in front of the service, all on loopback: static pages, shared items, then the same items with the
 * service stopped half way.
 */
export async function runLoad({ dist, requests, connections }: LoadRun): Promise<Phase[]> {
  const service = await startService({ port: 0, databasePath: ':memory:', shellOrigins: [] })
  const edge = await nodeEdge({
    settings: { PAGE_ORIGIN: 'http://127.0.0.1', SERVICE_ORIGIN: service.url },
    dist,
  })
  const site = await listen(behindEdge(createSite({ dist, service: service.url }), edge), 0)
  const load = { requests, connections }
  const items = ITEMS.map((no) => `${site.url}/courseSharing?courseNo=${no}&type=1`)
  // Items not asked for before the stop, so that no cache has them.
  const others = ITEMS.map((no) => `${site.url}/courseSharing?courseNo=${no}&type=2`)
  let isRunning = true
  const stop = async () => {
    if (isRunning) await service.close()
    isRunning = false
  }
  try {
    const plain = await measure({ ...load, name: '静态页面', urls: [`${site.url}/down`, `${site.url}/payFailed`] })
    const shared = await measure({ ...load, name: '分享页，服务正常', urls: items })
    await stop()
    const remembered = await measure({ ...load, name: '服务已停，边缘还记得', urls: items.slice(0, 4) })
    const alone = await measure({ ...load, name: '服务已停，没问过的链接', urls: others })
    return [plain, shared, remembered, alone]
  } finally {
    await site.close()
    await stop()
  }
}
