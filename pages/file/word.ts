import { parseAsync, renderDocument } from 'docx-preview'
import type { DocumentType } from '#shared/core/document.ts'
import { enhanceDocument } from './enhance-document.ts'
import { getDocumentUrl, getWordUrl } from './model.ts'
import { addHeadings, placeNumbers, repairWord } from './repair-word.ts'
import { createSafeElements, type StyleName, sanitizeElement } from './safe-elements.ts'
import { adoptStyles } from './safe-styles.ts'
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
