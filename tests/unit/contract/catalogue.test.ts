import { readdirSync, readFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/page-names.ts'
import { LOCAL_IDS } from '#scripts/check-service.ts'
import { CALLS } from '#scripts/contract/all-calls.ts'
import { openApi } from '#scripts/contract/openapi.ts'
import { describeOperation, getOperations, type JsonSchema, toJsonSchema } from '#scripts/contract/operations.ts'
import { createService } from '#scripts/local-service/app.ts'
import { openDatabase } from '#scripts/local-service/database.ts'
import { getPath } from '#shared/api/call.ts'
import { number } from '#shared/api/fields.ts'
import { type Description, object, type Schema } from '#shared/api/schema.ts'
import { SHELL, startTest } from '#tests/unit/service/ask.ts'

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

test('every path that a source file of the pages asks stands in the catalogue', () => {
  const sources = readdirSync(`${ROOT}shared/api`).filter((name) => name.endsWith('.ts'))
  const asked = sources.flatMap((name) => {
    const source = readFileSync(`${ROOT}shared/api/${name}`, 'utf8')
    return [...source.matchAll(/path: [`']((?:api|pk)\/[^`']+)[`']/g)].map(([, path]) => path!)
  })
  expect(asked.length).toBeGreaterThan(30)
  const paths = new Set(CALLS.map(({ path }) => path.replace(/\{\w+\}/g, '')))
  // What a source fills in is cut off: ids at the end.
  const fixed = asked.map((path) => path.replace(/\$\{.*$/, ''))
  expect(fixed.filter((path) => !paths.has(path))).toEqual([])
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

test('a field without a description is named', () => {
  expect(() => toJsonSchema(object({ height: number }))).toThrow('接口文档里没有字段 height 的说明')
})

test('calls that share an address are one operation', () => {
  const sport = getOperations().filter(({ call }) => call.path === 'api/sportData/user')
  expect(sport.length).toBe(1)
  const label = getOperations().find(({ call }) => call.path.endsWith('lov-group'))!
  expect(Object.keys(label.data!.properties!).length).toBe(4)
  expect(label.data!.required).toEqual([])
})

test('every description says the unit of its number, and what has none is a code or a count', () => {
  const text = JSON.stringify(openApi())
  const numbers = [...text.matchAll(/"description":"([^"]*)","x-unit":"([^"]*)"/g)]
  expect(numbers.length).toBeGreaterThan(100)
  expect(numbers.filter(([, label, unit]) => !label!.includes(unit!))).toEqual([])
  const bare = DESCRIPTIONS.filter(
    ({ type, unit, oneOf, title }) =>
      /^(number|whole)$/.test(type) &&
      !unit &&
      !oneOf &&
      !/代码|名次|页码|几号|排序|单位|由.*决定|数值|比|变化|相差|为/.test(title),
  )
  expect(bare.map(({ title }) => title)).toEqual([])
})

test('every call, body and reply has a name of its own', () => {
  expect(new Set(CALLS.map(({ name }) => name)).size).toBe(CALLS.length)
  const { paths, components } = openApi()
  const asked = [...JSON.stringify(paths).matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name]) => name!)
  expect(new Set(asked)).toEqual(new Set(Object.keys(components.schemas)))
  expect(asked).toEqual(expect.arrayContaining(['ReadProfileData', 'ReadSharedCourseBody', 'ReadRecordData']))
  expect(JSON.stringify(paths)).not.toContain('"properties":{"nickname"')
})

test('a reply that holds a secret repeats nothing that was asked: packed, it would give it away (BREACH)', async () => {
  const secrets = CALLS.filter(({ replies = [] }) =>
    replies.some(({ fields = {} }) => /token|signature|ticket|secret/i.test(Object.keys(fields).join())),
  )
  expect(secrets.map(({ name }) => name)).toEqual(['readSignature'])
  const { get } = startTest()
  for (const call of secrets) {
    const asked = call.ask({ ...IDS, httpUrl: `${SHELL}/down?from=typed-by-a-visitor` })
    const { code, data } = await get(getPath(asked))
    expect(code).toBe(0)
    expect(JSON.stringify(data)).not.toMatch(/down|typed/)
  }
})
