import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import type { KeptMap } from '#scripts/site/build/source-maps.ts'
import { FRAME } from '#shared/app/report/report.ts'

export interface SourcePlaces {
  /** Where an error was, as a person looks for it: `shared/api/exchange.ts:61`. */
  placeOf(frame: string, page: { route: string; build: string }): string
  /** The source that a file of the build is named after: `shared/app/open-app/flow.ts` for `flow-B2x9Qe1k.js`. */
  fileOf(file: string): string
}

interface Read {
  map: SourceMap
  sources: readonly string[]
  inline: KeptMap['inline']
}

/** As many maps stay in memory. */
const MOST = 40

/**
 * Source places of a build's files, by the maps that the build kept (scripts/site/build/source-maps.ts).
 * @param folder undefined: there are none, every place stays as it was reported
 */
export function sourcePlaces(folder: string | undefined): SourcePlaces {
  const read = new Map<string, Read | undefined>()
  const mapOf = (file: string): Read | undefined => {
    const path = `${folder}/${file}.map`
    // A build may still be making it: only what is there is remembered.
    if (!read.has(file) && folder && existsSync(path)) {
      if (read.size >= MOST) read.delete(read.keys().next().value!)
      const { inline, ...payload } = JSON.parse(readFileSync(path, 'utf8')) as KeptMap
      read.set(file, {
        map: new SourceMap({ version: 3, file, sourceRoot: '', sourcesContent: [], ...payload }),
        sources: payload.sources,
        inline,
      })
    }
    return read.get(file)
  }
  const placeOf: SourcePlaces['placeOf'] = (frame, { route, build }) => {
    if (!FRAME.test(frame)) return ''
    const [name, line, column] = frame.split(':') as [string, string, string]
    const own = `${route}-${build}.js`
    const found = mapOf(name === 'page' ? own : name)
    const at = found && generatedAt(name === 'page', found.inline, Number(line), Number(column))
    const entry = at && found.map.findEntry(at.line, at.column)
    if (!entry || !('originalSource' in entry))
      return name === 'page' ? `${route}/index.html:${line}` : `${name}:${line}:${column}`
    return `${entry.originalSource}:${entry.originalLine + 1}`
  }
  const fileOf = (file: string) => {
    const name = file.replace(/-[\w-]{8}\.\w+$/, '')
    return mapOf(file)?.sources.find((source) => source.split('/').at(-1)!.split('.')[0] === name) ?? file
  }
  return { placeOf, fileOf }
}

/** A place in the file that the map speaks of, counted from 0; undefined outside the page's own script. */
function generatedAt(isPage: boolean, inline: Read['inline'], line: number, column: number) {
  if (!isPage) return { line: line - 1, column: column - 1 }
  // An edge in front may have put lines above it; the script itself is one line.
  if (!inline || line < inline.line || column < inline.column) return undefined
  return { line: 0, column: column - inline.column }
}

/** The first place in the project's own code; libraries are where an error comes out, seldom where it comes from. */
export const ownPlace = (places: readonly string[]): string =>
  places.find((place) => place && !place.includes('node_modules/')) ?? places[0] ?? ''
