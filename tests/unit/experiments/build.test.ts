import { existsSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { buildSite } from '#scripts/site/build/build.ts'
import { newFolder } from '#tests/unit/new-folder.ts'

const scratch = newFolder()
const outDir = `${scratch}/dist`
const TABLE = {
  button: { owner: '增长团队', end: '2026-01-31', on: true, pages: ['courseSharing'], shares: { aa: 50, bb: 50 } },
}
afterEach(() => void vi.unstubAllEnvs())

test.for([
  ['in CI', 'site', '1'],
  ['for production', 'production', ''],
] as const)('an experiment that is over stops a build %s before anything is written', async ([, mode, ci]) => {
  vi.stubEnv('CI', ci)
  // A build sets it.
  vi.stubEnv('NODE_ENV', 'production')
  // What a production build lacks otherwise.
  for (const name of 'PAGE_ORIGIN ASSET_BASE LEGAL_BASE WORK_ORDER_URL ORDER_LIST_URL IOS_STORE_URL'.split(' '))
    vi.stubEnv(name, 'https://h5.example.com')
  for (const name of 'API_ORIGIN IMAGE_HOSTS VIDEO_HOSTS'.split(' ')) vi.stubEnv(name, '')
  for (const name of 'CHAT_APP_KEY APP_SCHEME SERVICE_PHONE'.split(' ')) vi.stubEnv(name, 'x')
  vi.stubEnv('CHAT_PROVIDER', 'local')
  vi.stubEnv('ANDROID_PACKAGE_NAME', 'com.example.app')
  vi.stubEnv('ANDROID_PACKAGE_URL', 'https://h5.example.com/a.apk')
  vi.stubEnv('WECHAT', 'off')
  const build = buildSite({ mode, outDir, only: ['courseSharing'], isPlain: true, examples: true, experiments: TABLE })
  await expect(build).rejects.toThrow(/^实验 button（增长团队）2026-01-31 已经结束/)
  expect(existsSync(outDir)).toBe(false)
})
