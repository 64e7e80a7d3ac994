import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { CHROMIUM, HEADLESS_SHELL } from './chromium.ts'

/**
 * The browser, a Chinese font, condensed numerals, emoji; the web server whose generated rules are
 * tested.
 */
const PACKAGES = [
  'chromium',
  'fonts-noto-cjk',
  'fonts-roboto',
  'fonts-noto-color-emoji',
  'nginx',
  'libnginx-mod-http-brotli-static',
]
const NGINX = '/usr/sbin/nginx'
const FONTS = ['/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc', '/usr/share/fonts/truetype/roboto']

/**
 * Install these packages of Debian's.
 * @returns what apt and debconf said against it, '' when it worked
 */
function installPackages(packages: readonly string[]): string {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const runCommand = (...command: string[]) => {
    const [program, ...rest] = [...sudo, ...command]
    return spawnSync(program!, rest, {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const update = runCommand('apt-get', 'update')
  const { status, stderr } = runCommand('apt-get', 'install', '-y', '--no-install-recommends', ...packages)
  return status === 0 ? '' : [update.error?.message, update.stderr, stderr].filter(Boolean).join('\n') || 'apt-get'
}

/**
 * Make sure that Debian's Chromium, nginx and the fonts are there.
 * @throws Error with what to do by hand
 */
export function ensureBrowser(): void {
  if ([CHROMIUM, NGINX, ...FONTS].every(existsSync)) return
  console.log('正在安装 Chromium、nginx 和字体（几分钟）…')
  const remarks = installPackages(PACKAGES)
  if (remarks || ![CHROMIUM, NGINX].every(existsSync))
    throw new Error(`${remarks}\n请先安装：apt-get install ${PACKAGES.join(' ')}`.trim())
}

/**
 * Like `ensureBrowser`, and installs the headless shell, which halves the test time. It is
 * optional.
 */
export function ensureTestBrowser(): void {
  ensureBrowser()
  if (process.env.CHROMIUM || existsSync(HEADLESS_SHELL)) return
  console.log('正在安装 chromium-headless-shell …')
  if (installPackages(['chromium-headless-shell'])) console.log('没有装上，测试改用完整的 Chromium，时间约为两倍')
}
