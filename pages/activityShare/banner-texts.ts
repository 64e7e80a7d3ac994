import { OPEN_APP } from '#shared/brand.ts'

export interface BannerText {
  /** Headline, page title and title of the shared card. */
  title: string
  line: string
  /** Text of the shared card. */
  desc: string
}

/**
 * Banner texts by the `type` query parameter. The product defines the types; the texts are defined
 * only here.
 */
export const BANNER_TEXTS = {
  health: {
    title: '健康生活计划',
    line: '从今天起，把运动还给生活',
    desc: '每天动一动，身体会记得',
  },
  afb: {
    title: 'AI 燃脂训练',
    line: '看得懂动作的教练，随时在线',
    desc: 'AI 实时纠正动作，在家也能练得准',
  },
  saleA1: {
    title: '力量镜限时特惠',
    line: '一面镜子，一整间健身房',
    desc: '一面镜子，一整间健身房',
  },
  saleB1: {
    title: '会员好礼周',
    line: '领券下单，礼上加礼',
    desc: `会员专享好礼，${OPEN_APP} 看看`,
  },
  funSports: {
    title: '趣味运动会',
    line: '叫上朋友，一起玩出汗',
    desc: '跳绳、投篮、接力，叫上朋友一起来',
  },
  FSport: {
    title: '家庭运动日',
    line: '和家人一起，动起来',
    desc: '一家人的运动时间，在家就能练',
  },
} as const satisfies Record<string, BannerText>

export type BannerType = keyof typeof BANNER_TEXTS

/** The type for a URL without one. */
export const DEFAULT_BANNER: BannerType = 'saleA1'
/** The accepted types, the default first. */
export const BANNER_TYPES = [DEFAULT_BANNER, ...(Object.keys(BANNER_TEXTS) as BannerType[])]
