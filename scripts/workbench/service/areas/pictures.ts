import type { Area, ServiceApp } from '#scripts/workbench/service/area.ts'
import { Refusal } from '#scripts/workbench/service/envelope.ts'
import { avatar, coach } from '#scripts/workbench/service/pictures/avatar.ts'
import { COVER_KINDS, cover, isCoverKind } from '#scripts/workbench/service/pictures/cover.ts'
import { scene } from '#scripts/workbench/service/pictures/scenes.ts'
import { stewardCode } from '#scripts/workbench/service/pictures/steward.ts'

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

/** Drawn pictures, the same for the same name: `/local/img/avatar/f-anna.svg`, `/local/img/cover/strength-1.svg`. */
export const pictures: Area = {
  routes: ({ app }) => {
    serve(app, 'avatar', avatar)
    serve(app, 'coach', coach)
    serve(app, 'steward', stewardCode)
    serve(app, 'scene', (name) => {
      const drawing = scene(name)
      if (!drawing) throw new Refusal(404, '没有这张图片', 404)
      return drawing
    })
    serve(app, 'cover', (seed) => {
      const kind = seed.slice(0, seed.indexOf('-'))
      if (!isCoverKind(kind)) throw new Refusal(404, `封面种类只有 ${COVER_KINDS.join('、')}`, 404)
      return cover(kind, seed)
    })
  },
}
