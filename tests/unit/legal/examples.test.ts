import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { readCampaign } from '#scripts/legal/campaign/check.ts'
import { findExamples, findStaleDocuments, type Sources } from '#scripts/legal/examples.ts'
import { createTempFolder } from '#tests/unit/new-folder.ts'

const real: Sources = {
  company: { company: '某某科技有限公司', email: 'privacy@firm.cn', updated: '2026 年 11 月 21 日' },
  sdkList: '| 微信开放平台 SDK | 深圳市腾讯计算机系统有限公司 |',
  stale: [],
  stewardQr: new Uint8Array([1, 2, 3]),
  campaign: { ...readCampaign(), organiser: '某某科技有限公司' },
  settings: { SERVICE_PHONE: '010-12345678' },
}

test("what is the company's own may be published", () => expect(findExamples(real)).toEqual([]))

test('a document that was not made again after its text was changed is found', async () => {
  const folder = `${createTempFolder()}/`
  cpSync(`${ROOT}public/legal`, folder, { recursive: true })
  expect(await findStaleDocuments(folder)).toEqual([])
  writeFileSync(`${folder}privacy.docx`, 'before')
  rmSync(`${folder}sdkList.docx`)
  expect(await findStaleDocuments(folder)).toEqual(['privacy', 'sdkList'])
})

test.for([
  [{ company: { email: 'a@example.com' } }, 'scripts/legal/company.json 的 email'],
  [{ sdkList: '| 极光推送 SDK（示例） | x |' }, 'scripts/legal/sdkList.md 的“极光推送 SDK（示例）”'],
  [{ sdkList: '下表是示例' }, 'scripts/legal/sdkList.md 的说明'],
  [{ stale: ['privacy'] }, 'public/legal/privacy.docx 与它的文本不同：请运行 npm run generate'],
  [{ campaign: { ...real.campaign, organiser: '某某（示例）公司' } }, 'scripts/legal/campaign.json 的 organiser'],
] as const)('one example alone is named: %j', ([change, name]) => {
  expect(findExamples({ ...real, ...change } as Sources)).toEqual([name])
})

test('each setting of the sample for a production build that nobody can have is named', () => {
  const settings = parseEnv(readFileSync(`${ROOT}.env.production.example`, 'utf8'))
  const computed = ['API_ORIGIN', 'ASSET_BASE', 'VIDEO_HOSTS', 'LEGAL_BASE', 'CHAT_PROVIDER', 'APP_SCHEME', 'WECHAT']
  const named = Object.keys(settings).filter((name) => !computed.includes(name))
  expect(findExamples({ ...real, settings } as Sources)).toEqual(named.map((name) => `配置 ${name}`))
})
