import type { SharePage } from '#shared/api/share-page.ts'

export const share: SharePage<'toApp'> = {
  description: '测得准，练得对，坚持得下来',
  ids: [],
  takes: ['toApp'],
  oneOf: { toApp: ['1'] },
}
