import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { renderSVG } from 'uqr'
import type { Area, ServiceApp } from '#scripts/workbench/service/area.ts'
import { Refusal } from '#scripts/workbench/service/envelope.ts'
import { avatar, coach } from '#scripts/workbench/service/pictures/avatar.ts'
import { NAME } from '#shared/brand.ts'

const HEADERS = {
  'Content-Type': 'image/svg+xml; charset=utf-8',
  'Cache-Control': 'public, max-age=86400',
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
}

function serve(app: ServiceApp, folder: string, draw: (seed: string) => string): void {
  app.get(`/local/img/${folder}/:file{[\\w-]{1,64}\\.svg}`, (c) => {
    const seed = c.req.param('file').slice(0, -'.svg'.length)
    return c.body(draw(seed), 200, HEADERS)
  })
}

const FOLDER = new URL('../pictures/scenes/', import.meta.url)
/** Drawn scenes by name: column covers, prizes, the plan of a column. */
const SCENES = new Map(
  readdirSync(FOLDER).map((file) => [file.replace('.svg', ''), readFileSync(new URL(file, FOLDER), 'utf8')]),
)

/** The QR code of a steward. What it holds says that it is a sample, so that nobody waits for an answer. */
const stewardCode = (name: string): string =>
  renderSVG(`${NAME} 运动管家（示例）${name}`, { ecc: 'M', border: 0, pixelSize: 8, blackColor: '#0f1713' })

/** What 试看 plays. iPhones ask for a video in ranges and play none without. */
const videos = serveStatic({
  root: fileURLToPath(new URL('../videos/', import.meta.url)),
  rewriteRequestPath: (path) => path.slice('/local/video'.length),
})

/** Drawn pictures, the same for the same name: `/local/img/avatar/f-xiaotang.svg`, `/local/img/scene/prize-gun.svg`. */
export const pictures: Area = {
  routes: ({ app }) => {
    serve(app, 'avatar', avatar)
    serve(app, 'coach', coach)
    serve(app, 'steward', stewardCode)
    serve(app, 'scene', (name) => {
      const drawing = SCENES.get(name)
      if (!drawing) throw new Refusal(404, '没有这张图片', 404)
      return drawing
    })
    app.get('/local/video/*', videos)
  },
}
