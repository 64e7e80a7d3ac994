/** `tel:` of a number as people write it, 3–15 digits; '' for anything else. */
export function toTelUrl(text: string): string {
  const number = text.replace(/[\s()-]/g, '')
  return /^\+?\d{3,15}$/.test(number) ? `tel:${number}` : ''
}

/** `mailto:` of a bare mailbox; '' for anything else, parameters included. */
export const toMailUrl = (text: string): string =>
  /^[\w.+-]{1,64}@[\w-]+(\.[\w-]+)+$/.test(text) ? `mailto:${text}` : ''

/** Whether an address does nothing but call a number or write to a mailbox. */
export function isContact(address: string): boolean {
  const [, kind, text = ''] = /^(tel|mailto):(.*)$/.exec(address) ?? []
  return kind !== undefined && (kind === 'tel' ? toTelUrl(text) : toMailUrl(text)) === address
}
