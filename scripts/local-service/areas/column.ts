import type { Area } from '#scripts/local-service/area.ts'
import { COURSES } from '#scripts/local-service/areas/course.ts'
import { ApiError, addCall, CODE } from '#scripts/local-service/calls.ts'

const getAvatarPaths = (...names: string[]) => names.map((name) => `/local/img/avatar/${name}.svg`)
const getScenePath = (name: string) => `/local/img/scene/${name}.svg`
const VIDEO = '/local/video/warm-up.mp4'

/** The first type of a course. */
const getCourseType = (courseNo: string) =>
  String(COURSES.find((course) => course.courseNo === courseNo)!.type).split(',')[0]!

/** A course of a column. @param status 0 try watching, 1 locked */
const createCourse = (
  name: string,
  status: 0 | 1,
  [minutes, calorie, sportPeopleNum]: readonly [minutes: number, kcal: number, people: number],
  courseNo: string,
  plan: { week?: number; difficultyName?: string } = {},
) => ({
  name,
  status,
  duration: minutes * 60, // seconds
  calorie,
  trainAvatarList: getAvatarPaths(`f-${courseNo}`, `m-${courseNo}`, `f-${courseNo}-2`),
  sportPeopleNum,
  trainEndFlag: false,
  courseNo,
  type: getCourseType(courseNo), // as /courseSharing takes it
  video: status === 0 ? VIDEO : '',
  ...plan,
})

const BURN = {
  id: 'L1001',
  name: '28 天燃脂塑形营',
  description: '每天 20 分钟，把运动变成习惯',
  coverImage: getScenePath('column-burn'),
  tag: 'NEW' as 'NEW' | 'HOT' | null,
  mainImage: getScenePath('column-burn-hero-wide'),
  joinAvatarList: getAvatarPaths('f-he', 'm-lin', 'f-su', 'f-qiao', 'm-han'),
  joinCount: 1286,
  introduce:
    '由浅入深的四周计划，融合有氧、力量与拉伸：第一周唤醒身体，第二周建立力量，第三周提升强度，第四周巩固成果。运动管家全程陪伴，每周根据你的体测数据调整强度，让减脂更省力。',
  operationImage: getScenePath('operation-plan'),
  floatImage: '/local/img/steward/burn.svg',
  joinImage: '/local/img/steward/burn.svg',
  shareTitle: '28 天燃脂塑形营，一起来练',
  shareDescription: '每天 20 分钟，把运动变成习惯',
  shareImage: getScenePath('column-burn'),
  courseList: [
    createCourse('唤醒燃脂 · 全身激活', 0, [12, 96, 2318], 'C1001', { week: 1, difficultyName: '零基础' }),
    createCourse('下肢塑形 · 臀腿雕刻', 0, [18, 142, 1906], 'C1002', { week: 2, difficultyName: '初级' }),
    createCourse('核心进阶 · 马甲线', 1, [20, 168, 1542], 'C1005', { week: 3, difficultyName: '进阶' }),
    createCourse('有氧冲刺 · 间歇燃烧', 1, [24, 236, 1287], 'C1004', { week: 3, difficultyName: '强化' }),
  ],
}

/** The fields of both the list and the detail. */
type Column = typeof BURN

const NECK: Column = {
  ...BURN,
  id: 'L1002',
  name: '肩颈舒展 7 日课',
  description: '久坐一族的午间放松',
  coverImage: getScenePath('column-neck'),
  tag: 'HOT',
  mainImage: getScenePath('column-neck-hero-wide'),
  joinAvatarList: getAvatarPaths('f-mu', 'f-an', 'm-zhi', 'f-yue'),
  joinCount: 8902,
  introduce: '七天、每天十分钟，在工位旁就能完成。从颈部到胸椎逐节放松，配合呼吸，让肩膀慢慢沉下来。',
  operationImage: '',
  floatImage: '',
  shareTitle: '肩颈舒展 7 日课',
  shareDescription: '久坐一族的午间放松',
  shareImage: getScenePath('column-neck'),
  courseList: [
    createCourse('颈部拉伸 · 缓解僵硬', 0, [10, 22, 6120], 'C1003'),
    createCourse('胸椎灵活 · 打开肩膀', 1, [12, 31, 5482], 'C1002'),
  ],
}

/** No courses, no avatars, a very long name and description. */
const MIRROR: Column = {
  ...BURN,
  id: 'L1003',
  name: '力量镜新手入门：从第一次开机到第一次力竭，一步一步认识你的力量镜',
  description: '从零开始认识你的力量镜，阻力、配件、动作与安全，一次讲清楚，第一次用也不慌',
  coverImage: getScenePath('column-mirror'),
  tag: null,
  mainImage: getScenePath('column-mirror-hero-wide'),
  joinAvatarList: [],
  joinCount: 3457,
  introduce: '',
  floatImage: '',
  joinImage: '',
  shareTitle: '',
  shareDescription: '',
  shareImage: '',
  courseList: [],
}

/** In the order of the list. */
const COLUMNS: readonly Column[] = [BURN, NECK, MIRROR]

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
