import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { mpa } from './mpa.ts'
import { pageNames } from './page-names.ts'

type MpaOptions = import('vite-plugin-mpa').MpaOptions

/**
 * vite-plugin-mpa, which finds `pages/<route>/main.tsx` and its HTML, with its traps taken out:
 * - `scanDir: 'pages'` would name every entry '' and build one page: './pages' is right;
 * - its own rewrites are relative and answer 404 on Vite 8: absolute ones are passed, one for each route;
 * - it sends every other address that a browser opens to `/`, the shell and the service's own pages too: they stay what they are;
 * - its `closeBundle` also runs when dev or vitest stops and deletes files of dist: dropped (finish-pages moves the files);
 * - it opens a browser in dev: switched off.
 * @param only build just these routes; all that have a folder when absent
 */
export function pages(only?: readonly string[]): Plugin {
  const names = only ?? pageNames()
  const options: Partial<MpaOptions> = {
    scanDir: './pages',
    scanFile: 'main.tsx',
    open: false,
    rewrites: [
      ...names.map((name) => ({
        from: new RegExp(`^/${name}(/|/index\\.html|\\.html)?$`),
        to: `/pages/${name}/index.html`,
      })),
      { from: /^\/$/, to: '/index.html' },
      { from: /./, to: ({ parsedUrl }: { parsedUrl: { path: string | null } }) => parsedUrl.path ?? '/' },
    ],
  }
  const { closeBundle: _, ...plugin } = mpa(options)
  return {
    ...plugin,
    // The plugin narrows its list by the program's own arguments only; the build asks for groups of pages.
    configResolved(config) {
      config.build.rolldownOptions.input = Object.fromEntries(
        names.map((name) => [name, resolve(config.root, `pages/${name}/index.html`)]),
      )
    },
  }
}
