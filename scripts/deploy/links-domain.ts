import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describeNetworkError } from '#scripts/base/network-error.ts'
import type { LinksDomain } from '#scripts/build/manifest.ts'
import { GET_APP, NAME } from '#shared/brand.ts'

const JSON_TYPE = 'application/json'

interface LinkFile {
  body: string
  type: string
}

/**
 * The files that phones read before they open a link in the app: path → the required setting and
 * the message without it.
 */
const PROOFS: Record<string, { setting: keyof LinksDomain; name: string; of: (links: LinksDomain) => unknown }> = {
  // developer.apple.com/documentation/xcode/supporting-associated-domains
  '.well-known/apple-app-site-association': {
    setting: 'iosAppId',
    name: 'IOS_APP_ID',
    of: ({ iosAppId, path }) => ({
      applinks: { details: [{ appIDs: [iosAppId], components: [{ '/': `${path}/*` }] }] },
    }),
  },
  // developer.android.com/training/app-links/verify-android-applinks
  '.well-known/assetlinks.json': {
    setting: 'androidFingerprints',
    name: 'ANDROID_FINGERPRINTS',
    of: ({ androidPackage, androidFingerprints }) => [
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: {
          namespace: 'android_app',
          package_name: androidPackage,
          sha256_cert_fingerprints: androidFingerprints.split(' ').filter(Boolean),
        },
      },
    ],
  },
  // developer.huawei.com, App Linking
  '.well-known/applinking.json': {
    setting: 'harmonyAppId',
    name: 'HARMONY_APP_ID',
    of: ({ harmonyAppId }) => ({ applinking: { apps: [{ appIdentifier: harmonyAppId }] } }),
  },
}

/** Settings that are missing, in Chinese, with the file that cannot be written without each. */
export const findMissingProofs = (links: LinksDomain): string[] =>
  Object.entries(PROOFS).flatMap(([path, { setting, name }]) => (links[setting] ? [] : [`没有 ${name}：不写 ${path}`]))

/**
 * Everything the domain of universal links serves, by path. A phone without the app gets a page
 * that leads to /down.
 */
export function linkFiles(links: LinksDomain): Record<string, LinkFile> {
  const proofs = Object.entries(PROOFS).flatMap(([path, { setting, of }]) =>
    links[setting] ? [[path, { body: `${JSON.stringify(of(links), null, 2)}\n`, type: JSON_TYPE }] as const] : [],
  )
  const page = { body: renderRedirectPage(links.downloadPage), type: 'text/html; charset=utf-8' }
  return { ...Object.fromEntries(proofs), 'index.html': page, '404.html': page }
}

const renderRedirectPage = (address: string) => `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${address}">
<title>${NAME}</title>
<p><a href="${address}">${GET_APP}</a></p>
</html>
`

/** For hosts that read `_headers`: the file of Apple has no ending that would tell its type. */
const renderHeadersFile = (files: Record<string, LinkFile>) =>
  `${Object.entries(files)
    .map(([path, { type }]) => `/${path}\n  content-type: ${type}\n  x-content-type-options: nosniff`)
    .join('\n\n')}\n`

/** For the `server` block of that domain; its root is this folder. */
const renderNginxFile = (files: Record<string, LinkFile>) =>
  [
    ...Object.entries(files)
      .filter(([, { type }]) => type === JSON_TYPE)
      .map(([path]) => `location = /${path} { types {} default_type ${JSON_TYPE}; try_files $uri =404; }`),
    'location / { types {} default_type "text/html; charset=utf-8"; try_files /index.html =404; }',
    '',
  ].join('\n')

/**
 * Write the folder of the links' own domain, with the rules for its host.
 * @param folder made anew
 */
export function writeLinks(links: LinksDomain, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  const files = linkFiles(links)
  for (const [path, { body }] of Object.entries(files)) {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true })
    writeFileSync(`${folder}/${path}`, body)
  }
  writeFileSync(`${folder}/_headers`, renderHeadersFile(files))
  writeFileSync(`${folder}/_nginx.conf`, renderNginxFile(files))
}

/**
 * Ask the live domain for its files as phones do: no redirect, the right type, the same content.
 * @returns how many addresses were asked, and in Chinese what differs
 */
export async function checkLinks(links: LinksDomain): Promise<{ count: number; wrong: string[] }> {
  const asked = Object.entries(linkFiles(links)).filter(([path]) => path !== '404.html')
  const wrong = await Promise.all(
    asked.map(async ([path, { body, type }]) => {
      const address = `${links.origin}/${path.replace(/^index\.html$/, '')}`
      try {
        const response = await fetch(address, { redirect: 'manual' })
        const text = await response.text()
        if (response.status !== 200) return [`${address}：状态 ${response.status}（手机不跟随跳转）`]
        const sent = response.headers.get('content-type') ?? ''
        return [
          ...(sent.split(';')[0]!.trim() === type.split(';')[0]
            ? []
            : [`${address}：content-type 是“${sent}”，要是 ${type}`]),
          ...(text === body ? [] : [`${address}：内容不是这次构建的`]),
        ]
      } catch (error) {
        return [`${address}：${describeNetworkError(error)}`]
      }
    }),
  )
  return { count: asked.length, wrong: wrong.flat() }
}
