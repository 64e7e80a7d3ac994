import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { CHROMIUM } from '#tests/e2e/chromium.ts'

/** The browser, a Chinese font, the mocks' numerals, emoji; the web server whose generated rules are tested. */
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

/** Make sure that Debian's Chromium, nginx and the fonts are there. @throws Error with what to do by hand */
export function ensureBrowser(): void {
  if ([CHROMIUM, NGINX, ...FONTS].every(existsSync)) return
  console.log('正在安装 Chromium、nginx 和字体（几分钟）…')
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const run = (...command: string[]) => {
    const [program, ...rest] = [...sudo, ...command]
    return spawnSync(program!, rest, {
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const update = run('apt-get', 'update')
  const install = run('apt-get', 'install', '-y', '--no-install-recommends', ...PACKAGES)
  // What apt and debconf remark on the way matters only when something is missing in the end.
  if (install.status !== 0 || ![CHROMIUM, NGINX].every(existsSync)) {
    const remarks = [update.error?.message, update.stderr, install.stderr].filter(Boolean).join('\n')
    throw new Error(`${remarks}\n请先安装：apt-get install ${PACKAGES.join(' ')}`.trim())
  }
}
