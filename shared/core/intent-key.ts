/**
 * A new key for one thing the member wants done: sent along with every try of it, so that the service does it once
 * (shared/api/README.md, "Changes"). 128 random bits; crypto.randomUUID is above the browser floor.
 */
export const intentKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
