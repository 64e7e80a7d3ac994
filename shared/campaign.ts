/**
 * Content of the campaign on /activity and /activityDetailsShare: short texts, pictures and colours
 * of `scripts/legal/campaign.json`, which every build checks (scripts/legal/README.md). Long
 * texts are in `shared/features/campaign/faq-rules.tsx`, and in `later.tsx` and `popups.tsx` of
 * `pages/activity`.
 */
import campaign from '#scripts/legal/campaign.json' with { type: 'json' }

const { pictures, colours, titles, stages, share } = campaign
const getPictureUrl = (file: string) => `/campaign/${file}`

export const CAMPAIGN_NAME = campaign.name
/**
 * Deadline `MM-DD` in the year of the campaign's start, or `YYYY-MM-DD`; '' if prizes are claimed
 * until its end.
 */
export const CLAIM_BEFORE = campaign.claimBefore

export const CLAIM_NOTE = campaign.claim.note

export const SHARE_DESCRIPTION = share.description
/** With `{count}`. */
export const SHARE_JOINED = share.joined

/** Default scene; replaced by the service's picture of an activity. */
export const SCENE = getPictureUrl(pictures.scene)
/** The name as a drawing, 790 × 404. */
export const TITLE_PICTURE = getPictureUrl(pictures.title)
export const CROWD_PICTURE = getPictureUrl(pictures.crowd)
export const GIFT_PICTURE = getPictureUrl(pictures.gift)
/** A PNG, because the shell saves it to the album. */
export const STEWARD_QR = getPictureUrl(pictures.steward)

/**
 * Colours of drawings that use no tokens. The pages' tokens come from the same JSON
 * (scripts/legal/campaign/theme.ts).
 */
export const CANVAS_COLOUR = colours.canvas
export const SURFACE_COLOUR = colours.surface
export const LINE_COLOUR = colours.line
export const INK_COLOUR = colours.ink
export const INK_2_COLOUR = colours.ink2
export const ACTION_COLOUR = colours.action
export const ACTION_TEXT_COLOUR = colours.actionText
export const ACCENT_COLOUR = colours.accent
export const GOLD_COLOUR = colours.gold
export const GLOW_COLOUR = colours.glow
export const SCENE_COLOUR = colours.scene
export const SCENE_DEEP_COLOUR = colours.sceneDeep
export const ON_SCENE_COLOUR = colours.onScene

export const PRIZES_TITLE = titles.prizes
export const STEPS_TITLE = titles.steps
export const PROGRESS_TITLE = titles.progress
export const RANKING_TITLE = titles.ranking
export const FAQ_TITLE = titles.faq
export const RULES_TITLE = titles.rules

export const JOIN_BEFORE = stages.before.join
/** With `{beginning}`. */
export const NOTE_BEFORE = stages.before.note
export const JOINED_BEFORE = stages.before.joined
export const VISITOR_BEFORE = stages.before.visitor
export const JOIN = stages.running.join
export const COUNTDOWN = stages.running.countdown
export const VISITOR = stages.running.visitor
export const ENDED = stages.ended.told
export const VISITOR_ENDED = stages.ended.visitor
