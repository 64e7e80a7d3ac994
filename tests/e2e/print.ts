import type { Page } from 'playwright-core'

/**
 * The page as a PDF on A4, with the margins its own styles give it, and how many sheets it takes.
 */
export async function printPage(page: Page): Promise<{ pdf: Buffer; sheets: number }> {
  const pdf = await page.pdf({ format: 'A4' })
  return { pdf, sheets: pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0 }
}
