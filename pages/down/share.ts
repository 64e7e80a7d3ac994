import type { SharePage } from '#shared/api/share-page.ts'
import { SLOGAN } from '#shared/brand.ts'

export const share: SharePage<'toApp'> = {
  description: SLOGAN,
  ids: [],
  takes: ['toApp'],
  oneOf: { toApp: ['1'] },
}
