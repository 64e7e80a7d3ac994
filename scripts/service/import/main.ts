import { createInterface } from 'node:readline/promises'
import { ImportError } from './import-error.ts'
import { runImport } from './run.ts'

const HELP = `用法：npm run import -- 文件.csv [选项]

把 openScale、Withings、TrendWeight 或 Fitdays 导出的 CSV 变成一位成员的体重历史，并说明每一行取用、合并、推算或略过的原因。

选项
  --member 编号   哪位成员（默认 1001）
  --dry-run       只说明会做什么，不改数据
  --replace       代替原有的历史；--merge 并入原有的历史；都没有就先问
  --unit kg|lb    文件没写单位时的体重单位
  --db 文件       本地服务的数据库（默认 .data/service.sqlite）
  --help          显示这段说明
`

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}

const args = process.argv.slice(2)
try {
  const isHelp = args.includes('--help') || args.includes('-h')
  console.log(isHelp ? HELP : await runImport(args, Date.now(), process.stdin.isTTY ? ask : undefined))
} catch (error) {
  if (!(error instanceof ImportError)) throw error
  console.error(`导入失败：${error.message}`)
  process.exitCode = 1
}
