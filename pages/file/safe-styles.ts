import { isSafeStyle } from './safe-elements.ts'

/** Properties of paragraph numbers and bullets, which Word styles generate. */
const NUMBERING = /^(content|counter-(reset|increment|set)|display|list-style(-type|-position)?|white-space)$/

let current: CSSStyleSheet | undefined

/**
 * Applies the document's styles: only rules for its own elements and only allowed properties. The
 * browser parses the text, so a crafted font name cannot escape its rule. Without constructable
 * stylesheets (iOS before 16.4) the document stays unstyled.
 */
export function adoptStyles(css: string): void {
  let sheet: CSSStyleSheet
  try {
    sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    for (let index = sheet.cssRules.length - 1; index >= 0; index--) {
      const rule = sheet.cssRules[index]
      if (rule instanceof CSSStyleRule && isDocxSelector(rule.selectorText)) stripStyle(rule.style)
      else sheet.deleteRule(index)
    }
    document.adoptedStyleSheets = [
      ...document.adoptedStyleSheets.filter((selectorText) => selectorText !== current),
      sheet,
    ]
    current = sheet
  } catch (error) {
    console.warn('document styles', (error as Error).name)
  }
}

const isDocxSelector = (selector: string) => selector.split(',').every((part) => /^\s*\w*\.docx[\w-]*/.test(part))

function stripStyle(style: CSSStyleDeclaration) {
  for (const name of [...style]) {
    const value = style.getPropertyValue(name)
    const isNumber =
      NUMBERING.test(name) && !/url\(|image/i.test(value) && (name !== 'display' || value === 'list-item')
    if (!isNumber && !isSafeStyle(name, value)) style.removeProperty(name)
  }
}
