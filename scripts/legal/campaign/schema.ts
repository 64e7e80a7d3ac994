import * as v from 'valibot'
import { colour, createGroupField, createListField, createPictureField, createTextField, day } from './fields.ts'

/** The name on the page's bar, in titles and on the poster; longer ones are cut there. */
const MAX_NAME = 16

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

/**
 * The content of `campaign.json`: what the service does not provide. Lengths fit the narrowest
 * phone.
 */
export const CampaignSchema = createGroupField({
  name: createTextField(MAX_NAME),
  organiser: createTextField(40),
  claimBefore: day,
  share: createGroupField({ description: createTextField(40), joined: createTextField(40, ['count'], ['count']) }),
  pictures: createGroupField({
    scene: createPictureField('svg', 'png', 'jpg', 'webp'),
    title: createPictureField('svg', 'png', 'webp'),
    crowd: createPictureField('svg', 'png', 'webp'),
    gift: createPictureField('svg', 'png', 'webp'),
    steward: createPictureField('png'),
  }),
  colours: createGroupField(v.entriesFromList(Object.keys(TOKENS) as (keyof typeof TOKENS)[], colour)),
  titles: createGroupField({
    prizes: createTextField(12),
    steps: createTextField(12),
    progress: createTextField(8),
    ranking: createTextField(12),
    faq: createTextField(12),
    rules: createTextField(12),
  }),
  stages: createGroupField({
    before: createGroupField({
      join: createTextField(12),
      note: createTextField(60, ['beginning']),
      joined: createTextField(16),
      visitor: createTextField(12),
    }),
    running: createGroupField({
      join: createTextField(12),
      countdown: createTextField(12),
      visitor: createTextField(12),
    }),
    ended: createGroupField({ told: createTextField(12), visitor: createTextField(12) }),
  }),
  claim: createGroupField({ note: createTextField(60), done: createTextField(60), extra: createTextField(60) }),
  steward: createGroupField({
    title: createTextField(20),
    line: createTextField(60),
    signedUp: createTextField(40),
    claimFailed: createTextField(40),
  }),
  steps: createListField(
    createGroupField({
      icon: v.picklist(STEP_ICONS, `图标只能是 ${STEP_ICONS.map((name) => `"${name}"`).join('、')}`),
      title: createTextField(8),
      line: createTextField(12),
    }),
    4,
  ),
  faq: createListField(
    createGroupField({
      question: createTextField(40),
      answer: createTextField(300, ['deadline', 'organiser', 'phone']),
    }),
    20,
  ),
  rules: createListField(createTextField(300, ['deadline', 'organiser', 'phone']), 30),
})
export type Campaign = v.InferOutput<typeof CampaignSchema>

/** Everything that is wrong with a document, each as `路径：说明`; [] when nothing is. */
export function findProblems(document: unknown): string[] {
  if (Array.isArray(document)) return ['整个文档：要写成一组内容，用花括号包住']
  const { issues = [] } = v.safeParse(CampaignSchema, document)
  return issues.map((issue) => `${formatPath(issue) || '整个文档'}：${issue.message}`)
}

/** `stages.before.note`, `rules[2]`. */
const formatPath = ({ path = [] }: { path?: readonly { key: unknown }[] | undefined }) =>
  path
    .map(({ key }) => (typeof key === 'number' ? `[${key + 1}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '')
