type Plugin = typeof import('vite-plugin-mpa').default

// When it is loaded the plugin reads the program's arguments, and answers --help with its own.
const { argv } = process
process.argv = argv.slice(0, 2)
const module = await import('vite-plugin-mpa')
process.argv = argv

/** vite-plugin-mpa. In an ES module its default export arrives as `{ default: fn }`. */
export const mpa: Plugin = (module.default as unknown as { default?: Plugin }).default ?? module.default
