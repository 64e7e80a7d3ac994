import { spawnSync } from 'node:child_process'
import { truncateSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { beforeEach, expect, test } from 'vitest'
import { dump, openDatabase } from '#scripts/workbench/service/database.ts'
import { type Ask, runImport } from '#scripts/workbench/service/import/run.ts'
import { allRows } from '#scripts/workbench/service/query.ts'
import type { ScaleRecord } from '#scripts/workbench/service/scale/record.ts'
import { seededDatabase } from '#tests/seeded-database.ts'
import { newFolder } from '#tests/unit/new-folder.ts'

const NOW = Date.parse('2026-11-20T09:00:00+08:00')
const folder = newFolder()
const path = `${folder}/service.sqlite`
const pathOf = (name: string) => fileURLToPath(new URL(`./files/${name}.csv`, import.meta.url))
const run = (...args: string[]) => runImport([...args, '--replace', '--db', path], NOW)
const main = fileURLToPath(new URL('../../../scripts/workbench/service/import/main.ts', import.meta.url))
const withoutSaying = (args: string[], ask?: Ask) => runImport([...args, '--db', path], NOW, ask)
const withDb = <T>(read: (db: ReturnType<typeof openDatabase>) => T): T => {
  const db = openDatabase(path)
  try {
    return read(db)
  } finally {
    db.close()
  }
}
const records = (memberNo: string) =>
  withDb((db) =>
    allRows<ScaleRecord>(db, 'SELECT * FROM scale_record WHERE memberNo = ? ORDER BY measuredAt', memberNo),
  )

const seeded = seededDatabase().serialize()
beforeEach(() => writeFileSync(path, seeded))

test('a file becomes the history of 1001; pending records and other members stay', async () => {
  const others = withDb((db) => allRows(db, "SELECT * FROM scale_record WHERE memberNo <> '1001'"))
  const count = withDb((db) =>
    allRows(db, "SELECT no FROM scale_record WHERE memberNo = '1001' AND status = 'confirmed'"),
  ).length
  expect((await run(pathOf('openscale-2'))).split('\n')).toEqual([
    expect.stringMatching(
      new RegExp(
        `^晓棠 已有 ${count} 条历史（2025-09-21 至 2026-11-19）。替换后全部由文件取代：其中 ${count} 条的时间不在文件里，会丢失；${count} 条带有节段或评分，也会丢失。$`,
      ),
    ),
    '已把 openScale 2.x 的 3 条记录（2026-05-03 至 2026-05-05）导入为 晓棠 的历史',
    '读到 4 行：采用 3，合并 0，排除 1',
    '  排除 1 行：没有体重',
    '推算：脂肪量 2 条、肌肉量 2 条、BMI 3 条、基础代谢 3 条、腰臀比 1 条、身体类型 2 条',
    '没有读取的列：biceps、caliper1、caliper2、caliper3、calories、chest、comment、lbm、neck、thigh',
  ])
  const rows = records('1001')
  expect(rows.map(({ status }) => status)).toEqual([
    'confirmed',
    'confirmed',
    'confirmed',
    'pending',
    'pending',
    'pending',
  ])
  expect(rows[0]).toMatchObject({
    source: 'import',
    scaleType: 1,
    weight: 58.6,
    bmi: 21.5,
    bodyFat: 26.1,
    fatMass: 15.3,
    muscleRate: 38.2,
    muscleMass: 22.4,
    bwp: 53.9,
    bmd: 2.3,
    vfr: 4,
    whr: 0.75,
    btCode: 5,
    ssm: null,
    score: null,
    bodyAge: null,
    subcutaneousFat: null,
    segments: null,
    proteinMassMin: null,
  })
  expect(rows[2]).toMatchObject({ weight: 58.45, bmi: 21.5, bodyFat: null, fatMass: null, btCode: null, bmd: null })
  expect(withDb((db) => allRows(db, "SELECT * FROM scale_record WHERE memberNo <> '1001'"))).toEqual(others)
})

test('a file for another member, twice with the same result', async () => {
  const answers = ['--unit', 'kg', '--fat', 'percent', '--muscle', 'percent', '--water', 'percent']
  await run(pathOf('openscale-3'), '--member', '1003', ...answers)
  const first = records('1003')
  await run(pathOf('openscale-3'), '--member=1003', ...answers)
  expect(records('1003')).toEqual(first)
  expect(first).toHaveLength(3)
})

test('without height and birthday nothing is derived from them', async () => {
  await run(pathOf('trendweight'), '--unit', 'kg', '--member', '1006')
  const [first, second] = records('1006')
  expect(first).toMatchObject({ weight: 58.4, bmi: null, bmr: null, btCode: null })
  expect(second).toMatchObject({ weight: 58, bmi: null, bodyFat: 25.2, bmr: 1307 })
})

test('what follows from the age is worked out by the age of that day', async () => {
  const file = `${folder}/long-ago.csv`
  writeFileSync(file, 'Date,Time,Weight,Body Fat %\n2016-08-02,07:15:00,58.0,\n')
  await run(file, '--unit', 'kg', '--member', '1003')
  expect(records('1003')).toMatchObject([{ weight: 58, bmr: 1344 }])
})

test('a member who is none is refused', async () => {
  const before = withDb(dump)
  await expect(run(pathOf('withings'), '--member', '9')).rejects.toThrow('没有编号为 9 的成员')
  expect(withDb(dump)).toBe(before)
})

test('the command: a bad line of a file read strictly ends with 1, says where and why, and changes nothing', () => {
  const bad = `${folder}/bad.csv`
  writeFileSync(bad, 'Date,Time,Weight (kg),Body Fat %\n2026-08-01,07:15,58,25\n2026-08-02,07:15,x,25\n')
  const before = withDb(dump)
  const start = (file: string) =>
    spawnSync(process.execPath, [main, file, '--strict', '--replace', '--db', path], { encoding: 'utf8' })
  const failed = start(bad)
  expect([failed.status, failed.stderr]).toEqual([1, '导入失败：第 3 行：Weight (kg)“x”不是数字\n'])
  expect(withDb(dump)).toBe(before)
  const missing = start(`${folder}/none.csv`)
  expect([missing.status, missing.stderr]).toEqual([1, `导入失败：无法读取文件：${`${folder}/none.csv`}\n`])
})

test('a trial says the same and writes nothing', async () => {
  const before = withDb(dump)
  const words = await withoutSaying([pathOf('withings'), '--dry-run'])
  expect(words).toMatch(/会丢失.*（--merge 只补上缺少的）\n试运行，没有写入：将把 Withings 的 3 条记录/)
  expect(words).toContain('读到 4 行：采用 3，合并 1（同一分钟只留最完整的一条），排除 0')
  expect(withDb(dump)).toBe(before)
})

test('a history is replaced only when somebody says so', async () => {
  const before = withDb(dump)
  await expect(withoutSaying([pathOf('withings')])).rejects.toThrow(/会丢失[\s\S]*请加上 --replace（替换）或 --merge/)
  const asked: string[] = []
  const answer = (word: string) => async (question: string) => {
    asked.push(question)
    return word
  }
  await expect(withoutSaying([pathOf('withings')], answer(''))).rejects.toThrow('已取消，没有改动')
  expect(withDb(dump)).toBe(before)
  expect(asked[0]).toMatch(/晓棠 已有 \d+ 条历史[\s\S]*替换（r）、合并（m）还是取消（回车）？/)
  await withoutSaying([pathOf('withings')], answer('r'))
  expect(records('1001').filter(({ status }) => status === 'confirmed')).toHaveLength(3)
  // Somebody without a history is not asked.
  await withoutSaying([pathOf('withings'), '--member', '1003'], answer('?'))
  expect(asked).toHaveLength(2)
})

test('a merge fills the gaps and leaves what is there', async () => {
  const before = records('1001')
  const { measuredAt, weight } = before[10]!
  const file = `${folder}/gaps.csv`
  writeFileSync(
    file,
    `DATE,TIME,WEIGHT\n${measuredAt.slice(0, 10)},${measuredAt.slice(11, 16)},61\n2024-01-01,07:00,64\n`,
  )
  const words = await runImport([file, '--merge', '--unit', 'kg', '--db', path], NOW)
  expect(words).toContain('已把 openScale 3.x 的 1 条记录（2024-01-01 至')
  expect(words).toContain('排除 1 行：这一分钟已有记录')
  const after = records('1001')
  expect(after).toHaveLength(before.length + 1)
  expect(after[0]).toMatchObject({ measuredAt: '2024-01-01 07:00:00', weight: 64, source: 'import' })
  expect(after.find((one) => one.measuredAt === measuredAt)?.weight).toBe(weight)
})

test('segments and all that a Fitdays table tells become a record of a scale with eight electrodes', async () => {
  const parts = ['左上肢', '右上肢', '躯干', '左下肢', '右下肢'].flatMap((part) => [`${part}脂肪`, `${part}肌肉`])
  const file = `${folder}/fitdays.csv`
  writeFileSync(
    file,
    `日期,体重,体脂率,骨骼肌,皮下脂肪,身体年龄,${parts.join(',')}\n2026-08-03 07:24,58.3kg,25.9%,38.4%,16.2%,27,${parts.map(() => '1.2kg/96.4%/标准').join(',')}\n`,
  )
  await run(file, '--member', '1003')
  expect(records('1003')[0]).toMatchObject({
    scaleType: 0,
    ssm: 22.4,
    subcutaneousFat: 16.2,
    bodyAge: 27,
    fatMass: 15.1,
  })
  expect(JSON.parse(records('1003')[0]!.segments!).allBodyMuscle).toEqual({ mass: 1.2, rate: 96.4 })
})

test('more than 50 MB are refused before anything is read; a big file needs little memory', () => {
  const big = `${folder}/big.csv`
  writeFileSync(big, 'x')
  truncateSync(big, 51 * 1024 * 1024)
  const start = (file: string, ...flags: string[]) =>
    spawnSync(process.execPath, [...flags, main, file, '--dry-run', '--unit', 'kg', '--db', path], { encoding: 'utf8' })
  expect(start(big).stderr).toBe('导入失败：文件有 51 MB，最多 50 MB\n')
  const line = (minute: number) =>
    `${new Date(minute * 60_000 + Date.parse('2024-01-01T00:00Z')).toISOString().slice(0, 16).replace('T', ',')},58.3,${'x'.repeat(80)}`
  writeFileSync(
    big,
    `DATE,TIME,WEIGHT,COMMENT\n${Array.from({ length: 60_000 }, (_, minute) => line(minute)).join('\n')}\n`,
  )
  const { status, stdout } = start(big, '--max-old-space-size=24')
  expect(stdout).toContain('读到 60000 行：采用 60000，合并 0，排除 0')
  expect(status).toBe(0)
})

// The heap of the test before would not hold a whole file either; what garbage may add is counted before a release.
test.runIf(process.env.MATRIX === 'all')('the memory an import takes does not grow with the file', () => {
  const told = 'data:text/javascript,process.on("exit",()=>console.error(process.resourceUsage().maxRSS))'
  const megabytes = (rows: number) => {
    const file = `${folder}/long.csv`
    const line = (minute: number) =>
      new Date(minute * 60_000 + Date.parse('2024-01-01T00:00Z')).toISOString().slice(0, 16).replace('T', ',')
    writeFileSync(file, `DATE,TIME,WEIGHT\n${Array.from({ length: rows }, (_, row) => `${line(row)},58.3\n`).join('')}`)
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', told, main, file, '--dry-run', '--unit', 'kg', '--db', path],
      { encoding: 'utf8' },
    )
    expect(stdout).toContain(`采用 ${rows}，`)
    return Number(stderr) / 1024
  }
  // Four times the rows: 20–41 MB of garbage that is not collected yet; 93 where the young generation of the heap may grow.
  expect(megabytes(240_000) - megabytes(60_000)).toBeLessThan(65)
})
