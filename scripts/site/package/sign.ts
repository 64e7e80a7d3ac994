import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto'

/** The setting that holds the private key. */
const KEY_SETTING = 'PACKAGE_KEY'

/**
 * The private key of the environment: PKCS #8, as PEM or as the one line of base64 inside it.
 * @throws Error in Chinese when there is none, or none of Ed25519; the key itself is never told
 */
export function privateKeyOf(text: string | undefined): KeyObject {
  if (!text?.trim())
    throw new Error(`没有 ${KEY_SETTING}（Ed25519 私钥），什么都没有写：见 scripts/site/package/README.md`)
  const key = parsed(text.trim())
  if (key?.asymmetricKeyType !== 'ed25519') throw new Error(`${KEY_SETTING} 不是 Ed25519 私钥（PKCS#8）`)
  return key
}

function parsed(text: string): KeyObject | undefined {
  try {
    // A PEM may have come through a file of settings, where line breaks are written out.
    if (text.startsWith('-----')) return createPrivateKey(text.replaceAll('\\n', '\n'))
    return createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
  } catch {
    return undefined
  }
}

/** The public key that belongs into the app: its 32 bytes, in base64. */
export const publicKeyText = (key: KeyObject): string =>
  Buffer.from(createPublicKey(key).export({ format: 'jwk' }).x!, 'base64url').toString('base64')

/** @returns 64 bytes */
export const signed = (bytes: Uint8Array, key: KeyObject): Uint8Array => new Uint8Array(sign(null, bytes, key))
