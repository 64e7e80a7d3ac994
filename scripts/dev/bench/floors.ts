import { readFileSync, writeFileSync } from 'node:fs'
import { ROOT } from '#scripts/base/page-names.ts'
import { compressBrotli } from '#scripts/build/check-size.ts'
import type { RouteName } from '#shared/routes.ts'
import type { Awaited } from './visit.ts'

/**
 * Pages with a hand-written single-file version in tests/bench/floor, and what a visitor waits for
 * in both. They show the same first screen with the words of the local service's seed.
 */
export const FLOORS: Partial<Record<RouteName, Awaited>> = {
  courseSharing: {
    painted: ['全身燃脂力量循环'],
    screen: ['AI课', '24分钟', '218千卡', '进阶', '高效燃脂', '更多', '核心', '哑铃'],
    all: ['周野', '热身 · 动态拉伸', '放松 · 静态拉伸'],
  },
  groupShare: { painted: ['早起燃脂小分队'], screen: ['晓棠', '每日运动', '30', '28', '生成海报'], all: [] },
  bodyFatScale: {
    painted: ['58.2'],
    screen: ['63.4', '54', '50.9'],
    all: ['匀称型', '89', '21.4', '25.6', '7.8', '111.3'],
  },
  analysis: { painted: ['58.2'], screen: ['11月19日', '50.4', '优秀'], all: ['近三月'] },
}

/**
 * The other share pages that the edge renders. They have no skeleton whose end marks completion,
 * and the progress bar over them is not waited for.
 */
export const DRAWN: Partial<Record<RouteName, Awaited>> = {
  pkShare: { painted: ['晓棠'], screen: ['第3名'], all: [] },
  groupInfoShare: { painted: ['早起燃脂小分队'], screen: ['790', '小满满', '773'], all: ['阿泽'] },
  courseEndShare: { painted: ['清晨全身唤醒跑'], screen: ['326', '142', '晓棠'], all: [] },
  groupReport: { painted: ['早起燃脂小分队'], screen: ['周子航'], all: ['陈小北'] },
  columnShare: { painted: ['28 天燃脂塑形营'], screen: ['1,286', '加入活动'], all: [] },
  activityDetailsShare: {
    painted: ['1,399'],
    // The dash between its first day and its last, which follow the clock.
    screen: [' – ', '生成海报', '弹力带套装', '2,000', '129', '迷你筋膜枪', '8,000'],
    all: ['虚假打卡'],
  },
  activityShare: { painted: ['健康生活计划'], screen: [], all: [] },
}

/** Where the bench puts a hand-written page in the built site. */
export const getFloorPath = (name: string) => `/floor-${name}.html`

/** Copies the hand-written pages into the build, compressed in the same way. */
export function addFloors(dist: string): void {
  for (const name of Object.keys(FLOORS)) {
    const html = readFileSync(`${ROOT}tests/bench/floor/${name}.html`, 'utf8')
    writeFileSync(dist + getFloorPath(name), html)
    writeFileSync(`${dist}${getFloorPath(name)}.br`, compressBrotli(html))
  }
}
