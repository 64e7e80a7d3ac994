/** All query values that pages read: ids, days and closed values. */
export const VALUE_NAMES =
  'activityId columnId courseNo endDay from groupId meetStandardCondition no pkNo prizeId reportId scaleType startDay targetType timeUnit toApp type userNo userSportNo view'.split(
    ' ',
  )

/**
 * Matches a query that was percent-encoded as a whole, or from its second pair on, once or more.
 */
const ENCODED = /^[^=]*%(?:25)*3D|%(?:25)*26[^&=]*%(?:25)*3D/i
/**
 * Separators of pairs besides `&`: its HTML and JSON escapes, another `?`, and full-width forms.
 */
const SEPARATOR = /[?&？＆]|%EF%BC%(?:86|9F)|(?:#|%23)x?\d+(?:;|%3B)|(?:\\|%5C)u0026|(?:;|%3B)(?=\w+=)/i
/** The first id in a value, after blanks, quotes and brackets. */
const FIRST_ID = /^[\s"'“‘(（【「《〈]*([\w-]{1,64})(?![\w-])/
/** Removes invisible characters, which may split an id; full-width digits and letters become ASCII. */
export const foldText = (text: string): string =>
  text.replace(/\p{Cf}/gu, '').replace(/[０-ｚ]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return text
  }
}

function repairPair(pair: string): string {
  const [name, ...rest] = pair.split('=')
  const word = decodeText(name!).replace(/\W/g, '').toLowerCase()
  const knownNames = VALUE_NAMES.find((candidate) => candidate.toLowerCase() === word)
  if (!knownNames) return pair
  const value = rest.join('=')
  return [knownNames, ...(rest.length ? [FIRST_ID.exec(foldText(decodeText(value)))?.[1] ?? value] : [])].join('=')
}

/**
 * Repairs the query of a link as chat apps deliver it; a correct one is returned unchanged.
 * @param search with its `?`, or ''
 */
export function repairQuery(search: string): string {
  const text = ENCODED.test(search)
    ? search.replace(/%(?:25)*(26|3[BDF])/gi, (_, code: string) => decodeText(`%${code}`))
    : search
  const pairs = text
    .replace(/＝|%EF%BC%9D/gi, '=')
    .split(SEPARATOR)
    .filter((pair) => !/^(?:amp;?)*$/.test(pair))
  return pairs.length ? `?${pairs.map(repairPair).join('&')}` : ''
}
