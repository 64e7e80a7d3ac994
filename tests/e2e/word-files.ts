import { crc32, deflateSync } from 'node:zlib'
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
  /** More files: path → content. */
  files?: Record<string, string | Buffer>
}

/** A Word file made by hand, as an attacker would. */
export async function createWordFile({ body, links = {}, styles = '', files = {} }: Parts): Promise<Buffer> {
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
  for (const [path, content] of Object.entries(files)) zip.file(path, content)
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' })
}

const createRun = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`
export const createParagraph = (text: string) => `<w:p>${createRun(text)}</w:p>`

/**
 * All attacks in one file: script links, embedded HTML, remote pictures and styles that try to
 * break out of their rule.
 */
export const createHostileFile = () =>
  createWordFile({
    body: [
      createParagraph('一份看起来普通的文件'),
      `<w:p><w:hyperlink r:id="rIdJs">${createRun('点我')}</w:hyperlink></w:p>`,
      `<w:p><w:hyperlink r:id="rIdTab">${createRun('也点我')}</w:hyperlink></w:p>`,
      `<w:p><w:hyperlink r:id="rIdOut">${createRun('外部网站')}</w:hyperlink></w:p>`,
      '<w:altChunk r:id="rIdChunk"/>',
      `<w:p><w:r><w:pict><v:rect style="background:url(https://evil.example/vml.png);width:10pt;height:10pt" onclick="window.__hit='vml'"><v:imagedata r:id="rIdImg"/></v:rect></w:pict></w:r></w:p>`,
      `<w:p><w:bookmarkStart w:id="1" w:name="app"/>${createRun('书签')}</w:p>`,
      `<w:p><w:pPr><w:pStyle w:val="Evil"/></w:pPr>${createRun('&lt;img src=x onerror="window.__hit=1"&gt;')}</w:p>`,
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
export const createHugeTableFile = () => {
  const createRow = `<w:tr>${`<w:tc>${createParagraph('格')}</w:tc>`.repeat(20)}</w:tr>`
  return createWordFile({ body: `<w:tbl>${createRow.repeat(1500)}</w:tbl>` })
}

/** A red PNG of `side` × `side` pixels. */
function createRedPng(side: number): Buffer {
  const createPngChunk = (type: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(content))
    return Buffer.concat([length, content, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // 8 bits, a palette.
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    createPngChunk('IHDR', header),
    createPngChunk('PLTE', Buffer.from([0xc0, 0x10, 0x20])),
    createPngChunk('IDAT', deflateSync(Buffer.alloc((side + 1) * side))),
    createPngChunk('IEND', Buffer.alloc(0)),
  ])
}

const EMU_PER_CM = 360_000
const createSeal = (cm: number) =>
  `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="${cm * EMU_PER_CM}" cy="${cm * EMU_PER_CM}"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="1" name="seal"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rIdSeal"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${cm * EMU_PER_CM}" cy="${cm * EMU_PER_CM}"/></a:xfrm><a:prstGeom prst="rect"/></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`

/** Formats of the lists below, each the first level of its own: format, text, start, font. */
const LISTS = [
  ['chineseCounting', '%1、', 1],
  ['decimal', '%1.', 5],
  ['decimalEnclosedCircleChinese', '%1', 1],
  ['decimalEnclosedParen', '%1', 1],
  ['bullet', '\uf0b7', 1, 'Symbol'],
  ['bullet', '\uf0d8', 1, 'Wingdings'],
] as const
const [CHAPTER, FROM_FIVE, CIRCLE, BRACKET, SYMBOL, WINGDINGS] = [1, 2, 3, 4, 5, 6]
/** A list of the format of FROM_FIVE whose start Word has set in the text (“设置编号值”). */
const FROM_EIGHT = 7

const numbering = `<?xml version="1.0"?><w:numbering ${W}>${LISTS.map(
  ([format, text, start, font], index) =>
    `<w:abstractNum w:abstractNumId="${index + 1}"><w:lvl w:ilvl="0"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/>${font ? `<w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:hint="default"/></w:rPr>` : ''}</w:lvl></w:abstractNum>`,
).join('')}${LISTS.map(
  (_, index) => `<w:num w:numId="${index + 1}"><w:abstractNumId w:val="${index + 1}"/></w:num>`,
).join(
  '',
)}<w:num w:numId="${FROM_EIGHT}"><w:abstractNumId w:val="${FROM_FIVE}"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="8"/></w:lvlOverride></w:num></w:numbering>`

const createBoldRun = (text: string) => `<w:r><w:rPr><w:b/></w:rPr><w:t>${text}</w:t></w:r>`
const createListItem = (list: number, ...runs: string[]) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr></w:pPr>${runs.join('')}</w:p>`
const createFootnote = (id: number) =>
  `<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:id="${id}"/></w:r>`
const createCell = (text: string, merge = '') => `<w:tc><w:tcPr>${merge}</w:tcPr>${createParagraph(text)}</w:tc>`
const createRow = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`

/**
 * An agreement as a lawyer writes it in Word: no style of a heading, automatic numbers, signs of
 * Wingdings, a seal.
 */
export const createAgreement = () =>
  createWordFile({
    body: [
      `<w:p>${createBoldRun('会员服务协议')}</w:p>`,
      createListItem(CHAPTER, createBoldRun('总则')),
      `<w:p>${createRun('本协议由双方签订')}${createFootnote(1)}${createRun('，自签字之日起生效')}${createFootnote(2)}${createRun('。')}</w:p>`,
      createListItem(FROM_FIVE, createRun('从五开始的条款')),
      createListItem(FROM_FIVE, '<w:r><w:rPr><w:vanish/></w:rPr><w:t>隐藏的条款</w:t></w:r>'),
      createListItem(FROM_FIVE, createRun('接着的条款')),
      createListItem(FROM_EIGHT, createRun('从八开始的条款')),
      createListItem(CHAPTER, createBoldRun('权利与义务')),
      createListItem(CIRCLE, createRun('圈号条款')),
      createListItem(CIRCLE, createRun('圈号条款之二')),
      createListItem(BRACKET, createRun('括号条款')),
      createListItem(SYMBOL, createRun('圆点条款')),
      createListItem(WINGDINGS, createRun('箭头条款')),
      `<w:p><w:r><w:sym w:font="Wingdings" w:char="F0FE"/></w:r>${createRun('同意\uf0fc')}</w:p>`,
      `<w:p>${createRun('看得见')}<w:r><w:rPr><w:vanish/></w:rPr><w:t>批注：底价一百</w:t></w:r></w:p>`,
      `<w:p>${createRun('也看得见')}<w:r><w:rPr><w:rStyle w:val="Secret"/></w:rPr><w:t>样式隐藏</w:t></w:r></w:p>`,
      `<w:p><w:pPr><w:pStyle w:val="SecretLine"/></w:pPr>${createRun('整段隐藏')}</w:p>`,
      `<w:p><w:r><w:rPr><w:vanish w:val="0"/></w:rPr><w:t>取消了隐藏</w:t></w:r></w:p>`,
      createListItem(CHAPTER, createBoldRun('信息清单')),
      `<w:tbl>${[
        createRow(createCell('类别'), createCell('名称'), createCell('用途')),
        createRow(createCell('设备', '<w:vMerge w:val="restart"/>'), createCell('型号'), createCell('适配')),
        createRow(createCell('', '<w:vMerge/>'), createCell('系统'), createCell('统计')),
      ].join('')}</w:tbl>`,
      createSeal(3),
    ].join(''),
    links: {
      rIdN: ['numbering', 'numbering.xml'],
      rIdF: ['footnotes', 'footnotes.xml'],
      rIdSeal: ['image', 'media/seal.png'],
    },
    styles: [
      '<w:style w:type="character" w:styleId="Secret"><w:name w:val="Secret"/><w:rPr><w:vanish/></w:rPr></w:style>',
      '<w:style w:type="paragraph" w:styleId="SecretLine"><w:name w:val="Secret line"/><w:rPr><w:vanish/></w:rPr></w:style>',
    ].join(''),
    files: {
      'word/numbering.xml': numbering,
      'word/footnotes.xml': `<?xml version="1.0"?><w:footnotes ${W}>${['甲方指运营者', '以签字为准']
        .map((text, index) => `<w:footnote w:id="${index + 1}">${createParagraph(text)}</w:footnote>`)
        .join('')}</w:footnotes>`,
      'word/media/seal.png': createRedPng(1600),
    },
  })
