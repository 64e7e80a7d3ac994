import type { Page } from 'playwright-core'

/** The page as a PDF on A4, and how many sheets it takes. */
export async function printed(page: Page): Promise<{ pdf: Buffer; sheets: number }> {
  const margin = { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' }
  const pdf = await page.pdf({ format: 'A4', margin })
  return { pdf, sheets: pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0 }
}
