import { type Plugin, parseAst, Visitor } from 'vite'

/**
 * Replaces each `describe(schema, description)` in shared/api by its schema: only the OpenAPI
 * document and the service check use descriptions. The bundler then removes the unused values. Line
 * numbers stay the same for the source maps.
 */
export const dropDescriptions: Plugin = {
  name: 'drop-descriptions',
  transform: {
    filter: { id: /\/shared\/api\//, code: /\bdescribe\(/ },
    handler(code) {
      const dropped: (readonly [start: number, end: number])[] = []
      new Visitor({
        CallExpression({ start, end, callee, arguments: [schema] }) {
          if (callee.type === 'Identifier' && callee.name === 'describe')
            dropped.push([start, schema!.start], [schema!.end, end])
        },
      }).visit(parseAst(code, { lang: 'ts' }))
      let text = ''
      let at = 0
      for (const [start, end] of dropped.sort(([a], [b]) => a - b)) {
        text += code.slice(at, start) + code.slice(start, end).replace(/[^\n]/g, '')
        at = end
      }
      return { code: text + code.slice(at), map: null }
    },
  },
}
