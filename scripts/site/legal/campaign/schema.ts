import * as v from 'valibot'
import { colour, day, group, picture, some, words } from './fields.ts'

/** The name on the page's bar, in titles and on the poster; longer ones are cut there. */
const NAME_MOST = 16

/** Pictures that a step may show; `pages/activity/later.tsx` draws them. */
export const STEP_ICONS = ['flag', 'flame', 'gift'] as const

/** The colours, each with its token (shared/ui/README.md, "Colour"). */
export const TOKENS = {
  canvas: 'sun-canvas',
  surface: 'sun-surface',
  line: 'sun-line',
  fill: 'sun-fill',
  tick: 'sun-tick',
  ink: 'sun-ink',
  ink2: 'sun-ink-2',
  action: 'ember',
  actionText: 'ember-text',
  accent: 'coral',
  gold: 'sun',
  glow: 'sun-glow',
  scene: 'scene',
  sceneDeep: 'scene-deep',
  onScene: 'on-scene',
  scrim: 'sun-scrim',
} as const

/** What `campaign.json` holds: everything of a campaign that the service does not say. Lengths are what the narrowest phone shows whole. */
export const CampaignSchema = group({
  name: words(NAME_MOST),
  organiser: words(40),
  claimBefore: day,
  share: group({ description: words(40), joined: words(40, ['count'], ['count']) }),
  pictures: group({
    scene: picture('svg', 'png', 'jpg', 'webp'),
    title: picture('svg', 'png', 'webp'),
    crowd: picture('svg', 'png', 'webp'),
    steward: picture('png'),
  }),
  colours: group(v.entriesFromList(Object.keys(TOKENS) as (keyof typeof TOKENS)[], colour)),
  titles: group({
    prizes: words(12),
    steps: words(12),
    progress: words(8),
    ranking: words(12),
    faq: words(12),
    rules: words(12),
  }),
  stages: group({
    before: group({
      join: words(12),
      note: words(60, ['beginning']),
      joined: words(16),
      visitor: words(12),
    }),
    running: group({ join: words(12), countdown: words(12), visitor: words(12) }),
    ended: group({ told: words(12), visitor: words(12) }),
  }),
  claim: group({ note: words(60), done: words(60), extra: words(60) }),
  steward: group({ title: words(20), line: words(60), signedUp: words(40), claimFailed: words(40) }),
  steps: some(
    group({
      icon: v.picklist(STEP_ICONS, `图标只能是 ${STEP_ICONS.map((name) => `"${name}"`).join('、')}`),
      title: words(8),
      line: words(12),
    }),
    4,
  ),
  faq: some(group({ question: words(40), answer: words(300, ['deadline', 'organiser', 'phone']) }), 20),
  rules: some(words(300, ['deadline', 'organiser', 'phone']), 30),
})
export type Campaign = v.InferOutput<typeof CampaignSchema>

/** Everything that is wrong with a document, each as `路径：说明`; [] when nothing is. */
export function problemsIn(document: unknown): string[] {
  if (Array.isArray(document)) return ['整个文档：要写成一组内容，用花括号包住']
  const { issues = [] } = v.safeParse(CampaignSchema, document)
  return issues.map((issue) => `${pathOf(issue) || '整个文档'}：${issue.message}`)
}

/** `stages.before.note`, `rules[2]`. */
const pathOf = ({ path = [] }: { path?: readonly { key: unknown }[] | undefined }) =>
  path
    .map(({ key }) => (typeof key === 'number' ? `[${key + 1}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
