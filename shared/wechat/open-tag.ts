import type { Environment } from '#shared/bridge/container.ts'

/** WeChat's element that opens an app (developers.weixin.qq.com/doc/service/guide/h5/opentag.html). */
export const OPEN_TAG = 'wx-open-launch-app'

/**
 * First client with open tags. HarmonyOS clients have their own versions, with open tags from the
 * third on.
 */
const FIRST = [7, 0, 12]

/**
 * Why the open tag is unavailable: `place`, not WeChat on a phone; `client`, too old. undefined: it
 * may be available; only the tag itself can tell.
 */
export function getTagObstacle(
  { container, platform }: Environment,
  userAgent: string,
): 'place' | 'client' | undefined {
  if (container !== 'wechat' || platform === 'desktop') return 'place'
  return supportsOpenTags(userAgent) ? undefined : 'client'
}

function supportsOpenTags(userAgent: string): boolean {
  if (/OpenHarmony|ArkWeb/.test(userAgent)) return true
  const version = /MicroMessenger\/(\d+)\.(\d+)\.(\d+)/.exec(userAgent)?.slice(1).map(Number)
  if (!version) return false
  const differs = FIRST.findIndex((part, at) => version[at] !== part)
  return differs < 0 || version[differs]! > FIRST[differs]!
}

interface TagEvents {
  /** It works from now on. */
  onReady: () => void
  /** The app did not come: most often it is not installed. */
  onError: () => void
}

/**
 * Creates the open tag, which covers its parent and is transparent. WeChat renders the template in
 * a frame without the page's styles, so the surface is larger than any button or row.
 * @param link deep link passed to the app as `extinfo`
 */
export function createOpenTag(
  appId: string,
  link: string,
  label: string,
  { onReady, onError }: TagEvents,
): HTMLElement {
  const tag = document.createElement(OPEN_TAG)
  tag.setAttribute('appid', appId)
  tag.setAttribute('extinfo', link)
  // A template of elements, because the CSP forbids script templates. It must exist before the tag
  // is connected.
  const template = document.createElement('template')
  const surface = document.createElement('button')
  surface.style.cssText = 'display:block;width:100vw;height:400px;border:0;opacity:0'
  surface.textContent = label
  template.content.append(surface)
  tag.append(template)
  tag.addEventListener('ready', onReady)
  tag.addEventListener('error', onError)
  return tag
}
