/** How a text may be packed, the smaller first. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Texts; pictures and archives are packed already. */
export const PACKED_TYPES = /^(text\/|application\/(json|javascript)\b|image\/svg\+xml)/
/** Bytes; below them packing saves no packet. */
export const WORTH_IT = 1000

/**
 * Selects the smallest encoding that the client accepts (RFC 9110: `q=0` refuses, `*` matches the
 * rest).
 * @param taken an Accept-Encoding header, '' for none
 * @param offered available encodings, best first
 * @returns undefined for identity
 */
export function selectEncoding(taken: string, offered: readonly Encoding[] = ENCODINGS): Encoding | undefined {
  const weights = new Map(
    taken.split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((part) => part.startsWith('q='))
      return [name, weight ? Number(weight.slice(2)) : 1] as const
    }),
  )
  return offered.find((item) => (weights.get(item) ?? weights.get('*') ?? 0) > 0)
}
