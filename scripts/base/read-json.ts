import { readFileSync } from 'node:fs'

/** What a JSON text says. @throws Error in Chinese with the line where it breaks off */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const slip = findSlip(text)
    if (slip) throw new Error(`不是完整的 JSON：${slip}`)
    const place = describePosition(text, (error as Error).message)
    throw new Error(`不是完整的 JSON，常见的是少了逗号、引号或括号（${place}）`)
  }
}

const FULL_WIDTH: Record<string, string> = { '“': '"', '”': '"', '‘': '"', '’': '"', '＂': '"', '，': ',', '：': ':' }

/** In Chinese, what editors of Chinese text get wrong, with its line; undefined: something else. */
function findSlip(text: string): string | undefined {
  // Texts as blanks, so that every place stays the same.
  const outside = text.replace(/"(?:[^"\\\n]|\\.)*"/g, (match) => ' '.repeat(match.length))
  const lineOf = (at: number) => text.slice(0, at).split('\n').length
  const [mark, comma] = [/[“”‘’＂，：]/.exec(outside), /,\s*[}\]]/.exec(outside)]
  if (mark) return `第 ${lineOf(mark.index)} 行的 ${mark[0]} 是全角的，要用英文的 ${FULL_WIDTH[mark[0]]}`
  return comma ? `第 ${lineOf(comma.index)} 行末尾多了一个逗号，最后一项后面没有逗号` : undefined
}

/** Where the parser gave up: the line, where it says the place. */
function describePosition(text: string, message: string): string {
  const [, at] = /position (\d+)/.exec(message) ?? []
  return at === undefined ? '在文件末尾' : `第 ${text.slice(0, Number(at)).split('\n').length} 行`
}

/** A JSON file that a person edits. @throws Error in Chinese that names the file and the line */
export function readJson<T>(file: string): T {
  const text = readFileSync(file, 'utf8')
  try {
    return parseJson(text) as T
  } catch (error) {
    throw new Error(`${file} ${(error as Error).message}`)
  }
}
