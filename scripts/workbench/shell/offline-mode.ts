/**
 * Where the app in the shell takes the members' pages from: the network; its package; its package where it can give no headers; a package that
 * the site no longer allows; none, because a byte of the package that it was given is another one.
 */
export const OFFLINE_MODES = { off: '关', on: '开', bare: '没有响应头', old: '过旧', changed: '被改动' } as const
export type OfflineMode = keyof typeof OFFLINE_MODES

/** By this cookie the shell's page tells the server, which answers in the app's place (scripts/workbench/serve/app-package.ts). */
export const OFFLINE_COOKIE = 'shell-offline'
