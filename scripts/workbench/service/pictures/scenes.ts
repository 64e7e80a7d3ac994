import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = new URL('./scenes/', import.meta.url)

/** Drawn scenes by name: column covers, prizes, the plan of a column. */
const SCENES = new Map(
  readdirSync(FOLDER).map((file) => [file.replace('.svg', ''), readFileSync(new URL(file, FOLDER), 'utf8')]),
)

/** The scene of that name, undefined when there is none. */
export const scene = (name: string): string | undefined => SCENES.get(name)
