import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** File names hold a hash of the content: the same name with other bytes means a broken build. */
export function putAsset(from: string, to: string) {
  const bytes = readFileSync(from)
  if (!existsSync(to)) return putFile(to, bytes)
  // Compressed copies may differ with the version of the compressor; the files themselves may not.
  if (!/\.(br|gz)$/.test(to) && !bytes.equals(readFileSync(to))) throw new Error(`同名不同内容：${to}`)
}

/** Write a file beside its place and rename it, so that no reader sees half of it. */
export function putFile(path: string, content: string | Uint8Array) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.new`, content)
  renameSync(`${path}.new`, path)
}

/** For hosts that serve a folder and for people: `current` is the newest release, in one step. */
export function pointTo(target: string, id: string) {
  rmSync(`${target}/current.new`, { force: true })
  symlinkSync(`releases/${id}`, `${target}/current.new`)
  renameSync(`${target}/current.new`, `${target}/current`)
}
