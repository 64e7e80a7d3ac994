import { getIconShapes } from '#shared/features/poster/svg-parts.ts'

const wrapSvg = (shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">${shapes}</svg>\n`

/** The icon as a file of its own. */
export const renderIconSvg = (): string => wrapSvg(getIconShapes())

/** The icon on a ground without round corners: phones and chat apps round it themselves. */
export const renderSquareIconSvg = (): string => wrapSvg(getIconShapes().replace(/ rx="[^"]*"/, ''))
