import { renderSVG } from 'uqr'

/**
 * Quiet zone of four modules, as the standard asks for (ISO/IEC 18004), so that a print on any
 * ground can be read.
 */
const QUIET = 4

/** A link's QR code as SVG; with error correction M, which tolerates 15 % of damage. */
export const renderQrSvg = (address: string): string =>
  renderSVG(address, { ecc: 'M', border: QUIET, pixelSize: 8, blackColor: '#0f1713' })
