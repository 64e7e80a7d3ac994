import afb from './afb.svg'
import { BANNER_TEXTS, type BannerText, type BannerType } from './banner-texts.ts'
import FSport from './FSport.svg'
import funSports from './funSports.svg'
import health from './health.svg'
import saleA1 from './saleA1.svg'
import saleB1 from './saleB1.svg'

interface BannerStyle {
  /**
   * URL of the illustration, 390 × 420 px. It overflows on both sides, and its ground colour ends
   * at its bottom edge.
   */
  scene: string
  /**
   * Classes for the colours of sky, ground, headline and line. CSP blocks style attributes in HTML.
   */
  colours: string
  /** Classes for the button's colours; '' keeps the brand colours. */
  button: string
}

/** Lighter button for grounds as green as the brand. */
const SPROUT = '[--color-brand:#c9f45c] [--color-brand-press:#b5de4d] [--color-on-brand:#06251a]'

const STYLES: Record<BannerType, BannerStyle> = {
  health: {
    scene: health,
    colours: '[--sky:#dff6e6] [--ground:#067547] [--ink:#06251a] [--accent:#067547]',
    button: SPROUT,
  },
  afb: {
    scene: afb,
    colours: '[--sky:#06261a] [--ground:#0a3022] [--ink:#f2fbf5] [--accent:#c9f45c]',
    button: '',
  },
  saleA1: {
    scene: saleA1,
    colours: '[--sky:#ffe3c7] [--ground:#cf3a1c] [--ink:#45170a] [--accent:#b93114]',
    button: '[--color-brand:#ffc53a] [--color-on-brand:#45170a]',
  },
  saleB1: {
    scene: saleB1,
    colours: '[--sky:#ffd45e] [--ground:#067547] [--ink:#45170a] [--accent:#7a4630]',
    button: '',
  },
  funSports: {
    scene: funSports,
    colours: '[--sky:#cdebfa] [--ground:#067547] [--ink:#06324a] [--accent:#0b6394]',
    button: SPROUT,
  },
  FSport: {
    scene: FSport,
    colours: '[--sky:#fbebdd] [--ground:#efcdae] [--ink:#45170a] [--accent:#067547]',
    button: '[--color-brand:#067547] [--color-on-brand:#fff]',
  },
}

export type Banner = BannerStyle & BannerText

export const getBanner = (type: BannerType): Banner => ({ ...STYLES[type], ...BANNER_TEXTS[type] })
