import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** What a web root's nginx is told, by the names of the command's options; '' is the same as not given. */
export const HOST_OPTIONS = {
  listen: { type: 'string' },
  name: { type: 'string' },
  cert: { type: 'string' },
  key: { type: 'string' },
  service: { type: 'string' },
  edge: { type: 'string' },
  reload: { type: 'string' },
} as const
export type HostSettings = Partial<Record<keyof typeof HOST_OPTIONS, string>>

/** The settings of the last deploy to a web root: a later one, or a step back, need not name them again. */
export const settingsFile = (target: string) => `${target}/settings.json`

/**
 * The options given now, the rest from the last deploy.
 * @throws Error in Chinese with everything that is wrong: the values go into nginx's configuration as they are
 */
export function hostSettings(target: string, given: HostSettings): HostSettings {
  const file = settingsFile(target)
  const last: HostSettings = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const names = Object.keys(HOST_OPTIONS) as (keyof HostSettings)[]
  const chosen = names.map((name) => {
    const said = given[name]
    return [name, said && (name === 'cert' || name === 'key') ? resolve(said) : (said ?? last[name])] as const
  })
  const settings: HostSettings = Object.fromEntries(chosen.filter(([, value]) => value))
  const wrong = problems(settings)
  if (wrong.length) throw new Error(wrong.join('\n'))
  return settings
}

function problems({ listen = '', name = '', cert = '', key = '', service = '', edge = '' }: HostSettings): string[] {
  return [
    ...(/^([\w.:[\]-]+:)?\d*$|^$/.test(listen) ? [] : [`--listen 要是端口，或 地址:端口：${listen}`]),
    ...(/^[\w.*\- ]*$/.test(name) ? [] : [`--name 要是域名，几个之间用空格：${name}`]),
    ...(!cert === !key ? [] : ['--cert 和 --key 要一起给']),
    ...[cert, key].filter((file) => file && !existsSync(file)).map((file) => `没有这个文件：${file}`),
    ...(!service || isOrigin(service) ? [] : [`--service 要是 http(s)://主机[:端口]：${service}`]),
    ...(!edge || isOrigin(edge) ? [] : [`--edge 要是 http(s)://主机[:端口]：${edge}`]),
  ]
}

/** Nothing but scheme, host and port: the visitor's own path is added. `new URL` alone lets `;` and `{` into a host. */
export function isOrigin(text: string): boolean {
  try {
    return /^https?:\/\/[\w.:[\]-]+$/.test(text) && new URL(text).origin === text
  } catch {
    return false
  }
}
