import { writeFileSync } from 'node:fs'
import { Validator } from '@seriousme/openapi-schema-validator'
import { command } from '#scripts/base/command-line.ts'
import { openApi } from '#scripts/site/contract/openapi.ts'

const HELP = `用法：npm run openapi [-- --out 文件]

把页面与服务的接口写成 OpenAPI 3.1 文件：每个调用、字段、单位、例子、错误和谁能调用，都来自页面读取回复所用的结构。

选项
  --out 文件   写到哪里（默认当前文件夹的 openapi.json）
  --help       显示这段说明
`

if (import.meta.main) {
  await command(HELP, { out: { type: 'string' } }, async ({ out = 'openapi.json' }) => {
    const document = openApi()
    const { valid, errors } = await new Validator().validate(structuredClone(document))
    if (!valid) throw new Error(`生成的文件不合 OpenAPI 3.1：${JSON.stringify(errors)}`)
    writeFileSync(out, `${JSON.stringify(document, null, 2)}\n`)
    console.log(`${Object.keys(document.paths).length} 个地址写在 ${out}`)
  })
}
