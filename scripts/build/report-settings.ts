import type { SiteConfig } from './site-config.ts'

export interface ReportSettings {
  url: string
  /** As a source of a policy: an origin, or the page's own. */
  source: string
  /** Share of the page views that report, above 0 and up to 1. */
  sample: number
}

/** A path on the page's own origin, or another one's address; http is for trying out on this machine. */
const ADDRESS =
  /^(\/(?!\/)[\w./-]*|https:\/\/[\w.:-]+(\/[\w./-]*)?|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?(\/[\w./-]*)?)$/

/** Where and how often page views report; undefined where they do not. @throws Error in Chinese that names the setting */
export function reportSettings({
  REPORT_URL: url,
  REPORT_SAMPLE,
}: Pick<SiteConfig, 'REPORT_URL' | 'REPORT_SAMPLE'>): ReportSettings | undefined {
  if (!url) return undefined
  if (!ADDRESS.test(url)) throw new Error(`REPORT_URL 要以 / 或 https:// 开头，不带参数：${url}`)
  const sample = Number(REPORT_SAMPLE || 1)
  if (!(sample > 0 && sample <= 1)) throw new Error(`REPORT_SAMPLE 要大于 0、不超过 1：${REPORT_SAMPLE}`)
  return { url, source: url.startsWith('/') ? "'self'" : new URL(url).origin, sample }
}
