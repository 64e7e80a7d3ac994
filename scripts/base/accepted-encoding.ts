/** How a text may be packed, the smaller first. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** Texts; pictures and archives are packed already. */
export const PACKED_TYPES = /^(text\/|application\/(json|javascript)\b|image\/svg\+xml)/
/** Bytes; below them packing saves no packet. */
export const WORTH_IT = 1000

/**
 * The smallest form that a visitor takes, by RFC 9110: `q=0` is a refusal, `*` stands for what is not named.
 * @param taken an Accept-Encoding header, '' for none
 * @param offered what there is, the best first
 * @returns undefined: as it is
 */
export function acceptedEncoding(taken: string, offered: readonly Encoding[] = ENCODINGS): Encoding | undefined {
  const weights = new Map(
    taken.split(',').map((one) => {
      const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((part) => part.startsWith('q='))
      return [name, weight ? Number(weight.slice(2)) : 1] as const
    }),
  )
  return offered.find((one) => (weights.get(one) ?? weights.get('*') ?? 0) > 0)
}
