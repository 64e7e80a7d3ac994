import type { ColumnDetail } from '#shared/api/column.ts'

type Told = Pick<ColumnDetail, 'name' | 'description' | 'shareTitle' | 'shareDescription'>

/** Of any column. */
export const COLUMN_WORDS = '跟着计划练，在家也能坚持'

/** What a friend reads of a column: its own words for sharing, else its name and description. */
export const columnCardText = ({ name, description, shareTitle, shareDescription }: Told) => ({
  title: shareTitle || name,
  desc: shareDescription || description,
})
