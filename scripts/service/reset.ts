import { openDatabase, seed } from './database.ts'

const path = process.argv[2] ?? '.data/service.sqlite'
const db = openDatabase(path)
seed(db)
db.close()
console.log(`已重置本地数据：${path}`)
