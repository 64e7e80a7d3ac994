import { existsSync, readdirSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { MANIFEST } from './manifest.ts'

/** A build begins by emptying its folder. @throws Error in Chinese for one that holds something else than a build */
export function ownFolder(named: string): string {
  const folder = resolve(named)
  if (!existsSync(folder)) return folder
  if (!statSync(folder).isDirectory()) throw new Error(`--out 要是文件夹，这是文件：${folder}`)
  const names = readdirSync(folder)
  if (!names.length || names.includes('_headers.json') || names.includes(MANIFEST)) return folder
  throw new Error(`${folder} 里有不是构建的文件，什么都没有写：构建会先清空 --out 的文件夹，请换一个空的`)
}
