import type { ValueRules } from '#shared/core/links/ids.ts'
import type { Call } from './call.ts'
import type { Schema } from './schema.ts'

/** What a chat app draws for a shared item: names and counts, never a health value. */
export interface Card {
  title: string
  /** '' leaves the page's own description. */
  description: string
  /** A picture that is there already, below `public/`; without it one is drawn. */
  picture?: string
}

/** One line of plain words: no controls, no direction marks, at most `most` characters and `…`; 40 without it. */
export type ShareText = (value: string, max?: number) => string

/**
 * A page that is opened from links, told once: `pages/<route>/share.ts` exports one as `share`. The build makes the page's first requests
 * of it (scripts/build/head-scripts.ts) and its policy, the edge function its card, the link tool its fields. Title and access stand in the route table.
 */
export interface SharePage<Value extends string = string, Reply = unknown> extends ValueRules<Value> {
  /** What a pasted link says where nothing is known of its item. */
  description: string
  /** Query values without which there is no item; none: the address alone says all. */
  ids: readonly Value[]
  /** Query values that a link may carry besides; absent ones are ''. */
  takes?: readonly Value[]
  /**
   * What the page asks first; the first of them describes the item. The <head> asks while the bundle is still on its way, and the page finds the
   * running request by its `keyOf`. Must use the values as they come: they are placeholders when the build runs it. A link without
   * a value that the calls carry, or with one that breaks a rule, is asked for by the page itself.
   */
  calls?(query: Record<Value, string>): readonly [Call, ...Call[]]
  /** The schema by which the page reads the reply of the first call. */
  reply?: Schema<Reply>
  /**
   * Until when an edge may show an answer of before, epoch ms of the service's clock: what has an end is never shown beyond it, and a member's
   * own figures no longer than a fresh answer (0). Absent or undefined: as long as the edge keeps it (scripts/edge/service-cache.ts).
   * @param at when the service gave it
   */
  holdsUntil?(reply: Reply, query: Record<Value, string>, at: number): number | undefined
  /**
   * The card of an item, undefined when the reply names nothing. A page with a card can be shared in WeChat, too.
   * @param getText handed in by the edge, so that no page's bundle holds it
   */
  card?(reply: Reply, getText: ShareText, query: Record<Value, string>): Card | undefined
}
