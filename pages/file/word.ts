import { parseAsync, renderDocument } from 'docx-preview'
import type { DocumentType } from '#shared/core/document.ts'
import { enhanceDocument } from './enhance-document.ts'
import { getDocumentUrl, getWordUrl } from './model.ts'
import { addHeadings, placeNumbers, repairWord } from './repair-word.ts'
import { createSafeElements, type StyleName, sanitizeElement } from './safe-elements.ts'
import { adoptStyles } from './safe-styles.ts'
import { fetchWordFile, NoWordFileError } from './word-file.ts'

/** What the library may do: no embedded HTML (it could run script), comments, tracked changes or fonts, no paper sizes. */
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

/** The Word file of a document as nodes without scripts, handlers or foreign content. @throws when it can not be had or is no Word file */
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
 * The page's policy forbids turning text into markup. The Word parser reads XML with DOMParser, which makes a document
 * that nothing runs in: only that is allowed, every other use is refused.
 */
function allowXmlParsing(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (isAllowed || !trustedTypes) return
  isAllowed = true
  trustedTypes.createPolicy('default', {
    createHTML: (text, _type, sink) => (sink === 'DOMParser parseFromString' ? text : null),
  })
}
