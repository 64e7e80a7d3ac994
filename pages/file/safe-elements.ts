import type { HElement } from 'docx-preview'
import { isContact } from '#shared/core/links/contact-url.ts'

/** A style of the document: `cssName` is the class of its paragraphs. */
export interface StyleName {
  name?: string
  cssName?: string
}

/** Maximum number of elements; a legal text has a few thousand, and more would block the phone. */
const MAX_ELEMENTS = 40_000
const TAGS = /^(section|article|div|p|span|a|br|wbr|sub|sup|ol|ul|li|table|tr|td|img|b|h2|h3|h4)$/
/**
 * Allowed properties. The rest (colours, sizes, fonts, positions, images) only makes sense on
 * paper.
 */
const STYLES = /^(text-align|font-weight|font-style|text-decoration|text-decoration-line|vertical-align)$/
const ATTRIBUTES = /^(class|colspan|rowspan|href|src|lang|style)$/i

export const isSafeStyle = (name: string, value: unknown) =>
  typeof value === 'string' && STYLES.test(name) && !/url\(|expression|[<>\\]/i.test(value)

/**
 * Element factory for the Word library: allowed tags only, without properties that could run or
 * load something; any other tag becomes an empty span. Headings become real headings. Collects the
 * text of its style elements.
 */
export function createSafeElements(styles: readonly StyleName[]) {
  const css: string[] = []
  let made = 0

  function createSafeElement(wanted: HElement | Node | string): Node {
    if (typeof wanted === 'string') return document.createTextNode(wanted)
    if (wanted instanceof Node) return wanted
    const { tagName, className, style, children = [] } = wanted
    if (++made > MAX_ELEMENTS) throw new RangeError('too many elements')
    if (tagName === '#comment') return document.createComment('')
    if (tagName === 'style') {
      css.push(children.join(''))
      return document.createComment('')
    }
    if (tagName === '#fragment') {
      const fragment = document.createDocumentFragment()
      fragment.append(...(children ?? []).map(createSafeElement))
      return fragment
    }
    const element = document.createElement(getTag(wanted))
    // The library calls `getBBox` on every element of a drawing.
    if (element.tagName === 'SPAN') Object.assign(element, { getBBox: () => new DOMRect() })
    if (className) element.className = className
    if (style && typeof style === 'object') {
      for (const [name, value] of Object.entries(style))
        if (isSafeStyle(name, value)) element.style.setProperty(name, value)
    }
    // A seal keeps its width on paper; legal.css limits it to the line.
    if (tagName === 'img' && typeof style === 'object' && /^[\d.]+(pt|px)$/.test(String(style.width)))
      element.style.setProperty('width', String(style.width))
    if (tagName === 'td' && wanted.colSpan) (element as HTMLTableCellElement).colSpan = Number(wanted.colSpan)
    if (tagName === 'a') element.setAttribute('href', String(wanted.href ?? ''))
    element.append(...(children ?? []).map(createSafeElement))
    return element
  }

  function getTag({ tagName, className = '', style }: HElement): string {
    if (!TAGS.test(tagName)) return 'span'
    if (tagName === 'span' && typeof style === 'object' && style['font-weight'] === 'bold') return 'b'
    if (tagName !== 'p' || !className) return tagName
    const classes = className.split(' ')
    const name = styles.find((style) => style.cssName && classes.includes(style.cssName))?.name ?? ''
    if (/^title$|^标题$/i.test(name)) return 'h2'
    const level = /^(?:heading|标题)\s*([1-9])$/i.exec(name)?.[1]
    return level ? (level === '1' ? 'h3' : 'h4') : tagName
  }
  return { h: createSafeElement, css: () => css.join('\n') }
}

/**
 * Final sanitizing: allowed elements and attributes, links to allowed addresses, and the document's
 * own images only.
 */
export function sanitizeElement(root: Element): void {
  for (const element of [...root.querySelectorAll('*')]) {
    if (!TAGS.test(element.localName)) {
      element.remove()
      continue
    }
    for (const { name } of [...element.attributes]) if (!ATTRIBUTES.test(name)) element.removeAttribute(name)
    if (element.localName === 'a') guardLink(element)
    else element.removeAttribute('href')
    if (element.localName === 'img') guardPicture(element as HTMLImageElement)
    else element.removeAttribute('src')
  }
}

/**
 * Keeps links within the site, https links (the page confirms before it leaves), phone numbers and
 * e-mail addresses.
 */
function guardLink(link: Element) {
  const address = link.getAttribute('href') ?? ''
  if (isContact(address)) return
  try {
    const url = new URL(address, location.origin)
    const isPlain = address !== '' && !/[^!-~]|[\\#]/.test(address) && !url.username && !url.password
    if (isPlain && (url.origin === location.origin || url.protocol === 'https:')) {
      link.setAttribute('rel', 'noopener noreferrer')
      return
    }
  } catch {
    // Not a valid URL.
  }
  link.removeAttribute('href')
}

function guardPicture(picture: HTMLImageElement) {
  if (!/^blob:/.test(picture.getAttribute('src') ?? '')) picture.remove()
  else picture.alt = ''
}
