import type { SharePage } from '#shared/api/share-page.ts'
import { NEWS } from '#shared/brand.ts'
import { BANNER_TEXTS, bannerType } from './banner-texts.ts'

export const share: SharePage<'type', undefined> = {
  description: NEWS,
  ids: [],
  takes: ['type'],
  oneOf: { type: Object.keys(BANNER_TEXTS) },
  card: (_, _words, query) => {
    const type = bannerType(query.type)
    const { title, desc } = BANNER_TEXTS[type]
    return { title, description: desc, picture: `/share/card-${type}.png` }
  },
}
