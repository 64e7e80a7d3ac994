import { Window } from 'happy-dom'
import { beforeAll, expect, test, vi } from 'vitest'
import type { Activity } from '#shared/api/activity.ts'
import { NAME } from '#shared/brand.ts'
import { createKit, type Poster } from '#shared/features/poster/kit.ts'
import { measureEms } from '#shared/format/wrap-text.ts'

// What opens the sheet hands over the poster here.
const { displayed } = vi.hoisted(() => ({ displayed: [] as Poster[] }))
vi.mock('#shared/features/poster/show-poster.ts', () => ({ showPoster: (poster: Poster) => displayed.push(poster) }))

beforeAll(() => vi.stubGlobal('location', { origin: 'https://h5.example.com', search: '' }))

const kit = createKit({ plain: measureEms, bold: measureEms, num: measureEms })
const LONG =
  '名字特别特别长的家庭健身伙伴👨‍👩‍👧‍👦和她的小猫咪一起在客厅里每天坚持训练的第三十六个清晨又一次完成了全部动作真好'

async function drawPoster(show: () => void) {
  displayed.length = 0
  show()
  const [poster] = displayed
  const layers = poster!.layers(kit, `https://h5.example.com${poster!.link}`)
  const svg = layers.filter((layer) => typeof layer === 'string').join('')
  const dom = new new Window().DOMParser()
  const root = dom.parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`, 'image/svg+xml')
  expect(root.querySelector('parsererror')).toBeNull()
  const text = [...root.querySelectorAll('text')].map(({ textContent }) => textContent).join('\n')
  expect(svg).not.toMatch(/undefined|NaN|Infinity|\[object/)
  return { poster: poster!, layers, text }
}

test('a finished workout: its words whole, its figures, its scene', async () => {
  const { openPoster } = await import('#pages/courseEndShare/poster.ts')
  const view = { course: LONG, name: LONG, avatar: '', trainTime: '2026-11-20 06:42' }
  const tiles = [
    { key: 'calorie', label: '消耗', value: '12,861', unit: '千卡' },
    { key: 'duration', label: '时长', value: '1,440', unit: '分钟' },
  ] as const
  const { poster, layers, text } = await drawPoster(() => openPoster({ ...view, tiles: [...tiles] }, '2', 'S1'))
  expect(poster.link).toBe('/courseEndShare?type=2&userSportNo=S1&source=poster')
  expect(text.split(LONG)).toHaveLength(3)
  expect(text).toMatch(/12,861\n千卡[\s\S]*2026-11-20 06:42/)
  expect(layers).toContainEqual(expect.objectContaining({ src: expect.stringContaining('scene-2') }))
  const bare = await drawPoster(() =>
    openPoster({ ...view, course: '', name: '晓棠', trainTime: 'x', tiles: [] }, '1', 'S1'),
  )
  expect(bare.text).toBe(`${NAME}\n完成\n晓棠\n长按识别，查看详情`)
})

test('the barbell of a workout stands between the name of the product and the words', async () => {
  const { openPoster } = await import('#pages/courseEndShare/poster.ts')
  const tiles = [{ key: 'calorie', label: '消耗', value: '287', unit: '千卡' }] as const
  const view = { course: '杠铃力量进阶', name: '晓棠', avatar: '', trainTime: '', tiles: [...tiles] }
  const { layers } = await drawPoster(() => openPoster(view, '3', 'S1'))
  const scene = layers.find((layer) => typeof layer === 'object' && layer.src.includes('scene-3'))
  const message = layers.flatMap((layer) =>
    typeof layer === 'string' ? (/ y="(\d+)"[^>]*>完成/.exec(layer)?.[1] ?? []) : [],
  )
  // 1080 wide the scene is 2337 high, of which 1500 are shown; its plates reach from 609 to 1097.
  const above = (2337 - 1500) * (scene as { keep: number }).keep
  expect(609 - above).toBeGreaterThan(155)
  expect(1097 - above).toBeLessThan(Number(message[0]) - 46)
})

test.for([
  ['3', /我在多人PK获得\n第\n3\n名/],
  ['12,345', /第\n12,345\n名/],
  ['-', new RegExp(`^${NAME}\n晓棠\n和朋友一起练，更容易坚持\n长按识别，查看详情$`)],
] as const)('a place of %s in a challenge', async ([rank, message]) => {
  const { openPoster } = await import('#pages/pkShare/poster.ts')
  const { poster, text } = await drawPoster(() => openPoster({ name: '晓棠', avatar: '', rank }, 'P1', 'U1'))
  expect(text).toMatch(message)
  expect(poster.link).toBe('/pkShare?pkNo=P1&userNo=U1&source=poster')
})

test.for([0, 1, 2, 3, 4])('an invitation into a group with %d pictures', async (count) => {
  const { openPoster } = await import('#pages/groupShare/poster.ts')
  const view = {
    inviter: { name: LONG, avatar: '' },
    name: LONG,
    faces: Array<string>(count).fill('/a.svg'),
    ...(count > 1 && { target: { label: '每日运动', minutes: 1440 }, members: { before: '等 ', count: '12,345' } }),
  }
  const { poster, text, layers } = await drawPoster(() => openPoster(view, 'G1', 'U1'))
  expect(text.split(LONG)).toHaveLength(3)
  expect(text.includes('1,440')).toBe(count > 1)
  expect(poster.link).toBe('/groupShare?groupId=G1&userNo=U1&source=poster')
  expect(layers.filter((layer) => typeof layer !== 'string')).toHaveLength(2 * count)
})

test('a column without anything but its name, and one with everything', async () => {
  const { openPoster } = await import('#shared/features/column/poster.ts')
  const none = {
    description: '',
    hero: '',
    avatars: [],
    joined: undefined,
    introduce: '',
    operation: '',
    float: '',
    join: '',
  }
  const share = { title: 'x', desc: '', image: '' }
  const bare = await drawPoster(() => openPoster({ ...none, name: LONG, courses: [], share }, 'L1'))
  expect(bare.text).toContain(LONG)
  expect(bare.poster.link).toBe('/columnShare?columnId=L1&source=poster')
  const course = {
    name: LONG,
    courseNo: '',
    type: '',
    video: '',
    status: 1,
    calorie: 96,
    trainAvatarList: [],
    sportPeopleNum: undefined,
    week: undefined,
    difficultyName: '',
  }
  const courses = [
    { ...course, duration: 60_720 },
    { ...course, duration: undefined },
  ]
  const complete = {
    ...none,
    description: LONG.repeat(3),
    avatars: ['/a.svg'],
    joined: '1,286',
    introduce: '长'.repeat(1000),
  }
  const reported = await drawPoster(() => openPoster({ ...complete, name: LONG, courses, share }, 'L1'))
  // An introduction that would be cut is left out.
  expect(reported.text).not.toMatch(/…|长长长/)
  const { text } = await drawPoster(() =>
    openPoster({ ...complete, description: '短', name: '短', courses, share }, 'L1'),
  )
  expect(text).toContain(`${LONG}\n1,012 分钟 · 96 千卡\n${LONG}\n96 千卡`)
})

test('a member who is in the campaign shows the own progress, a visitor how many take part', async () => {
  const { openPoster } = await import('#pages/activity/poster.ts')
  const { openPoster: visit } = await import('#pages/activityDetailsShare/poster.ts')
  const { createCampaignState } = await import('#pages/activity/model.ts')
  const prize = {
    prizeId: 'Z1',
    prizeName: LONG.slice(0, 40),
    prizeImage: '',
    prizeValue: undefined,
    unlockThreshold: 2000,
  }
  const activity: Activity = {
    image: '',
    startTime: '2026-07-15 00:00:00',
    endTime: '2026-08-31 00:00:00',
    activityStatus: 1,
    totalSignUpCount: 7,
    activityStalls: [1, 2, 3, 4].map((row) => ({ ...prize, prizeId: `Z${row}` })),
    signUpStatus: 1,
    awardStatus: 0,
    personalProgress: 4860.9,
    prizeId: '',
  }
  const mine = await drawPoster(() => openPoster('A1', createCampaignState(activity, undefined, Date.now())))
  expect(mine.text).toMatch(/7.15 – 8.31\n我的进度\n4,860\n千卡/)
  expect(mine.text.split('\n2,000 千卡')).toHaveLength(4)
  expect(mine.poster.link).toBe('/activityDetailsShare?activityId=A1&source=poster')
  const visitor = await drawPoster(() => visit('A1', activity))
  expect(visitor.text).toMatch(/已有\n120\n人参加/)
  const over = { ...activity, activityStatus: 2 }
  for (const { text } of [
    await drawPoster(() => visit('A1', over)),
    await drawPoster(() => openPoster('A1', createCampaignState(over, undefined, Date.now()))),
    await drawPoster(() => openPoster('A1', createCampaignState({ ...over, signUpStatus: 0 }, undefined, Date.now()))),
  ]) {
    expect(text).toContain('活动已结束')
    expect(text).not.toMatch(/赢好礼|再燃烧/)
  }
  const empty = { ...activity, activityStalls: [], totalSignUpCount: undefined, startTime: '', endTime: '' }
  expect((await drawPoster(() => visit('A1', empty))).text).toBe(`${NAME}\n长按识别，查看详情`)
})

test.for([
  ['弹力带套装', 124, 34],
  ['家用静音款迷你筋膜枪四件套装礼盒', 124, 24],
  ['清晨六点半的全身力量与心肺混合循环训练营专用弹力带和静音款迷你筋膜枪套装', 60, 24],
] as const)(
  'a prize of the name %s: a picture of %d px, the name whole in %d px or more',
  async ([name, picture, size]) => {
    const { drawPrizeRow } = await import('#shared/features/campaign/poster.ts')
    const prize = { id: 'P1', name, image: '/a.svg', value: '4,999', threshold: 2000, thresholdText: '2,000' }
    const layers = drawPrizeRow(kit, [prize, { ...prize, name: '水壶' }], (kcal) => `${kcal} 千卡`, 1000)
    const heights = layers.flatMap((layer) => (typeof layer === 'string' ? [] : [layer.height]))
    expect(heights).toEqual([picture, picture, picture, picture])
    const [, reported] = /<text font-size="(\d+)"[^>]*>(?:<tspan[^>]*>[^<]*<\/tspan>)+/.exec(layers[3] as string)!
    expect(Number(reported)).toBeGreaterThanOrEqual(size)
    expect((layers[3] as string).replace(/<[^>]+>/g, '')).toContain(name)
  },
)
