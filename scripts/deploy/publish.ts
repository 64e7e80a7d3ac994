import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs'
import { basename, relative } from 'node:path'
import { MANIFEST } from '#scripts/build/manifest.ts'
import { checkComplete, manifestOf, wrongFiles } from './check-complete.ts'
import { alone } from './lock.ts'
import { pointTo, putAsset, putFile } from './web-root.ts'

/** One build that was published. */
export interface Build {
  id: string
  /** Epoch milliseconds. */
  at: number
  /** Its files below assets/. */
  assets: readonly string[]
}

interface Publish {
  dist: string
  /** The web root: `assets/` of all kept builds, `releases/<id>/` with the pages of each, `current` → the newest. */
  target: string
  now: number
  /** A tab may stay open this long: builds are kept for both of these. */
  keepBuilds?: number
  keepDays?: number
  /** Called between assets and pages; writes what the host needs and makes it look at the new pages. */
  activate?: (release: string) => Promise<void> | void
}

const DAY = 86_400_000
const BUILDS = 'builds.json'

/**
 * Publish a build: assets first, pages last, so that no page ever names a file that is not there; then forget what only
 * builds too old use. Pages and their policies stand in one release folder and change together. A deploy that broke off
 * is simply done again: what is there already stays, what no build in the list uses is removed. Where the very same build is served already,
 * whole, only `activate` is called.
 * @returns the build that is served now; its `at` is `now` if it is a new one
 * @throws Error in Chinese before anything is touched, when the build is incomplete or another deploy is at work; what
 * `activate` throws, with the release before still the current one
 */
export async function publish({ keepBuilds = 10, keepDays = 30, ...options }: Publish): Promise<Build> {
  const { dist, target, now, activate } = options
  if (!relative(dist, target).startsWith('..')) throw new Error('--to 不能在构建目录里面')
  checkComplete(dist)
  return alone(target, async () => {
    const same = servedBuild(target)
    if (same && isServed(dist, target)) {
      await activate?.(`${target}/releases/${same.id}`)
      return same
    }
    const build: Build = { id: idOf(now), at: now, assets: readdirSync(`${dist}/assets`).sort() }
    mkdirSync(`${target}/assets`, { recursive: true })
    for (const name of build.assets) putAsset(`${dist}/assets/${name}`, `${target}/assets/${name}`)

    const release = `${target}/releases/${build.id}`
    cpSync(dist, release, { recursive: true, filter: (path) => path !== `${dist}/assets` })
    const older = publishedBuilds(target)
    const builds = [build, ...older]
    // Before the switch: the scripts of a page that is served must never be removed as unused.
    putFile(`${target}/${BUILDS}`, JSON.stringify(builds, null, 1))
    try {
      await activate?.(release)
    } catch (error) {
      forget(target, older, () => true)
      throw error
    }
    pointTo(target, build.id)

    forget(target, builds, (one, index) => one === build || index < keepBuilds || now - one.at < keepDays * DAY)
    return build
  })
}

/** Builds on a web root, newest first; the one that is served is not the newest after a step back. */
export function publishedBuilds(target: string): Build[] {
  const file = `${target}/${BUILDS}`
  const builds: Build[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  return builds.sort((a, b) => b.at - a.at)
}

/** undefined on a new web root. */
function servedBuild(target: string): Build | undefined {
  if (!existsSync(`${target}/current`)) return undefined
  const served = basename(readlinkSync(`${target}/current`))
  return publishedBuilds(target).find(({ id }) => id === served)
}

/** Whether what is served is this build, with every file as it was built. */
function isServed(dist: string, target: string): boolean {
  const manifest = manifestOf(dist)
  const placeOf = (path: string) => `${target}/${path.startsWith('assets/') ? path : `current/${path}`}`
  const list = placeOf(MANIFEST)
  if (!existsSync(list) || !readFileSync(list).equals(readFileSync(`${dist}/${MANIFEST}`))) return false
  return wrongFiles(manifest, placeOf).length === 0
}

/**
 * Go back to the build before the one that is served, again and again if need be: only pages change, its assets are all
 * still there. @throws Error in Chinese when there is none
 */
export async function rollBack(target: string, activate?: Publish['activate']): Promise<Build> {
  const none = new Error('没有更早的构建可以退回')
  if (!existsSync(`${target}/current`)) throw none
  return alone(target, async () => {
    const builds = publishedBuilds(target)
    const served = servedBuild(target)
    const [, build] = builds.slice(builds.findIndex(({ id }) => id === served?.id))
    if (!build) throw none
    await activate?.(`${target}/releases/${build.id}`)
    pointTo(target, build.id)
    return build
  })
}

/** Unique, and in the order of time when sorted. */
const idOf = (now: number) =>
  `${new Date(now).toISOString().slice(0, 19).replace(/\D/g, '')}-${randomBytes(3).toString('hex')}`

function forget(target: string, builds: readonly Build[], isKept: (build: Build, index: number) => boolean) {
  const kept = builds.filter(isKept)
  putFile(`${target}/${BUILDS}`, JSON.stringify(kept, null, 1))
  const wanted = new Set(kept.flatMap(({ assets }) => assets))
  for (const name of readdirSync(`${target}/assets`)) {
    if (!wanted.has(name)) rmSync(`${target}/assets/${name}`)
  }
  const ids = new Set(kept.map(({ id }) => id))
  for (const id of readdirSync(`${target}/releases`)) {
    if (!ids.has(id)) rmSync(`${target}/releases/${id}`, { recursive: true })
  }
}
