import { groupBy } from '#scripts/base/group-by.ts'
import type { ServiceSettings } from '#scripts/base/site-config.ts'
import { NAME } from '#shared/brand.ts'
import { ID } from '#shared/core/links/ids.ts'
import { getOperations, type JsonSchema, type Operation } from './operations.ts'

const createEnvelope = (data: object | undefined, successCode: number) => ({
  type: 'object',
  properties: {
    code: {
      type: 'integer',
      description: `${successCode} 为成功，400–599 与同号的 HTTP 状态意思相同，其他为拒绝`,
      examples: [successCode],
    },
    msg: { type: 'string', description: '给会员看的中文，60 字以内', examples: ['操作成功'] },
    data: data ? { oneOf: [data, { type: 'null', description: '暂无数据' }] } : { description: '页面不读' },
  },
  required: ['code', 'msg'],
})

/**
 * What the body and the reply of a call are called: generators of clients name their types by it.
 */
const getSchemaName = ({ name }: Operation['call'], what: 'Body' | 'Data') =>
  name[0]!.toUpperCase() + name.slice(1) + what
const createReference = (name: string) => ({ $ref: `#/components/schemas/${name}` })

const createJsonContent = (schema: object) => ({ 'application/json': { schema } })

function createOperation({ call, data, body, query }: Operation, successCode: number) {
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', pattern: ID.source },
  }))
  const inQuery = Object.entries<JsonSchema>(query?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: query!.required!.includes(name),
    description: schema.description,
    schema,
  }))
  const headers = ['client', ...(call.isChange ? ['key'] : [])].map((name) => ({
    $ref: `#/components/parameters/${name}`,
  }))
  return {
    operationId: call.name,
    summary: call.title,
    tags: [call.who === 'member' ? '会员' : '访客'],
    description: [
      call.who === 'member' ? '只有登录的会员能调用，没有令牌时回 401。' : '任何人都能调用，不带令牌。',
      call.isChange ? '会改变数据：页面只发一次，不会自动重发。' : '只读：失败后页面会自己再问一次。',
      ...(call.isReading ? ['路径或参数是页面一侧选定的，请服务端确认。'] : []),
    ].join(''),
    security: call.who === 'member' ? [{ token: [] }] : [],
    parameters: [...inPath, ...inQuery, ...headers],
    ...(body && {
      requestBody: { required: true, content: createJsonContent(createReference(getSchemaName(call, 'Body'))) },
    }),
    responses: {
      200: {
        description: `成功，或 code 不为 ${successCode} 的拒绝`,
        content: createJsonContent(createEnvelope(data && createReference(getSchemaName(call, 'Data')), successCode)),
      },
      ...(call.who === 'member' && { 401: { $ref: '#/components/responses/login' } }),
      400: { $ref: '#/components/responses/refused' },
      default: { $ref: '#/components/responses/broken' },
    },
  }
}

/**
 * What pages and service agreed on, as an OpenAPI 3.1 document, from the schemas by which the pages
 * read.
 */
export function openApi({ successCode = 0, scheme = '' }: ServiceSettings = {}) {
  const list = getOperations()
  const schemas = list.flatMap(({ call, data, body }) => [
    ...(data ? [[getSchemaName(call, 'Data'), data] as const] : []),
    ...(body ? [[getSchemaName(call, 'Body'), body] as const] : []),
  ])
  const paths = groupBy(list, ({ call }) => `/${call.path}`)
  const createRefusal = (code: number, msg: string) => ({ type: 'object', examples: [{ code, msg, data: null }] })
  return {
    openapi: '3.1.0',
    info: {
      title: `${NAME}：页面与服务的接口`,
      version: '1.0.0',
      description:
        '由页面读取回复所用的结构生成。时间不带时区的都是北京时间；编号由字母、数字、横线和下划线组成，最多 64 个。',
    },
    servers: [{ url: 'https://api.example.com', description: '由部署决定' }],
    tags: [{ name: '会员' }, { name: '访客' }],
    paths: Object.fromEntries(
      [...paths].map(([path, list]) => [
        path,
        Object.fromEntries(list.map((one) => [one.call.method.toLowerCase(), createOperation(one, successCode)])),
      ]),
    ),
    components: {
      schemas: Object.fromEntries(schemas),
      securitySchemes: {
        token: scheme
          ? { type: 'http', scheme: scheme.trim().toLowerCase(), description: `authorization 头是 ${scheme}加令牌` }
          : { type: 'apiKey', in: 'header', name: 'authorization', description: '令牌本身，前面没有 Bearer' },
      },
      parameters: {
        client: {
          name: 'client',
          in: 'header',
          required: true,
          description: 'iPhone 和 iPad 为 ios，其他都是 android',
          schema: { type: 'string', enum: ['ios', 'android'] },
        },
        key: {
          name: 'idempotency-key',
          in: 'header',
          required: false,
          description: '同一个意图的编号（128 位随机数）；设置了 IDEMPOTENCY_HEADER 才会带',
          schema: { type: 'string', maxLength: 64 },
        },
      },
      responses: {
        login: {
          description: '没有令牌，或令牌过期',
          content: createJsonContent(createRefusal(401, '登录已过期，请重新登录')),
        },
        refused: {
          description: '参数有误',
          content: createJsonContent(createRefusal(400, '参数有误：缺少 activityId')),
        },
        broken: { description: '服务出错', content: createJsonContent(createRefusal(500, '服务开小差了，请稍后重试')) },
      },
    },
  }
}
