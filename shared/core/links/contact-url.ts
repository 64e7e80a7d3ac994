/** `tel:` URL of a phone number with separators, 3–15 digits; '' for anything else. */
export function toTelUrl(text: string): string {
  const number = text.replace(/[\s()-]/g, '')
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : ''
}

/** `mailto:` URL of a plain address; '' for anything else, also with parameters. */
export const toMailUrl = (text: string): string =>
  /^[\w.+-]{1,64}@[\w-]+(\.[\w-]+)+$/.test(text) ? `mailto:${text}` : ''

/** Whether a URL is a plain `tel:` or `mailto:` link. */
export function isContact(address: string): boolean {
  const [, kind, text = ''] = /^(tel|mailto):(.*)$/.exec(address) ?? []
  return kind !== undefined && (kind === 'tel' ? toTelUrl(text) : toMailUrl(text)) === address
}
