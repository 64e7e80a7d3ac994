import type { Environment } from '#shared/bridge/container.ts'

/** WeChat's element that opens an app (developers.weixin.qq.com/doc/service/guide/h5/opentag.html). */
export const OPEN_TAG = 'wx-open-launch-app'

/** The first client with open tags. HarmonyOS' client counts in versions of its own and has had them from its third on. */
const FIRST = [7, 0, 12]

/**
 * Why a page has no open tag here: `place`, it is not WeChat on a phone; `client`, its version knows none. undefined: it may have one;
 * no answer from a tag says that it has none after all.
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
 * The element, ready to be put into the page: it covers its parent and draws nothing.
 * WeChat shows the template in a frame of its own, where no style of the page reaches: a transparent surface that is larger than any button or row.
 * @param link what the app is told (`extinfo`), on iOS, Android and HarmonyOS alike: its deep link
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
  // A template of elements, because the page's policy lets nobody write markup or a script's text. It goes first: the tag reads it when it is connected.
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
