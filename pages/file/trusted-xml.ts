interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (text: string, type: string, sink: string) => string | null },
  ): unknown
}

let isAllowed = false

/**
 * The page's policy forbids turning text into markup. The Word parser reads XML with DOMParser, which makes a document
 * that nothing runs in: only that is allowed, every other use is refused.
 */
export function allowXmlParsing(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  if (isAllowed || !trustedTypes) return
  isAllowed = true
  trustedTypes.createPolicy('default', {
    createHTML: (text, _type, sink) => (sink === 'DOMParser parseFromString' ? text : null),
  })
}
