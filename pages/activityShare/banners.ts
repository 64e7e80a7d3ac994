import afb from './afb.svg'
import { BANNER_TEXTS, type BannerText, type BannerType } from './banner-texts.ts'
import FSport from './FSport.svg'
import funSports from './funSports.svg'
import health from './health.svg'
import saleA1 from './saleA1.svg'
import saleB1 from './saleB1.svg'

interface Look {
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

const LOOKS: Record<BannerType, Look> = {
  health: {
    scene: health,
    sky: '#dff6e6',
    ground: GREEN,
    ink: '#06251a',
    accent: GREEN,
    button: '',
  },
  afb: {
    scene: afb,
    sky: '#06261a',
    ground: '#06261a',
    ink: '#f2fbf5',
    accent: '#c9f45c',
    button: '',
  },
  saleA1: {
    scene: saleA1,
    sky: '#ffe3c7',
    ground: '#cf3a1c',
    ink: '#45170a',
    accent: '#b93114',
    button: '[--color-brand:#ffc53a] [--color-on-brand:#45170a]',
  },
  saleB1: {
    scene: saleB1,
    sky: '#ffd45e',
    ground: GREEN,
    ink: '#45170a',
    accent: '#7a4630',
    button: '',
  },
  funSports: {
    scene: funSports,
    sky: '#cdebfa',
    ground: GREEN,
    ink: '#06324a',
    accent: '#0b6394',
    button: '',
  },
  FSport: {
    scene: FSport,
    sky: '#fbebdd',
    ground: '#efcdae',
    ink: '#45170a',
    accent: GREEN,
    button: '[--color-brand:#067547] [--color-on-brand:#fff]',
  },
}

export type Banner = Look & BannerText

export const bannerOf = (type: BannerType): Banner => ({ ...LOOKS[type], ...BANNER_TEXTS[type] })
