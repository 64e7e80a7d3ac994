import {
  AlignmentType,
  BorderStyle,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import JSZip from 'jszip'
import type { Block, Run } from '#shared/core/document.ts'

/** The day every document is dated: the same text gives the same bytes. */
const DATE = new Date('2026-01-01T00:00:00Z')
const HEADINGS = { h1: HeadingLevel.TITLE, h2: HeadingLevel.HEADING_1, h3: HeadingLevel.HEADING_2 }
const FONT = { ascii: 'Arial', hAnsi: 'Arial', eastAsia: '微软雅黑' }

/** A Word document of the blocks, with real headings, numbering and tables. */
export async function createDocx(title: string, blocks: readonly Block[]): Promise<Buffer> {
  const createLevel = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => ({
    level: 0,
    format,
    text,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: 480, hanging: 480 } } },
  })
  const document = new Document({
    title,
    creator: '',
    lastModifiedBy: '',
    description: '',
    styles: {
      default: { document: { run: { font: FONT, size: 21 }, paragraph: { spacing: { after: 120, line: 360 } } } },
    },
    numbering: {
      config: [
        { reference: 'ol', levels: [createLevel(LevelFormat.DECIMAL, '%1.')] },
        { reference: 'ul', levels: [createLevel(LevelFormat.BULLET, '•')] },
      ],
    },
    sections: [{ children: blocks.flatMap(createChildren) }],
  })
  return resetZipDates(await Packer.toBuffer(document))
}

function createChildren(block: Block, index: number): (Paragraph | Table)[] {
  switch (block[0]) {
    case 'ol':
    case 'ul':
      return block[1].map(
        (item) =>
          new Paragraph({
            children: item.map(createRun),
            numbering: { reference: block[0], level: 0, instance: index },
          }),
      )
    case 'table':
      return [createTable(block[1])]
    case 'p':
      return [new Paragraph({ children: block[1].map(createRun) })]
    default:
      return [new Paragraph({ heading: HEADINGS[block[0]], children: block[1].map(createRun) })]
  }
}

const createRun = (part: Run) =>
  typeof part === 'string' ? new TextRun(part) : new TextRun({ text: part.b, bold: true })

function createTable(rows: Run[][][]): Table {
  const line = { style: BorderStyle.SINGLE, size: 4, color: 'C9D3CB' }
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    borders: { top: line, bottom: line, left: line, right: line, insideHorizontal: line, insideVertical: line },
    rows: rows.map(
      (cells, row) =>
        new TableRow({
          tableHeader: row === 0,
          cantSplit: true,
          children: cells.map(
            (cell) => new TableCell({ children: [new Paragraph({ children: cell.map(createRun) })] }),
          ),
        }),
    ),
  })
}

/** The library dates the file and its parts with the clock; put the fixed date there. */
async function resetZipDates(bytes: Buffer): Promise<Buffer> {
  const source = await JSZip.loadAsync(bytes)
  const target = new JSZip()
  for (const name of Object.keys(source.files).sort()) {
    if (source.files[name]!.dir) continue
    const text = await source.files[name]!.async('string')
    const dated = text.replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${DATE.toISOString()}`)
    target.file(name, dated, { date: DATE, createFolders: false })
  }
  return target.generateAsync({
    type: 'nodebuffer',
    compression: 'DEFLATE',
    compressionOptions: { level: 9 },
    platform: 'DOS',
  })
}
