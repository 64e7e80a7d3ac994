/** All query values that pages read: ids, days and closed values. */
export const VALUE_NAMES =
  'activityId|columnId|courseNo|endDay|from|groupId|meetStandardCondition|no|pkNo|prizeId|reportId|scaleType|startDay|targetType|timeUnit|toApp|type|userNo|userSportNo|view'

/** Signs before the name of another value and its `=` or `:`. */
const NEXT_NAME = /[^\w=-]+(?=\w+\W?[=:])/
/**
 * The first id in a value, after blanks, quotes, brackets and other signs. Text before `=` is none:
 * it ran into the next name.
 */
const FIRST_ID = /^[^\p{L}\p{N}_.{<-]*([\w-]{1,64})(?![\w-]|=\w)/u
/** Removes invisible characters, which may split an id; full-width characters become ASCII. */
export const foldText = (text: string): string =>
  text
    .replace(/[\p{Cf}\p{M}\u2800\u3164]/gu, '')
    .replace(/[！-，．-～]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))

/**
 * Decodes a text that was encoded once or more, for an address, HTML or JSON. What cannot be
 * decoded becomes a sign that no id holds.
 */
function decodeText(text: string): string {
  const decoded = text
    .replace(/\\u00/g, '%')
    .replace(/(?:%[\da-f]{2})+/gi, (run) => {
      try {
        return decodeURIComponent(run)
      } catch {
        return ' '
      }
    })
    .replace(/&?#(x?\w+);|&[\w;]+;/gi, (_, code) => String.fromCharCode(Number(`0${code}`)))
  return decoded === text ? text : decodeText(decoded)
}

/**
 * Repairs a pair, which may hold others behind other separators. A pair without a value that pages
 * read, and one whose value is an address, are returned unchanged.
 */
function repairPair(pair: string): string {
  const text = foldText(decodeText(pair))
  let isRead = false
  const repaired = text.split(NEXT_NAME).map((part) => {
    const [, word, sign, value] = /^(?:amp)?(\w*)[^\w=:]?([=:]?)(.*)/s.exec(part)!
    const [name] = RegExp(`\\b${word}\\b`, 'i').exec(VALUE_NAMES) ?? []
    const [, id] = FIRST_ID.exec(value!) ?? []
    if (name) isRead = true
    return sign ? id && `${name || word}=${id}` : name
  })
  return (isRead && !/=(\w+:)?\/(?!\w+$)/.test(text) && repaired.filter(Boolean).join('&')) || pair
}

/**
 * Repairs the query of a link as chat apps deliver it; a correct one is returned unchanged.
 * @param search with its `?`, or ''
 */
export function repairQuery(search: string): string {
  const pairs = search.replace(/^[?&]+/, '').match(/(?:&#?\w+;|[^&])+/g)
  return pairs ? `?${pairs.map(repairPair).join('&')}` : ''
}
