import { renderSVG } from 'uqr'
import { NAME } from '#shared/brand.ts'

/** The QR code of a steward. What it holds says that it is a sample, so that nobody waits for an answer. */
export const stewardCode = (name: string): string =>
  renderSVG(`${NAME} 运动管家（示例）${name}`, { ecc: 'M', border: 0, pixelSize: 8, blackColor: '#0f1713' })
