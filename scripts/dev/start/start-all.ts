import { rmSync } from 'node:fs'
import { startHttpServer } from '#scripts/base/http-server.ts'
import { ROOT } from '#scripts/base/page-names.ts'
import { findFreePorts, REPORT_PATH } from '#scripts/base/ports.ts'
import { createProgress } from '#scripts/base/progress.ts'
import { buildSite } from '#scripts/build/build.ts'
import { checkSizes } from '#scripts/build/check-size.ts'
import { closeOnExit } from '#scripts/dev/serve/close-on-exit.ts'
import { frameLocalPages } from '#scripts/dev/serve/framed-pages.ts'
import { createSite } from '#scripts/dev/serve/site.ts'
import { mountEdge } from '#scripts/edge/mount-edge.ts'
import { createNodeEdge } from '#scripts/edge/node.ts'
import { readHostRules } from '#scripts/host/host-rules.ts'
import { startService } from '#scripts/local-service/main.ts'
import { bundleShell } from '#scripts/native-shell/bundle.ts'

/**
 * Runs `npm start`: build, then local service, edge, site and shell, until stopped.
 * @param isBuilding build first; otherwise `dist/` is served unchanged
 * @param isReset start with the seed data
 * @throws Error in Chinese, before the build, when a port is taken
 */
export async function startAll(isBuilding: boolean, isReset: boolean): Promise<void> {
  const { PORT: port, SERVICE_PORT: servicePort } = await findFreePorts(['PORT', 'SERVICE_PORT'])
  const dist = `${ROOT}dist`
  const origin = `http://127.0.0.1:${port}`
  frameLocalPages(`http://127.0.0.1:${servicePort}`)
  // Page views report to the local service, which shows them on a page.
  process.env.REPORT_URL ??= REPORT_PATH
  if (isBuilding)
    checkSizes(await buildSite({ mode: 'site', outDir: dist, onPages: createProgress('构建页面') }), false, {
      testers: true,
      reports: true,
    })
  else readHostRules(dist)
  const databasePath = `${ROOT}.data/service.sqlite`
  if (isReset) for (const end of ['', '-wal', '-shm']) rmSync(databasePath + end, { force: true })
  console.log('启动本地服务、站点和模拟原生壳 …')
  const service = await startService({
    port: servicePort,
    databasePath,
    shellOrigins: [origin, origin.replace('127.0.0.1', 'localhost')],
  })
  const edge = await createNodeEdge({
    settings: { PAGE_ORIGIN: process.env.PAGE_ORIGIN ?? origin, SERVICE_ORIGIN: service.url },
    dist,
  })
  const pages = createSite({ dist, service: service.url, shell: await bundleShell() })
  const site = await startHttpServer(mountEdge(pages, edge), port)
  console.log(
    `\n站点      ${site.url}/down\n模拟原生壳 ${site.url}/shell/#/bodyFatScale\n本地服务   ${service.url}\n页面体验   ${site.url}/local/vitals\n\n已就绪，Ctrl-C 结束`,
  )
  closeOnExit(site, service)
}
