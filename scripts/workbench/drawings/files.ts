import { readdirSync, readFileSync } from 'node:fs'
import { sceneSvg } from './scene.ts'

const FOLDER = new URL('./scenes/', import.meta.url)

/** Where the drawing of a template goes, by the word its name begins with. */
const PLACES: readonly (readonly [begins: RegExp, folder: string])[] = [
  [/^campaign-/, 'public/campaign/'],
  [/^column-/, 'scripts/workbench/service/pictures/scenes/'],
  [/^course-/, 'public/share/'],
  [/^banner-/, 'pages/activityShare/'],
]

/** Every scene with persons in it: its place in the project, and what it ships. */
export function drawnFiles(): { path: string; svg: string }[] {
  return readdirSync(FOLDER).map((file) => {
    const [, folder] = PLACES.find(([begins]) => begins.test(file))!
    const name = file.replace(/^(campaign|banner)-/, '')
    return { path: folder + name, svg: sceneSvg(readFileSync(new URL(file, FOLDER), 'utf8')) }
  })
}
