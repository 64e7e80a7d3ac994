import { minify as terser } from 'terser'
import { minify, type Plugin } from 'vite'
import { SHARED } from './chunks.ts'

/**
 * One more pass over what a page runs before it is painted, with terser's compressor: it inlines what is used once and shortens
 * conditions where the bundler's own leaves them. The bundler names and prints afterwards, as ever, and then takes the file's hash.
 * @param target the oldest engines: the passes may write nothing newer @param hasMap whether a source map is made
 */
export const packScript = (target: string[], hasMap: boolean): Plugin => ({
  name: 'pack-script',
  async renderChunk(code, { fileName, isEntry, name }) {
    // All later files together take as long as the rest of the build; they are no part of the first view.
    if (!isEntry && name !== SHARED) return null
    const first = await minify(fileName, code, { module: true, mangle: false, compress: { target }, sourcemap: hasMap })
    const { code: packed, map } = await terser(first.code, {
      module: true,
      ecma: 2020,
      compress: { passes: 2 },
      mangle: false,
      ...(first.map && { sourceMap: { content: JSON.stringify(first.map), asObject: true } }),
    })
    return { code: packed!, map: (map as { mappings: string } | undefined) ?? null }
  },
})
