import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { build, type InlineConfig, type Rollup } from 'vite'
import { FLOOR } from '#scripts/base/page-names.ts'
import { getAliases } from '#scripts/build/aliases.ts'
import { typeOf } from '#scripts/host/static-site.ts'
import { DEFAULTS, type NativeSettings } from './native/settings.ts'
import type { WechatSettings } from './wechat/settings.ts'

const resolvePath = (path: string) => fileURLToPath(new URL(path, import.meta.url))

async function buildOutputs(config: InlineConfig): Promise<Rollup.RollupOutput['output'][number][]> {
  const result = await build({
    configFile: false,
    envFile: false,
    logLevel: 'error',
    publicDir: false,
    ...config,
    build: { write: false, target: FLOOR, ...config.build },
  })
  return [result].flat().flatMap((item) => ('output' in item ? item.output : []))
}

/** One module and all it needs as a classic script. */
async function buildClassicScript(entry: string): Promise<string> {
  const [chunk] = await buildOutputs({
    root: resolvePath('.'),
    build: { rollupOptions: { input: resolvePath(entry), output: { format: 'iife' } } },
  })
  if (chunk?.type !== 'chunk') throw new Error(`${entry} gave no script`)
  return chunk.code
}

async function buildPageFiles() {
  const assets = new Map<string, { body: string | Uint8Array; type: string }>()
  let html = ''
  for (const file of await buildOutputs({
    root: resolvePath('page'),
    base: '/shell/',
    plugins: [tailwindcss()],
    resolve: { alias: getAliases('compat') },
    oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  })) {
    const body = file.type === 'chunk' ? file.code : file.source
    if (file.fileName === 'index.html') html = String(body)
    else assets.set(file.fileName, { body, type: typeOf(file.fileName) })
  }
  return { html, assets }
}

/**
 * The simulated shell as files in memory: its page, the page's assets by path below /shell/, and
 * the script for framed pages.
 */
export async function bundleShell() {
  const [page, injectJs] = await Promise.all([buildPageFiles(), buildClassicScript('inject.ts')])
  return { ...page, injectJs }
}
export type ShellFiles = Awaited<ReturnType<typeof bundleShell>>

let testNative: Promise<string> | undefined
let testWechat: Promise<string> | undefined

/**
 * The native side as an init script for browser tests. Its replies come from `__nativeHandle(name,
 * data)`, which the test exposes; `undefined` means no reply.
 */
export async function createNativeInitScript(settings: Partial<NativeSettings> = {}): Promise<string> {
  testNative ??= buildClassicScript('test-native.ts')
  return `window.__nativeSettings=${JSON.stringify({ ...DEFAULTS, ...settings })};${await testNative}`
}

/**
 * WeChat's client as an init script for browser tests; it reports events to `__wechat(name, data)`,
 * which the test exposes.
 */
export async function createWechatInitScript(settings: WechatSettings): Promise<string> {
  testWechat ??= buildClassicScript('test-wechat.ts')
  return `window.__wechatSettings=${JSON.stringify(settings)};${await testWechat}`
}
