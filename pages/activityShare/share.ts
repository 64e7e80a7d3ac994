import type { SharePage } from '#shared/api/share-page.ts'
import { NEWS } from '#shared/brand.ts'
import { BANNER_TEXTS, BANNER_TYPES, DEFAULT_BANNER } from './banner-texts.ts'

export const share: SharePage<'type', undefined> = {
  description: NEWS,
  ids: [],
  takes: ['type'],
  oneOf: { type: Object.keys(BANNER_TEXTS) },
  card: (_, _words, query) => {
    const type = BANNER_TYPES.find((one) => one === query.type) ?? DEFAULT_BANNER
    const { title, desc } = BANNER_TEXTS[type]
    return { title, description: desc, picture: `/share/card-${type}.png` }
  },
}
