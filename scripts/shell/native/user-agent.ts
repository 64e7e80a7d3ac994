import type { NativeSettings } from './settings.ts'

const USUAL_VERSION = { ios: '17.5', android: '13' }

/** What a WKWebView or an Android System WebView calls itself. An empty version is a usual one. */
export function userAgentOf({ platform, osVersion }: Pick<NativeSettings, 'platform' | 'osVersion'>): string {
  if (platform !== 'ios') {
    return `Mozilla/5.0 (Linux; Android ${osVersion || USUAL_VERSION.android}; M2101K6G Build/TKQ1.221013.002; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.6099.230 Mobile Safari/537.36`
  }
  const version = osVersion || USUAL_VERSION.ios
  const frozen = Number.parseInt(version, 10) >= 26 ? '18_6' : version.replaceAll('.', '_')
  return `Mozilla/5.0 (iPhone; CPU iPhone OS ${frozen} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148`
}
