import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/base/root.ts'
import { startService } from '#scripts/local-service/main.ts'

/** Runs the command beside a local service; nothing serves the pages. */
async function makeLink(courseNo: string) {
  const service = await startService({ port: 0, databasePath: ':memory:', shellOrigins: ['http://127.0.0.1:4173'] })
  const args = ['--route', 'courseSharing', '--source', 'poster', '--set', `courseNo=${courseNo}`]
  const env = { ...process.env, SERVICE_PORT: new URL(service.url).port, PAGE_ORIGIN: 'http://127.0.0.1:1' }
  try {
    return await new Promise<{ code: number; text: string }>((resolve) => {
      execFile(process.execPath, [`${ROOT}scripts/links/main.ts`, ...args], { env }, (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), text: stdout + stderr }),
      )
    })
  } finally {
    await service.close()
  }
}

test('a course that does not exist is an error', async () => {
  const { code, text } = await makeLink('C9999')
  expect(text).toContain('没有这个内容：courseNo=C9999，请核对编号')
  expect(code).toBe(1)
})

test('a local link says that local openings are not counted', async () => {
  const { code, text } = await makeLink('C1001')
  expect(text).toMatch(/^http:\/\/127\.0\.0\.1:1\/courseSharing\?courseNo=C1001&utm_source=poster\n/)
  expect(text).toContain('本机的打开不计入统计')
  expect(text).not.toContain('没有这个内容')
  expect(code).toBe(0)
})
