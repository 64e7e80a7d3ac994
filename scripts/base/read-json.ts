import { readFileSync } from 'node:fs'

/** What a JSON text says. @throws Error in Chinese with the line where it breaks off */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const place = placeOf(text, (error as Error).message)
    throw new Error(`不是完整的 JSON，常见的是少了逗号、引号或括号（${place}）`)
  }
}

/** Where the parser gave up: the line, where it says the place. */
function placeOf(text: string, message: string): string {
  const [, at] = /position (\d+)/.exec(message) ?? []
  return at === undefined ? '在文件末尾' : `第 ${text.slice(0, Number(at)).split('\n').length} 行`
}

/** A JSON file that a person edits. @throws Error in Chinese that names the file and the line */
export function readJson<T>(file: string): T {
  const text = readFileSync(file, 'utf8')
  try {
    return parsedJson(text) as T
  } catch (error) {
    throw new Error(`${file} ${(error as Error).message}`)
  }
}
