/** What the page shows once the column is there; one file, fetched beside the token and the column. */
export { ColumnBody } from '#shared/app/column/body.tsx'
export { ColumnFloat } from '#shared/app/column/float.tsx'
export { ColumnHead } from '#shared/app/column/head.tsx'
export { ColumnJoin } from '#shared/app/column/join.tsx'
export { columnView } from '#shared/app/column/view.ts'
export { PosterButton } from '#shared/app/poster/button.tsx'
export { shareCard } from '#shared/app/wechat/share.ts'
