/**
 * The longest wait of a visitor for an item that is not cached, ms. After that the page is sent as
 * built.
 */
const VISITOR_MS = 100
/**
 * A crawler runs no script: its tags are the item's, or those of the page for as long as the chat
 * app keeps them.
 */
const CRAWLER_MS = 800

/**
 * Programs that fetch a link for its card or to index it, among them those that call themselves
 * browsers.
 */
const CRAWLER = /bot\b|bot-|crawl|spider|preview|externalhit|externalagent|facebot|whatsapp|slack|embed|scrap/i

/**
 * Every browser says which language it wants and calls itself Mozilla; what does not is a crawler.
 */
export function isVisitor({ headers }: Request): boolean {
  const agent = headers.get('user-agent') ?? ''
  return agent.startsWith('Mozilla/') && headers.has('accept-language') && !CRAWLER.test(agent)
}

/** How long an opening waits for its item, ms. */
export const getWaitTime = (request: Request, crawlerMs = CRAWLER_MS): number =>
  isVisitor(request) ? VISITOR_MS : crawlerMs
