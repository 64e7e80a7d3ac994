import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { activate } from '#scripts/deploy/activate.ts'
import { hostSettings } from '#scripts/deploy/host-settings.ts'

let target = ''
beforeEach(() => {
  target = mkdtempSync(join(tmpdir(), 'settings-'))
  const headers = { '/down': {}, '/404': {}, '/assets/*': {}, '/*': {} }
  writeFileSync(`${target}/_headers.json`, JSON.stringify(headers))
})
afterEach(() => rmSync(target, { recursive: true }))

const confOf = () => readFileSync(`${target}/site.conf`, 'utf8')

test('a step back needs not say again where the service is', () => {
  activate(target, target, hostSettings(target, { service: 'http://127.0.0.1:9', name: 'h5.example.com' }))
  activate(target, target, hostSettings(target, { listen: '8080' }))
  expect(confOf()).toContain('proxy_pass http://127.0.0.1:9;')
  expect(confOf()).toContain('server_name h5.example.com;')
  expect(confOf()).toContain('listen 8080;')
  expect(hostSettings(target, { service: '' })).toEqual({ name: 'h5.example.com', listen: '8080' })
})

test('where nginx refuses, the rules of before stay, and the settings too', () => {
  activate(target, target, { listen: '8080', reload: 'true' })
  expect(() => activate(target, target, { listen: '8081', reload: 'echo no >&2; false' })).toThrow('没有切换：no')
  expect(confOf()).toContain('listen 8080;')
  expect(hostSettings(target, {}).listen).toBe('8080')
})

test('the first deploy that nginx refuses leaves no rules', () => {
  expect(() => activate(target, target, { reload: 'exit 3' })).toThrow('退出码 3')
  expect(existsSync(`${target}/site.conf`)).toBe(false)
})

test('with a certificate the site is on 443, and 80 leads there', () => {
  const file = `${target}/_headers.json`
  activate(target, target, hostSettings(target, { cert: file, key: file, name: 'h5.example.com' }))
  expect(confOf()).toContain('listen 443 ssl http2;')
  expect(confOf()).toMatch(
    /listen 80;\n.*server_name h5\.example\.com;\n.*\n.*return 301 https:\/\/\$host\$request_uri;/,
  )
})

test.for([
  [{ cert: '/x' }, '--cert 和 --key 要一起给'],
  [{ cert: '/x', key: '/x' }, '没有这个文件：/x'],
  [{ service: 'ftp://a' }, '--service 要是'],
  [{ service: 'http://a/api' }, '--service 要是'],
  [{ edge: 'http://a;{}' }, '--edge 要是'],
  [{ listen: '80; include /etc/passwd' }, '--listen 要是'],
  [{ name: 'a;b' }, '--name 要是'],
] as const)('%o is refused', ([given, words]) => expect(() => hostSettings(target, given)).toThrow(words))
