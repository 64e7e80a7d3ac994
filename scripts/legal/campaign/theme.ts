import { readCampaign } from './check.ts'
import { type Campaign, TOKENS } from './schema.ts'

/** Read in one place or two: written there, not kept as a variable. */
const ONCE: readonly string[] = ['glow', 'scene', 'sceneDeep', 'onScene']

/**
 * The campaign's colours as tokens of the stylesheet; a page that draws with none of them carries
 * none.
 */
export function renderCampaignTheme({ colours }: Pick<Campaign, 'colours'> = readCampaign()): string {
  const names = Object.keys(TOKENS) as (keyof typeof TOKENS)[]
  const renderBlock = (kind: string, isOf: (name: string) => boolean) => {
    const lines = names.filter(isOf).map((name) => `  --color-${TOKENS[name]}: ${colours[name]};`)
    return `@theme${kind} {\n${lines.join('\n')}\n}`
  }
  const isOnce = (name: string) => ONCE.includes(name)
  return `${renderBlock('', (name) => !isOnce(name))}\n${renderBlock(' inline', isOnce)}`
}
