import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { privateKeyOf, signed } from '#scripts/package/make.ts'

const { privateKey } = generateKeyPairSync('ed25519')
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
const line = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')
const bytes = new TextEncoder().encode('list')

test.for([
  ['PEM', pem],
  ['PEM in one line', pem.replaceAll('\n', '\\n')],
  ['base64', `${line}\n`],
])('a key is read as %s', ([, text]) => {
  const key = privateKeyOf(text)
  expect(verify(null, bytes, createPublicKey(privateKey), signed(bytes, key))).toBe(true)
})

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' })
test.for([
  [undefined, '没有 PACKAGE_KEY'],
  [' ', '没有 PACKAGE_KEY'],
  ['secret words', '不是 Ed25519 私钥'],
  [rsa as string, '不是 Ed25519 私钥'],
])('%j is refused', ([text, label]) => expect(() => privateKeyOf(text)).toThrow(label))

test('a key that is none is not told', () =>
  expect(() => privateKeyOf('c2VjcmV0')).toThrow(expect.not.stringContaining('c2VjcmV0')))
