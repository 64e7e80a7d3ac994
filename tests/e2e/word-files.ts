import JSZip from 'jszip'

const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:v="urn:schemas-microsoft-com:vml"'
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

interface Parts {
  /** Content of w:body. */
  body: string
  /** Relationships of the document: id → [kind, target]. */
  links?: Record<string, [kind: string, target: string]>
  /** Content of w:styles. */
  styles?: string
  /** More files: path → text. */
  files?: Record<string, string>
}

/** A Word file made by hand, as an attacker would. */
export async function wordFile({ body, links = {}, styles = '', files = {} }: Parts): Promise<Buffer> {
  const zip = new JSZip()
  const extra = Object.keys(files).map((path) => `<Override PartName="/${path}" ContentType="text/html"/>`)
  zip.file(
    '[Content_Types].xml',
    `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>${extra.join('')}</Types>`,
  )
  zip.file(
    '_rels/.rels',
    `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${REL}/officeDocument" Target="word/document.xml"/></Relationships>`,
  )
  const rows = Object.entries({ rIdS: ['styles', 'styles.xml'], ...links }).map(([id, [kind, target]]) => {
    const mode = /^[a-z]+:/i.test(target!) ? ' TargetMode="External"' : ''
    return `<Relationship Id="${id}" Type="${REL}/${kind}" Target="${target}"${mode}/>`
  })
  zip.file(
    'word/_rels/document.xml.rels',
    `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${rows.join('')}</Relationships>`,
  )
  zip.file('word/styles.xml', `<?xml version="1.0"?><w:styles ${W}>${styles}</w:styles>`)
  zip.file('word/document.xml', `<?xml version="1.0"?><w:document ${W}><w:body>${body}</w:body></w:document>`)
  for (const [path, text] of Object.entries(files)) zip.file(path, text)
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' })
}

const words = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
export const paragraph = (text: string) => `<w:p>${words(text)}</w:p>`

/** All attacks in one file: script links, embedded HTML, remote pictures, styles that try to break out of their rule. */
export const hostile = () =>
  wordFile({
    body: [
      paragraph('一份看起来普通的文件'),
      `<w:p><w:hyperlink r:id="rIdJs">${words('点我')}</w:hyperlink></w:p>`,
      `<w:p><w:hyperlink r:id="rIdTab">${words('也点我')}</w:hyperlink></w:p>`,
      `<w:p><w:hyperlink r:id="rIdOut">${words('外部网站')}</w:hyperlink></w:p>`,
      '<w:altChunk r:id="rIdChunk"/>',
      `<w:p><w:r><w:pict><v:rect style="background:url(https://evil.example/vml.png);width:10pt;height:10pt" onclick="window.__hit='vml'"><v:imagedata r:id="rIdImg"/></v:rect></w:pict></w:r></w:p>`,
      `<w:p><w:bookmarkStart w:id="1" w:name="app"/>${words('书签')}</w:p>`,
      `<w:p><w:pPr><w:pStyle w:val="Evil"/></w:pPr>${words('&lt;img src=x onerror="window.__hit=1"&gt;')}</w:p>`,
    ].join(''),
    links: {
      rIdJs: ['hyperlink', 'javascript:window.__hit=1'],
      rIdTab: ['hyperlink', 'java&#9;script:window.__hit=1'],
      rIdOut: ['hyperlink', 'https://example.com/page'],
      rIdChunk: ['aFChunk', 'chunk.html'],
      rIdImg: ['image', 'https://evil.example/img.png'],
    },
    styles: `<w:style w:type="paragraph" w:styleId="Evil"><w:name w:val="Evil"/><w:rPr><w:rFonts w:ascii="x}body{display:none}.docx p{background:url(https://evil.example/font.png)" w:hAnsi="x}*{position:fixed"/><w:color w:val="fff;} body{display:none"/></w:rPr></w:style>`,
    files: { 'word/chunk.html': "<html><body><script>parent.__hit='chunk'</script></body></html>" },
  })

/** More cells than a phone can draw. */
export const hugeTable = () => {
  const row = `<w:tr>${`<w:tc>${paragraph('格')}</w:tc>`.repeat(20)}</w:tr>`
  return wordFile({ body: `<w:tbl>${row.repeat(1500)}</w:tbl>` })
}
