import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { LOCAL_IDS } from '#scripts/check-service.ts'
import { CALLS } from '#scripts/contract/all-calls.ts'
import { openApi } from '#scripts/contract/openapi.ts'
import { describeOperation, type JsonSchema } from '#scripts/contract/operations.ts'
import { createService } from '#scripts/local-service/app.ts'
import { openDatabase } from '#scripts/local-service/database.ts'
import type { Description, Schema } from '#shared/api/schema.ts'

const IDS = {
  ...LOCAL_IDS,
  columnId: 'L1001',
  userNo: '1001',
  weight: '62.7',
  confirmNo: 'R1',
  deleteNo: 'R2',
  prizeId: 'P1',
}
const getKey = ({ method, path }: { method: string; path: string }) => `${method} ${path}`
const cached = new Set(CALLS.map(getKey))

test('the document is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(openApi()) as Record<string, unknown>)
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  const broken = { ...openApi(), paths: { '/a': { get: { responses: 'none' } } } }
  expect((await new Validator().validate(broken)).valid).toBe(false)
})

test('the document says the code of success and the scheme before the token', async () => {
  const document = openApi({ successCode: 200, scheme: 'Bearer ' })
  expect((await new Validator().validate(structuredClone(document) as Record<string, unknown>)).valid).toBe(true)
  expect(document.components.securitySchemes.token).toMatchObject({ type: 'http', scheme: 'bearer' })
  expect(JSON.stringify(document.paths)).toContain('200 为成功')
  expect(JSON.stringify(document.paths)).not.toMatch(/"0 为成功|code 不为 0/)
  expect(openApi().components.securitySchemes.token).toMatchObject({ type: 'apiKey', name: 'authorization' })
})

test('every call that the local service takes stands in the catalogue, and the other way round', () => {
  const { app } = createService({ db: openDatabase(':memory:'), shellOrigins: [] })
  const served = app.routes
    .filter(({ method, path }) => method !== 'ALL' && /^\/(api|pk)\//.test(path))
    .map(({ method, path }) => getKey({ method, path: path.slice(1).replace(/:(\w+)/g, '{$1}') }))
  expect(new Set(served)).toEqual(cached)
})

const isValid = (schema: JsonSchema | undefined, value: unknown) =>
  schema ? new Ajv2020({ strict: false }).validate(schema, value) : value === undefined

test.for(CALLS.map((call) => [call.name, call] as const))('%s: what pages send is what is described', ([, call]) => {
  const { body, query } = describeOperation(call)
  const { body: sent, query: asked } = call.ask(IDS)
  expect(isValid(body, sent)).toBe(true)
  const values = asked && Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
  expect(isValid(query, query ? (values ?? {}) : values)).toBe(true)
})

/** Every description of a schema, below it too. */
const findDescriptions = ({ description, fields = {}, item }: Schema<unknown>): Description[] => [
  ...(description ? [description, ...Object.values(description.fields ?? {})] : []),
  ...Object.values(fields).flatMap(findDescriptions),
  ...(item ? findDescriptions(item) : []),
]
const DESCRIPTIONS = CALLS.flatMap(({ query, body, replies = [], extras = {} }) => [
  ...[query ?? [], body ?? [], replies].flat().flatMap(findDescriptions),
  ...Object.values(extras),
])

test('numbers are told with their bounds or values, texts with an example', () => {
  const bare = DESCRIPTIONS.filter(
    ({ type, range, oneOf }) => (type === 'number' || type === 'whole') && !range && !oneOf,
  )
  expect(DESCRIPTIONS.length).toBeGreaterThan(200)
  expect(bare).toEqual([])
  expect(DESCRIPTIONS.filter(({ type, example }) => type === 'text' && !example)).toEqual([])
})
