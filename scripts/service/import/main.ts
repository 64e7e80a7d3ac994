import { createInterface } from 'node:readline/promises'
import { ImportError } from './import-error.ts'
import { runImport } from './run.ts'

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}

try {
  console.log(await runImport(process.argv.slice(2), Date.now(), process.stdin.isTTY ? ask : undefined))
} catch (error) {
  if (!(error instanceof ImportError)) throw error
  console.error(`导入失败：${error.message}`)
  process.exitCode = 1
}
