import { ICON } from '#shared/brand.ts'

/** The icon's shapes as SVG text, on a canvas of 64 × 64. */
export const iconShapes = (shapes = ICON): string =>
  shapes
    .map(([tag, attributes]) => {
      const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
      return `<${tag}${written.join('')}/>`
    })
    .join('')

const file = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${shapes}</svg>\n`

/** The icon as a file of its own. */
export const iconSvg = (): string => file(iconShapes())

/** The icon on a ground without round corners: phones and chat apps round it themselves. */
export const squareIconSvg = (): string => file(iconShapes().replace(/ rx="[^"]*"/, ''))
