import { detectEnvironment } from '#shared/bridge/container.ts'

interface Phone {
  userAgent: string
  maxTouchPoints: number
  /** Not in every engine. */
  connection?: { effectiveType?: unknown }
}

/**
 * Describes where a page runs: container, platform, WeChat's version, engine, network; what is unknown is left out.
 * @param isApp whether the bridge of our own app is connected
 */
export function describeDevice({ userAgent, maxTouchPoints, connection }: Phone, isApp: boolean): string[] {
  const { platform, container } = detectEnvironment(userAgent, maxTouchPoints)
  const wechatVersion = /MicroMessenger\/(\d{1,2}\.\d{1,2}\.\d{1,3})(?!\d)/.exec(userAgent)?.[1]
  const network = /^((slow-)?2|3|4)g$/.exec(String(connection?.effectiveType))?.[0]
  const app = isApp ? `app-${platform}` : container
  return [app, platform, wechatVersion, getEngine(userAgent, platform === 'ios'), network].flatMap((part) => part ?? [])
}

/**
 * On iOS every browser uses the system's WebKit. From Safari 26 on the system part stays at 18_6,
 * so Safari's version takes precedence.
 */
function getEngine(userAgent: string, isIos: boolean): string | undefined {
  const formatEngine = (engine: string, version: RegExpExecArray | null) =>
    version ? `${engine} ${version.slice(1, 3).filter(Boolean).join('.')}` : undefined
  const safari = /Version\/(\d{1,3})\.(\d{1,2})/.exec(userAgent)
  if (isIos) return formatEngine('WebKit', safari ?? / OS (\d{1,3})_(\d{1,2})/.exec(userAgent))
  return (
    formatEngine('Chromium', /Chrome\/(\d{1,3})/.exec(userAgent)) ??
    formatEngine('Gecko', /Firefox\/(\d{1,3})/.exec(userAgent)) ??
    formatEngine('WebKit', safari)
  )
}
