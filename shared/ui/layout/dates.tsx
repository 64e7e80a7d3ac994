/** '2024.08.12 – 08.18' → '2024年8月12日至8月18日', '7.15' → '7月15日'. */
const spellOutDates = (dates: string) =>
  dates
    .replace(/(\d{4})\./g, '$1年')
    .replace(/0?(\d+)\.0?(\d+)/g, '$1月$2日')
    .replace(' – ', '至')

/**
 * Dates as in '7.15 – 8.31'. Screen readers get them spelled out, because they would read decimals.
 */
export const Dates = ({ text }: { text: string }) => (
  <>
    <span aria-hidden="true">{text}</span>
    <span className="sr-only">{spellOutDates(text)}</span>
  </>
)
