/**
 * Colour classes for the canvas, resolved by computed styles of probe elements: this follows the
 * dark scheme and the system colours of high contrast, which a canvas ignores.
 */
const ROLES = {
  line: 'text-brand-line forced-colors:text-[Highlight]',
  grid: 'text-line forced-colors:text-[GrayText]',
  ink: 'text-ink forced-colors:text-[CanvasText]',
  soft: 'text-ink-3 text-axis forced-colors:text-[CanvasText]',
  value: 'text-ink-2 text-mark forced-colors:text-[CanvasText]',
  surface: 'text-surface forced-colors:text-[Canvas]',
  bar: 'text-brand-mid forced-colors:text-[CanvasText]',
  barMarked: 'text-brand forced-colors:text-[Highlight]',
} as const

export type Colours = Record<keyof typeof ROLES, string> & {
  font: string
  /** Sizes of the dates and of the values over bars, px. */
  axisSize: number
  markSize: number
}

const NAMES = Object.keys(ROLES) as (keyof typeof ROLES)[]

/** The class names of the elements to read, in order. */
export const COLOUR_CLASSES = Object.values(ROLES)

/** Media queries that change the colours; print is always light. */
const THEME_RULES = ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print']

/** Calls `listener` when the colours may have changed. @returns a function that unsubscribes */
export function onColoursChange(listener: () => void): () => void {
  const rules = THEME_RULES.map((query) => matchMedia(query))
  for (const rule of rules) rule.addEventListener('change', listener)
  return () => {
    for (const rule of rules) rule.removeEventListener('change', listener)
  }
}

/** @param probes holds one element per class of COLOUR_CLASSES and wears `num` itself */
export function getColours(probes: Element): Colours {
  const getRoleStyle = (name: keyof typeof ROLES) => getComputedStyle(probes.children[NAMES.indexOf(name)]!)
  const getRoleSize = (name: keyof typeof ROLES) => Number.parseFloat(getRoleStyle(name).fontSize)
  return {
    ...Object.fromEntries(NAMES.map((name) => [name, getRoleStyle(name).color])),
    font: getComputedStyle(probes).fontFamily,
    axisSize: getRoleSize('soft'),
    markSize: getRoleSize('value'),
  } as Colours
}

/** Cached because every frame reads colours. */
const cache = new Map<string, string>()

/** Adds an alpha value to a colour. @param rgb in the format of computed styles */
export function withAlpha(rgb: string, alpha: number): string {
  const key = `${rgb}${alpha}`
  const colour = cache.get(key) ?? rgb.replace(/rgba?\(([^)]*?,[^)]*?,[^,)]*).*/, `rgba($1,${alpha})`)
  cache.set(key, colour)
  return colour
}
