import { expect, test } from 'vitest'
import { checkSettings, findHostDuties, findMismatches } from '#scripts/deploy/host-settings.ts'

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
const fitting = { name: 'h5.example.com', service: 'http://127.0.0.1:8080', forward: 'vitals' }
test.for([
  [fitting, site, []],
  [{ ...fitting, name: '*.example.com www.example.org' }, site, []],
  [{ ...fitting, name: 'www.example.com' }, site, ['--name 里没有页面的域名 h5.example.com']],
  [{ name: 'h5.example.com' }, { ...site, report: '' }, ['要给 --service']],
  [{ name: 'h5.example.com' }, { ...site, report: '', api: 'https://api.example.com' }, []],
  [{ ...fitting, forward: '' }, site, ['要给 --service 和 --forward vitals']],
  [{ ...fitting, forward: '' }, { ...site, report: 'https://collect.example.com/h5' }, []],
] as const)('%j for a build of %j: %j', ([settings, build, problems]) =>
  expect(findMismatches(settings, build)).toEqual(problems.map((text) => expect.stringContaining(text))),
)

test.for([
  [site, false, ['这台主机要转发它们，否则请给 API_ORIGIN', '/vitals 报告（REPORT_URL）：这台主机要转发它']],
  [{ ...site, api: 'https://api.example.com', report: '' }, false, []],
  [site, true, ['run_worker_first 要有 /vitals/*，FORWARD 要有 vitals']],
  [{ ...site, report: '' }, true, []],
] as const)('a host without nginx, for a build of %j (a Worker: %s), is told %j', ([build, isWorker, duties]) =>
  expect(findHostDuties(build, isWorker)).toEqual(duties.map((text) => expect.stringContaining(text))),
)
