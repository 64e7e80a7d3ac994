import { type NativeSettings, phoneOf } from './settings.ts'

const USUAL_VERSION = { ios: '17.5', android: '13', harmony: '5.1' }

/** What a WKWebView, an Android System WebView or ArkWeb calls itself. An empty version is a usual one. */
export function userAgentOf({ platform, osVersion }: Pick<NativeSettings, 'platform' | 'osVersion'>): string {
  const phone = phoneOf(platform)
  const version = osVersion || USUAL_VERSION[phone]
  if (phone === 'harmony') {
    return `Mozilla/5.0 (Phone; OpenHarmony ${version}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile`
  }
  if (phone === 'android') {
    return `Mozilla/5.0 (Linux; Android ${version}; M2101K6G Build/TKQ1.221013.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.6099.230 Mobile Safari/537.36`
  }
  const frozen = Number.parseInt(version, 10) >= 26 ? '18_6' : version.replaceAll('.', '_')
  return `Mozilla/5.0 (iPhone; CPU iPhone OS ${frozen} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148`
}
