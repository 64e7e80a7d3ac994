import { ImportError } from './import-error.ts'
import { runImport } from './run.ts'

try {
  console.log(runImport(process.argv.slice(2), Date.now()))
} catch (error) {
  if (!(error instanceof ImportError)) throw error
  console.error(`导入失败：${error.message}`)
  process.exitCode = 1
}
