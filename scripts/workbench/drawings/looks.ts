import { BRAND } from '#shared/brand.ts'

/** Colours of a figure and what it wears. */
export interface Look {
  skin: string
  /** What lies behind: the far limbs of a figure seen from the side, the ear. */
  shade: string
  hair: string
  top: string
  bottoms: string
  /** Far leg, seen from the side. */
  behind: string
  shoe: string
  sole: string
}

const SKINS = {
  light: { skin: '#f0be95', shade: '#d99e74' },
  tan: { skin: '#c98a5c', shade: '#a86c42' },
  deep: { skin: '#8a4a2a', shade: '#6d361c' },
}
export type Skin = keyof typeof SKINS

/** The two sets of clothes, the first one in the brand's colour. Shoes are never white: they stand before white sheets, too. */
const CLOTHES = {
  leaf: { top: BRAND, bottoms: '#0b5c43', behind: '#084632', shoe: '#ff7a52', sole: '#fff3df', hair: '#2a1d16' },
  ember: { top: '#ffc53a', bottoms: '#cf3a1c', behind: '#a62b12', shoe: '#0b7f7c', sole: '#fff3df', hair: '#3a1f12' },
}
export type Clothes = keyof typeof CLOTHES

/** @param own colours of a scene that differ from its clothes' */
export const lookOf = (clothes: Clothes, skin: Skin, own: Partial<Look> = {}): Look => ({
  ...CLOTHES[clothes],
  ...SKINS[skin],
  ...own,
})
