import { parseAsync, renderDocument } from 'docx-preview'
import type { DocumentType } from '#shared/core/document.ts'
import { enhanceDocument } from './enhance-document.ts'
import { getDocumentUrl, getWordUrl } from './model.ts'
import { addHeadings, placeNumbers, repairWord } from './repair-word.ts'
import { createSafeElements, isSafeStyle, type StyleName, sanitizeElement } from './safe-elements.ts'
import { fetchWordFile, NoWordFileError } from './word-file.ts'

/**
 * Library options: no embedded HTML (it could run script), comments, tracked changes, fonts or
 * paper sizes.
 */
const OPTIONS = {
  renderAltChunks: false,
  renderComments: false,
  renderChanges: false,
  renderHeaders: false,
  renderFooters: false,
  ignoreFonts: true,
  ignoreWidth: true,
  ignoreHeight: true,
  breakPages: false,
  experimental: false,
  useBase64URL: false,
  inWrapper: true,
  className: 'docx',
}

/**
 * Loads a document's Word file as nodes without scripts, handlers or foreign content.
 * @throws when it fails to load or is no Word file
 */
export async function loadWordDocument(type: DocumentType, signal: AbortSignal): Promise<Node[]> {
  const bytes = await fetchWordFile(getWordUrl(type), signal)
  allowXmlParsing()
  const parsed = await parseAsync(bytes, OPTIONS)
  repairWord({
    body: parsed.documentPart.body,
    levels: parsed.numberingPart?.domNumberings ?? [],
    lists: parsed.numberingPart?.numberings,
    styles: parsed.stylesPart?.styles ?? [],
  })
  const { h, css } = createSafeElements((parsed.stylesPart?.styles ?? []) as StyleName[])
  const rendered = await renderDocument(parsed, { ...OPTIONS, h })
  const root = document.createElement('div')
  root.append(...rendered)
  sanitizeElement(root)
  if (!root.textContent?.trim()) throw new NoWordFileError('no text')
  placeNumbers(root)
  addHeadings(root)
  enhanceDocument(root, type, getDocumentUrl)
  adoptStyles(css())
  return [...root.childNodes]
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (text: string, type: string, sink: string) => string | null },
  ): unknown
}

let isAllowed = false

/**
 * The page's CSP requires Trusted Types. The Word parser reads XML with DOMParser, whose document
 * runs no script: the default policy allows only that use.
 */
function allowXmlParsing(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (isAllowed || !trustedTypes) return
  isAllowed = true
  trustedTypes.createPolicy('default', {
    createHTML: (text, _type, sink) => (sink === 'DOMParser parseFromString' ? text : null),
  })
}

/** Properties of paragraph numbers and bullets, which Word styles generate. */
const NUMBERING = /^(content|counter-(reset|increment|set)|display|list-style(-type|-position)?|white-space)$/

let current: CSSStyleSheet | undefined

/**
 * Applies the document's styles: only rules for its own elements and only allowed properties. The
 * browser parses the text, so a crafted font name cannot escape its rule. Without constructable
 * stylesheets (iOS before 16.4) the document stays unstyled.
 */
function adoptStyles(css: string): void {
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
