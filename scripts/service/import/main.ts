import { ImportError } from './import-error.ts'
import { runImport } from './run.ts'

const HELP = `用法：npm run import -- 文件.csv [--member 1001] [--unit kg|lb] [--db .data/service.sqlite]

把 openScale、Withings 或 TrendWeight 导出的 CSV 变成一位成员的体重历史，代替原来的。

选项
  --member 编号   哪位成员（默认 1001）
  --unit kg|lb    文件没写单位时的体重单位（默认 kg）
  --db 文件       本地服务的数据库（默认 .data/service.sqlite）
  --help          显示这段说明
`

const args = process.argv.slice(2)
try {
  console.log(args.includes('--help') || args.includes('-h') ? HELP : runImport(args, Date.now()))
} catch (error) {
  if (!(error instanceof ImportError)) throw error
  console.error(`导入失败：${error.message}`)
  process.exitCode = 1
}
