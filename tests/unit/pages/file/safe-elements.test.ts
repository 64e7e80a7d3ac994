// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { createSafeElements, isSafeStyle, sanitizeElement } from '#pages/file/safe-elements.ts'

const { h } = createSafeElements([
  { name: 'heading 1', cssName: 'docx_1' },
  { name: 'Title', cssName: 'docx_t' },
])
const renderElement = (element: Parameters<typeof h>[0]) => {
  const root = document.createElement('div')
  root.append(h(element))
  sanitizeElement(root)
  return root.innerHTML
}

test.for(['script', 'iframe', 'object', 'embed', 'svg', 'math', 'form', 'input', 'style', 'link', 'base', 'meta'])(
  '<%s> is never made',
  (tagName) => expect(renderElement({ tagName, children: ['x'] })).not.toContain(`<${tagName}`),
)

test('properties that would become markup or script are not set', () => {
  const html = renderElement({
    tagName: 'p',
    innerHTML: '<img>',
    srcdoc: 'x',
    onclick: 'x()',
    id: 'app',
    children: ['text'],
  })
  expect(html).toBe('<p>text</p>')
})

test.for([
  ['javascript:alert(1)', null],
  [' javascript:alert(1)', null],
  ['java\tscript:alert(1)', null],
  ['data:text/html,x', null],
  ['http://example.com/', null],
  ['https://user@example.com/', null],
  ['#bookmark', null],
  ['', null],
  ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
  ['/file?type=privacy', '/file?type=privacy'],
  ['tel:4000000000', 'tel:4000000000'],
  ['mailto:privacy@example.com', 'mailto:privacy@example.com'],
  ['tel:*#06#', null],
  ['mailto:a@b.cn?bcc=c@d.cn', null],
] as const)('a link to %j keeps the address %j', ([href, stored]) => {
  const root = document.createElement('div')
  root.append(h({ tagName: 'a', href, children: ['x'] }))
  sanitizeElement(root)
  expect(root.querySelector('a')!.getAttribute('href')).toBe(stored)
})

test('headings are real headings, bold runs are emphasis', () => {
  expect(renderElement({ tagName: 'p', className: 'docx_t', children: ['题'] })).toContain('<h2')
  expect(renderElement({ tagName: 'p', className: 'docx_1', children: ['一'] })).toContain('<h3')
  expect(renderElement({ tagName: 'span', style: { 'font-weight': 'bold' }, children: ['重'] })).toContain('<b')
})

test('only pictures from inside the file stay', () => {
  const root = document.createElement('div')
  for (const src of ['blob:http://x/1', 'https://evil.example/x.png', '//evil.example/x.png']) {
    const picture = h({ tagName: 'img' }) as HTMLImageElement
    picture.setAttribute('src', src)
    root.append(picture)
  }
  sanitizeElement(root)
  expect([...root.querySelectorAll('img')].map((item) => item.getAttribute('src'))).toEqual(['blob:http://x/1'])
})

test.for([
  ['font-weight', 'bold', true],
  ['text-align', 'center', true],
  ['color', '#fff', false],
  ['position', 'fixed', false],
  ['background-image', 'url(x)', false],
  ['text-decoration', 'underline url(x)', false],
  ['font-weight', 3, false],
] as const)('the style %s: %s is kept: %s', ([name, value, is]) => expect(isSafeStyle(name, value)).toBe(is))

test('more elements than a phone can draw are refused', () => {
  const { h } = createSafeElements([])
  expect(() => {
    for (let n = 0; n <= 40_000; n++) h({ tagName: 'td' })
  }).toThrow('too many')
})
