import type { SharePage } from '#shared/api/share-page.ts'
import { BANNER_TEXTS, bannerType } from './banner-texts.ts'

export const share: SharePage<'type', undefined> = {
  description: '居家健身，每天都有新变化',
  ids: [],
  takes: ['type'],
  oneOf: { type: Object.keys(BANNER_TEXTS) },
  card: (_, _words, query) => {
    const type = bannerType(query.type)
    const { title, desc } = BANNER_TEXTS[type]
    return { title, description: desc, picture: `/share/card-${type}.png` }
  },
}
