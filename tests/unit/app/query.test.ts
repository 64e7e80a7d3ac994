import { expect, test } from 'vitest'
import { BANNER_TYPES } from '#pages/activityShare/banner-texts.ts'
import { SCENE_TYPES } from '#pages/courseEndShare/model.ts'
import { CONDITIONS } from '#pages/groupReport/model.ts'
import { DOCUMENT_TYPES } from '#shared/core/document.ts'
import { repairQuery } from '#shared/core/links/repair.ts'
import { queryChoice } from '#shared/page/query.ts'

const INCOMPLETE = undefined

test.for([
  [DOCUMENT_TYPES, '', 'agreement'],
  [DOCUMENT_TYPES, '?type=', 'agreement'],
  [DOCUMENT_TYPES, '?type=privacy', 'privacy'],
  [DOCUMENT_TYPES, '?type=privacy/', 'privacy'],
  [DOCUMENT_TYPES, '?type=PRIVACY', 'privacy'],
  [DOCUMENT_TYPES, '?type=sdklist，', 'sdkList'],
  [DOCUMENT_TYPES, '?type=%E2%80%8BvipAgreement%E2%80%8B', 'vipAgreement'],
  [DOCUMENT_TYPES, '?type=nothing', INCOMPLETE],
  [DOCUMENT_TYPES, '?type=__proto__', INCOMPLETE],
  [DOCUMENT_TYPES, '?type=。', INCOMPLETE],
  [BANNER_TYPES, '', 'saleA1'],
  [BANNER_TYPES, '?type=FSport。', 'FSport'],
  [BANNER_TYPES, '?type=fsport', 'FSport'],
  [BANNER_TYPES, '?type=health%22', 'health'],
  [BANNER_TYPES, '?type=toString', INCOMPLETE],
  [BANNER_TYPES, '?type=saleC1', INCOMPLETE],
  [SCENE_TYPES, '', '1'],
  [SCENE_TYPES, '?type=3）', '3'],
  [SCENE_TYPES, '?type=4', INCOMPLETE],
  [CONDITIONS, '', ''],
  [CONDITIONS, '?type=0;', '0'],
  [CONDITIONS, '?type=2', INCOMPLETE],
] as [readonly string[], string, string | undefined][])('of %j %s means %s', ([values, search, value]) => {
  expect(queryChoice(repairQuery(search), 'type', values)).toBe(value)
})
