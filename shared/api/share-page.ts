import type { ValueRules } from '#shared/core/links/ids.ts'
import type { CallQuery } from './query.ts'
import type { Schema } from './schema.ts'

/** What a chat app draws for a shared item: names and counts, never a health value. */
export interface Card {
  title: string
  /** '' leaves the page's own description. */
  description: string
  /** An existing picture below `public/`; without it one is rendered. */
  picture?: string
}

/**
 * Sanitizes text to one line: no controls, no direction marks, at most `max` characters (default
 * 40) and `…`.
 */
export type ShareText = (value: string, max?: number) => string

/**
 * A share page: `pages/<route>/share.ts` exports one as `share`. It defines the first requests
 * (scripts/build/head-scripts.ts), the CSP, the card and the fields of the link tool. Title and
 * access are in the route table.
 */
export interface SharePage<Value extends string = string, Reply = unknown> extends ValueRules<Value> {
  /** What a pasted link says where nothing is known of its item. */
  description: string
  /** Query values without which there is no item; none: the address alone says all. */
  ids: readonly Value[]
  /** Query values that a link may carry besides; absent ones are ''. */
  takes?: readonly Value[]
  /**
   * What the page asks first; the first call describes the item. The <head> and the edge send the
   * calls. Use the values unchanged: the build passes placeholders. A link without a needed value,
   * or with an invalid one, is requested by the page.
   */
  preload?(query: Record<Value, string>): readonly [CallQuery<unknown>, ...CallQuery<unknown>[]]
  /** The schema by which the page reads the reply of the first call. */
  reply?: Schema<Reply>
  /**
   * Time until which the edge may use a cached reply, epoch ms of the service's clock; 0: fresh
   * only. Undefined: as long as the cache keeps it (scripts/edge/service-cache.ts).
   * @param at time of the reply
   */
  getExpiry?(reply: Reply, query: Record<Value, string>, at: number): number | undefined
  /**
   * The card of an item, undefined when the reply names nothing. A page with a card can be shared in WeChat, too.
   * @param getText handed in by the edge, so that no page's bundle holds it
   */
  card?(reply: Reply, getText: ShareText, query: Record<Value, string>): Card | undefined
}
