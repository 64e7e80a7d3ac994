import afb from './afb.svg'
import FSport from './FSport.svg'
import funSports from './funSports.svg'
import health from './health.svg'
import saleA1 from './saleA1.svg'
import saleB1 from './saleB1.svg'

export interface Banner {
  /** Headline, page title and title of the shared card. */
  title: string
  line: string
  /** Text of the shared card. */
  desc: string
  /** Address of the drawing, 390 × 632. */
  scene: string
  /** Colours: above and below the drawing's horizon, headline, line. */
  sky: string
  ground: string
  ink: string
  accent: string
  /** Class names for the button's own colours; '' is the brand's. */
  button: string
}

const GREEN = '#067547'

/** Every banner by the `type` of the address (spec §2). The spec names types only; all words are content of this table. */
const BANNERS = {
  health: {
    title: '健康生活计划',
    line: '从今天起，把运动还给生活',
    desc: '每天动一动，身体会记得',
    scene: health,
    sky: '#dff6e6',
    ground: GREEN,
    ink: '#06251a',
    accent: GREEN,
    button: '',
  },
  afb: {
    title: 'AI 燃脂训练',
    line: '看得懂动作的教练，随时在线',
    desc: 'AI 实时纠正动作，在家也能练得准',
    scene: afb,
    sky: '#06261a',
    ground: '#06261a',
    ink: '#f2fbf5',
    accent: '#c9f45c',
    button: '',
  },
  saleA1: {
    title: '力量镜限时特惠',
    line: '一面镜子，一整间健身房',
    desc: '一面镜子，一整间健身房',
    scene: saleA1,
    sky: '#ffe3c7',
    ground: '#cf3a1c',
    ink: '#45170a',
    accent: '#b93114',
    button: '[--color-brand:#ffc53a] [--color-on-brand:#45170a]',
  },
  saleB1: {
    title: '会员好礼周',
    line: '领券下单，礼上加礼',
    desc: '会员专享好礼，打开 App 看看',
    scene: saleB1,
    sky: '#ffd45e',
    ground: GREEN,
    ink: '#45170a',
    accent: '#7a4630',
    button: '',
  },
  funSports: {
    title: '趣味运动会',
    line: '叫上朋友，一起玩出汗',
    desc: '跳绳、投篮、接力，叫上朋友一起来',
    scene: funSports,
    sky: '#cdebfa',
    ground: GREEN,
    ink: '#06324a',
    accent: '#0b6394',
    button: '',
  },
  FSport: {
    title: '家庭运动日',
    line: '和家人一起，动起来',
    desc: '一家人的运动时间，在家就能练',
    scene: FSport,
    sky: '#fbebdd',
    ground: '#efcdae',
    ink: '#45170a',
    accent: GREEN,
    button: '[--color-brand:#067547] [--color-on-brand:#fff]',
  },
} as const satisfies Record<string, Banner>

export type BannerType = keyof typeof BANNERS

/** The type an address asks for; anything unknown is saleA1 (spec §2). */
export const bannerType = (value: string): BannerType =>
  (Object.keys(BANNERS) as BannerType[]).find((type) => type === value) ?? 'saleA1'

export const bannerOf = (type: BannerType): Banner => BANNERS[type]
