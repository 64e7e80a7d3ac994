/** Every query value that a page reads: ids, days and closed values. */
export const VALUE_NAMES =
  'activityId columnId courseNo endDay from groupId meetStandardCondition no pkNo prizeId reportId scaleType startDay targetType timeUnit toApp type userNo userSportNo view'.split(
    ' ',
  )

/** A query that was percent-encoded as a whole, or from its second pair on, once or several times. */
const ENCODED = /^[^=]*%(?:25)*3D|%(?:25)*26[^&=]*%(?:25)*3D/i
/** Between two pairs besides `&`: its escapes in HTML and JSON, another `?`, both from a Chinese keyboard. */
const SEPARATOR = /[?&？＆]|%EF%BC%(?:86|9F)|(?:#|%23)x?\d+(?:;|%3B)|(?:\\|%5C)u0026|(?:;|%3B)(?=\w+=)/i
/** Behind blanks, quotes and brackets, up to the first character that no id can hold. */
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
 * Repair the query of a link as chat apps deliver it. A right one comes back as it is.
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
