import { createInterface } from 'node:readline/promises'
import { setFlagsFromString } from 'node:v8'
import { told } from '#scripts/base/command-line.ts'
import { runImport } from './run.ts'

const HELP = `用法：npm run import -- 文件.csv [选项]

把本产品、openScale、Withings、TrendWeight、Fitdays、Zepp Life、Renpho、VeSync、eufy、Garmin 或 Fitbit 导出的 CSV
变成一位成员的体重历史，并说明每一行取用、合并、推算或略过的原因。

选项
  --member 编号   哪位成员（默认 1001）
  --dry-run       只说明会做什么，不改数据
  --replace       代替原有的历史；--merge 并入原有的历史；都没有就先问
  --strict        有一行读不出来就不导入；没有时略过这一行并说明
  --person 名字   文件里有几个人时取谁的记录（Zepp Life 按身高），几个都要用逗号隔开
  文件自己没有写明时：
  --unit kg|lb|st|jin                体重和其他质量的单位
  --fat、--water、--muscle、--skeletal、--protein percent|mass   是百分比还是质量
  --dates dmy|mdy                    07/03/2025 的日在前还是月在前
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

// Rows live for a moment only. Without this the room for such grows with the length of the file, to hundreds of megabytes.
setFlagsFromString('--semi-space-growth-factor=1')

const args = process.argv.slice(2)
try {
  const isHelp = args.includes('--help') || args.includes('-h')
  console.log(isHelp ? HELP : await runImport(args, Date.now(), process.stdin.isTTY ? ask : undefined))
} catch (error) {
  console.error(`导入失败：${told(error as Error)}`)
  process.exitCode = 1
}
