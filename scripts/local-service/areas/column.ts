import type { Area } from '#scripts/local-service/area.ts'
import { ApiError, addCall, CODE } from '#scripts/local-service/calls.ts'
import { readSeed } from '#scripts/local-service/seeds/read-seed.ts'

interface Column {
  id: string
  name: string
  description: string
  coverImage: string
  tag: 'NEW' | 'HOT' | null
  joinAvatarList: readonly string[]
  joinCount: number
  courseList: readonly { duration: number }[]
}

/** In the order of the list; the last has no courses, no avatars, a very long name and description. */
const COLUMNS = readSeed<Column>('columns.jsonl')

/** Training columns with their course plans. */
export const column: Area = {
  addRoutes: (service) => {
    addCall(service, 'listColumns', ({ input: { pageNum, pageSize } }) => {
      const start = (pageNum! - 1) * pageSize!
      return { records: COLUMNS.slice(start, start + pageSize!).map(formatCard) }
    })
    addCall(service, 'readColumn', ({ input }) => getDetail(input.columnId))
    addCall(service, 'readSharedColumn', ({ input }) => getDetail(input.columnId))
  },
}

const formatCard = ({ id, name, description, coverImage, tag, joinAvatarList, joinCount, courseList }: Column) => ({
  id,
  name,
  description,
  coverImage,
  tag,
  joinAvatarList,
  joinCount,
  courseNum: courseList.length,
  courseDuration: courseList.reduce((sum, { duration }) => sum + duration, 0),
})

function getDetail(columnId: string) {
  const found = COLUMNS.find((column) => column.id === columnId)
  if (!found) throw new ApiError(CODE.notFound, '专栏不存在或已下架')
  const { coverImage: _, tag: __, ...detail } = found
  return detail
}
