import { expect, test } from 'vitest'
import { findTakenOption } from '#scripts/base/command-line.ts'

const NAMES = ['mode', 'name', 'allow-local', 'preview']

test.for([
  [{ npm_config_mode: 'true' }, [], 'mode'],
  [{ npm_config_name: 'h5.example.com' }, ['--service', 'https://api.example.com'], 'name'],
  [{ npm_config_allow_local: 'true' }, [], 'allow-local'],
  [{ npm_config_name: 'x', npm_config_mode: 'true' }, ['--name', 'x'], 'mode'],
  // A setting of the user's own, and an option behind `--`.
  [{ npm_config_name: 'x' }, ['--name', 'h5.example.com'], undefined],
  [{ npm_config_cafile: '/etc/ssl/cert.pem' }, [], undefined],
] as const)('%j with %j: npm took %s', ([env, args, taken]) => {
  expect(findTakenOption(NAMES, args, env)).toBe(taken)
})
