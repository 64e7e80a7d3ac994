import { expect, test } from 'vitest'
import { isContact, toMailUrl, toTelUrl } from '#shared/core/links/contact-url.ts'

test.for([
  ['400-000-0000', 'tel:4000000000'],
  ['+86 (0571) 8888 8888', 'tel:+86057188888888'],
  ['', ''],
  ['12', ''],
  ['123;ext=1', ''],
  ['*#06#', ''],
  ['1234567890123456', ''],
] as const)('the number “%s” is called by “%s”', ([text, address]) => expect(toTelUrl(text)).toBe(address))

test.for([
  ['privacy@example.com', 'mailto:privacy@example.com'],
  ['a.b+c@mail.example.cn', 'mailto:a.b+c@mail.example.cn'],
  ['a@b', ''],
  ['a@b.cn?bcc=x@y.cn', ''],
  ['a@b.cn,c@d.cn', ''],
  ['', ''],
] as const)('“%s” is written to by “%s”', ([text, address]) => expect(toMailUrl(text)).toBe(address))

test.for([
  ['tel:4000000000', true],
  ['mailto:a@b.cn', true],
  ['tel:400-000-0000', false],
  ['mailto:a@b.cn?subject=x', false],
  ['TEL:123', false],
  ['javascript:alert(1)', false],
] as const)('%s is a contact: %s', ([address, is]) => expect(isContact(address)).toBe(is))
