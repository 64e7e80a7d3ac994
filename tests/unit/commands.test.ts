import { execFile, spawnSync } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { COMMAND_OPTIONS } from '#scripts/base/command-line.ts'
import { ROOT } from '#scripts/base/page-names.ts'
import { resolveOutputFolder } from '#scripts/build/manifest.ts'
import { createService } from '#scripts/local-service/app.ts'
import { openDatabase } from '#scripts/local-service/database.ts'
import { AS_GIVEN } from '#tests/unit/legal/as-given.ts'
import { createTempFolder } from '#tests/unit/new-folder.ts'

const scratch = createTempFolder()

/** A command as its script runs it. */
function runScript(script: string, args: string[] = [], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${ROOT}scripts/${script}`, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { status, output: stdout + stderr }
}

const { scripts } = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')) as { scripts: Record<string, string> }

/** A command of package.json with arguments, without npm. */
const startScript = (name: string, ...args: string[]) =>
  new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const [file, ...computed] = scripts[name]!.replace('exec node scripts/setup.mjs ', ROOT).split(' ')
    execFile(process.execPath, [file!, ...computed, ...args], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  })

test.concurrent.for(Object.keys(scripts))('npm run %s -- --help says how it is used', async (name, { expect }) => {
  const { code, stdout, stderr } = await startScript(name, '--help')
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(/^用法：npm [\s\S]*?\n\n.+[。；：）]?/)
  // npm has settings of the names that are left out, or takes them for `--token-description`.
  const options = [...stdout.matchAll(/^ +--(?!cert|help|key|token|version)(?:no-)?([a-z-]+)/gm)].map(
    ([, option]) => option,
  )
  expect(COMMAND_OPTIONS).toEqual(expect.arrayContaining(options))
})

test.concurrent.for(Object.keys(scripts))('npm run %s -- --bogus is refused in one line', async (name, { expect }) => {
  const { code, stdout, stderr } = await startScript(name, '--bogus')
  expect([code, stdout, stderr]).toEqual([1, '', '参数不对：没有这个选项 --bogus（--help 有说明）\n'])
})

test.concurrent.for([
  ['bench', ['--line', '7g'], '--line 只能是 4g、3g：7g'],
  ['build', ['--mode', 'prod'], '--mode 只能是 site、production：prod'],
  ['deploy', ['--static=x'], '参数不对：--static 后面不能有值（--help 有说明）'],
  ['gallery', ['set'], '第一个词是放图的目录，页面写在它后面：npm run gallery -- 目录 set'],
  ['generate', ['nothing'], '名字 只能是 routes、legal、pictures、licences：nothing'],
  ['test', ['set'], '多了一个词 set（--help 有说明）'],
  ['test:one', ['tests/none.test.ts'], '没有这个文件：tests/none.test.ts'],
  ['check-service', ['--openapi', '/nowhere/openapi.json'], '没有这个文件或文件夹：/nowhere/openapi.json'],
  ['package', ['--version'], '参数不对：--version 后面要有值（--help 有说明）'],
] as const)('npm run %s -- %j: %s', async ([name, args, label], { expect }) => {
  const { code, stderr } = await startScript(name, ...args)
  expect([code, stderr]).toEqual([1, `${label}\n`])
})

test('check-service writes the calls as a document', async () => {
  const file = `${scratch}/openapi.json`
  expect((await startScript('check-service', '--openapi', file)).code).toBe(0)
  expect(JSON.parse(readFileSync(file, 'utf8')).openapi).toBe('3.1.0')
})

test.skipIf(!AS_GIVEN.campaign)('a build with the examples in it is not published, and they are named', () => {
  cpSync(`${ROOT}public`, scratch, { recursive: true })
  writeFileSync(`${scratch}/_manifest.json`, JSON.stringify({ files: {}, local: [] }))
  const { status, output } = runScript('deploy/main.ts', ['--dist', scratch, '--to', `${scratch}/to`])
  expect(output).toMatch(/^构建里还有示例（.*steward\.png.*什么都没有写/)
  expect(status).toBe(1)
})

test.skipIf(!AS_GIVEN.company || !AS_GIVEN.campaign)('a production build with examples is refused, each named', () => {
  const settings = parseEnv(readFileSync(`${ROOT}.env.production.example`, 'utf8')) as Record<string, string>
  const { status, output } = runScript('build/main.ts', ['--mode', 'production', '--out', createTempFolder()], settings)
  expect(status).toBe(1)
  expect(output).toMatch(/\n这些还是示例，或没有重新生成，不能发布：\n- scripts\/legal\/company\.json 的 company\n/)
  for (const name of [
    'sdkList.md 的“支付宝 SDK（示例）”',
    'campaign.json 的 organiser',
    '配置 SERVICE_PHONE',
    'steward.png',
  ])
    expect(output).toContain(name)
})

test.for([[['--static', '--worker'], '--static 和 --worker 只能选一个']] as const)(
  'deploy %j is refused',
  ([args, reason]) => expect(runScript('deploy/main.ts', [...args])).toEqual({ status: 1, output: `${reason}\n` }),
)

test.for([
  ['courseN=C1001', '--id 不认识 courseN（--help 有说明）'],
  ['C1001', '--id 要写成 名=值：C1001'],
  ['courseNo=', '--id 要写成 名=值：courseNo='],
] as const)('check-service --id %s is refused before anything is asked', ([id, reason]) => {
  const url = 'http://127.0.0.1:2'
  const { status, output } = runScript('check-service.ts', ['--url', url, '--id', id])
  expect([status, output]).toEqual([1, `${reason}\n`])
})

test('links is told that the folder of a code is missing', () => {
  const link = ['--route', 'down', '--channel', '1001', '--no-preview']
  const { status, output } = runScript('links/main.ts', [...link, '--qr', `${scratch}/none/code.png`])
  expect([status, output]).toEqual([1, `没有放二维码的文件夹：${scratch}/none\n`])
})

/** A copy of the project's scripts with another campaign document. */
function createProject(document: string): string {
  const project = `${createTempFolder()}/`
  for (const path of ['package.json', 'scripts', 'shared']) cpSync(ROOT + path, project + path, { recursive: true })
  symlinkSync(`${ROOT}node_modules`, `${project}node_modules`)
  writeFileSync(`${project}scripts/legal/campaign.json`, document)
  return project
}

// Pages and most scripts import the document, and end with the parser's words where it is broken.
test('build, start and dev name the line of a broken document', () => {
  const project = createProject('{\n  "name": "燃卡"\n  "organiser": ""\n}')
  const label = /^活动文档 .*：\n- 整个文档：不是完整的 JSON.*第 3 行）\n$/
  for (const script of ['build/main.ts', 'dev/start.ts', 'dev/dev.ts']) {
    const { stderr, status } = spawnSync(process.execPath, [`${project}scripts/${script}`], { encoding: 'utf8' })
    expect([script, status, stderr]).toEqual([script, 1, expect.stringMatching(label)])
  }
})

test('an option that npm kept for itself is refused', () => {
  const env = { npm_config_quick: 'true', npm_lifecycle_event: 'test' }
  const output = '--quick 被 npm 自己收下了：选项前要有一个单独的 --，像 npm test -- --quick\n'
  expect(runScript('dev/test.ts', [], env)).toEqual({ status: 1, output })
})

test('a page without its row in the table is told which row is missing', () =>
  expect(runScript('dev/new-page.ts', ['nowhere']).output).toMatch(/^shared\/routes\.ts 里还没有 nowhere 这一行/))

test.for([
  ['dev/preview.ts', 'SERVICE_URL', 'api.example.com'],
  ['dev/preview.ts', 'SERVICE_URL', 'https://api.example.com/v1'],
  ['edge/main.ts', 'SERVICE_ORIGIN', 'api.example.com'],
  ['edge/main.ts', 'PAGE_ORIGIN', 'https://h5.example.com/'],
] as const)('%s is told what %s=%s should be', ([script, name, address]) => {
  const { status, output } = runScript(script, [], { [name]: address })
  expect(output).toContain(`${name} 要是 http(s)://主机`)
  expect(status).toBe(1)
})

test('links --set without a value is refused', () => {
  const args = ['--route', 'down', '--source', 'banner', '--no-preview', '--set', 'toApp']
  expect(runScript('links/main.ts', args)).toEqual({ status: 1, output: '--set 要写成 名=值：toApp\n' })
})

test('the printed address of the service says what it is', async () => {
  const { app } = createService({ db: openDatabase(':memory:'), shellOrigins: [] })
  expect(await (await app.request('/', { headers: { accept: 'text/html,*/*' } })).text()).toMatch(/本机服务.*页面在/)
})

test('a build into a folder of something else empties nothing, and says so', () => {
  const folder = createTempFolder()
  expect(resolveOutputFolder(folder)).toBe(folder)
  writeFileSync(`${folder}/letter.txt`, 'dear')
  expect(() => resolveOutputFolder(folder)).toThrow(/里有不是构建的文件，什么都没有写/)
  expect(() => resolveOutputFolder(`${folder}/letter.txt`)).toThrow(/^--out 要是文件夹/)
  writeFileSync(`${folder}/_headers.json`, '{}')
  expect(resolveOutputFolder(folder)).toBe(folder)
  expect(resolveOutputFolder(`${folder}/new`)).toBe(`${folder}/new`)
})
