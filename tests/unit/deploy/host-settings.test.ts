import { expect, test } from 'vitest'
import { checkSettings, findUnforwarded } from '#scripts/deploy/host-settings.ts'

const COMPLETE = {
  listen: '127.0.0.1:8443',
  name: 'h5.example.com *.h5.example.com',
  cert: '/etc/letsencrypt/live/h5.example.com/fullchain.pem',
  key: '/etc/letsencrypt/live/h5.example.com/privkey.pem',
  service: 'https://api.example.com',
  forward: 'vitals local',
  edge: 'http://127.0.0.1:4174',
  brotli: true,
}
const EMPTY = { service: '', edge: '', cert: '', key: '', forward: '' }
test.for([COMPLETE, EMPTY])('what nginx takes is taken, and what is empty counts as not given (%#)', (given) =>
  expect(() => checkSettings({ root: '/srv/h5', ...given })).not.toThrow(),
)

test.for([
  [{ cert: '/x' }, '--cert 和 --key 要一起给'],
  [{ cert: 'x.pem', key: '/x' }, '要是服务器上的绝对路径：x.pem'],
  [{ root: 'srv' }, '要是服务器上的绝对路径：srv'],
  [{ root: '/srv/h5; include /etc/passwd' }, '要是服务器上的绝对路径'],
  [{ root: '/srv/$host' }, '要是服务器上的绝对路径'],
  [{ service: 'ftp://a' }, '--service 要是'],
  [{ service: 'http://a/api' }, '--service 要是'],
  [{ forward: 'a|.*' }, '--forward 要是'],
  [{ forward: 'a/b' }, '--forward 要是'],
  [{ edge: 'http://a;{}' }, '--edge 要是'],
  [{ listen: '80; include /etc/passwd' }, '--listen 要是'],
  [{ name: 'a;b' }, '--name 要是'],
] as const)('%o is refused', ([given, text]) =>
  expect(() => checkSettings({ root: '/srv/h5', ...given })).toThrow(text),
)

const site = { origin: 'https://h5.example.com', assets: '/', api: '', report: '/vitals' }
const service = 'http://127.0.0.1:8080'
test.for([
  [{ service, forward: 'vitals' }, site, []],
  [{}, { ...site, report: '' }, ['要给 --service']],
  [{}, { ...site, report: '', api: 'https://api.example.com' }, []],
  [{ service, forward: '' }, site, ['要给 --service 和 --forward vitals']],
  [{ service, forward: '' }, { ...site, report: 'https://collect.example.com/h5' }, []],
] as const)('%j for a build of %j: %j', ([settings, build, problems]) =>
  expect(findUnforwarded(settings, build)).toEqual(problems.map((text) => expect.stringContaining(text))),
)
