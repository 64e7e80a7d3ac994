import { command } from '#scripts/base/command-line.ts'
import { openDatabase, seed } from './database.ts'

const HELP = `用法：npm run service:reset -- [选项]

把本地服务的数据恢复成初始数据；自己保存的记录会没有。

选项
  --db 文件   数据库（默认 .data/service.sqlite）
  --help      显示这段说明
`

await command(HELP, { db: { type: 'string', default: '.data/service.sqlite' } }, ({ db: path }) => {
  const db = openDatabase(path)
  seed(db)
  db.close()
  console.log(`已重置本地数据：${path}`)
})
