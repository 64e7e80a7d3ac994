import { marked, type Token, type Tokens } from 'marked'
import type { Block, Run } from '#shared/core/document.ts'

/**
 * Parses a legal document: headings, paragraphs (one per line), emphasis, lists of one level,
 * tables. `{{name}}` is replaced by its value.
 * @throws Error on any other syntax, so that no text of a lawyer is lost silently
 */
export function parseMarkdown(markdown: string, values: Record<string, string>): Block[] {
  const filled = markdown.replace(/\{\{(\w+)\}\}/g, (mark, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`没有为 ${mark} 配置内容（scripts/legal/company.json）`)
    return value
  })
  return marked.lexer(filled).flatMap(parseToken)
}

function parseToken(token: Token): Block[] {
  switch (token.type) {
    case 'space':
      return []
    case 'heading': {
      const { depth, tokens } = token as Tokens.Heading
      if (depth > 3) throw new Error(`标题最多三级：${token.raw}`)
      return [[`h${depth as 1 | 2 | 3}`, parseRuns(tokens)]]
    }
    case 'paragraph':
      return splitLines(parseRuns((token as Tokens.Paragraph).tokens)).map((line): Block => ['p', line])
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return [[ordered ? 'ol' : 'ul', items.map((item) => parseRuns(item.tokens))]]
    }
    case 'table': {
      const { header, rows } = token as Tokens.Table
      return [['table', [header, ...rows].map((row) => row.map((cell) => parseRuns(cell.tokens)))]]
    }
    default:
      throw createSyntaxError(token)
  }
}

function parseRuns(tokens: Token[]): Run[] {
  return tokens.flatMap((token): Run[] => {
    const inner = (token as { tokens?: Token[] }).tokens
    if (token.type === 'strong') return [{ b: (inner ?? []).map((part) => part.raw).join('') }]
    if (token.type === 'text' && inner) return parseRuns(inner)
    if (token.type === 'text' || token.type === 'escape') return [(token as Tokens.Text).text]
    // A bare address such as privacy@example.com stays text.
    if (token.type === 'link' && token.raw === (token as Tokens.Link).text) return [token.raw]
    throw createSyntaxError(token)
  })
}

const splitLines = (runs: Run[]): Run[][] => {
  const lines: Run[][] = [[]]
  for (const run of runs) {
    const [first, ...more] = typeof run === 'string' ? run.split('\n') : [run]
    if (first) lines[lines.length - 1]!.push(first)
    for (const line of more) lines.push(line ? [line] : [])
  }
  return lines
}

const createSyntaxError = (token: Token) => new Error(`法律文件里不能用这种写法：${token.raw.slice(0, 60)}`)
