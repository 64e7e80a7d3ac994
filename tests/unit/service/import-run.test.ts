import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { dump, openDatabase, seed } from '#scripts/service/database.ts'
import { runImport } from '#scripts/service/import/run.ts'
import { allRows } from '#scripts/service/query.ts'
import type { ScaleRecord } from '#scripts/service/scale/record.ts'

const NOW = Date.parse('2026-11-20T09:00:00+08:00')
const folder = mkdtempSync(join(tmpdir(), 'import-'))
const path = join(folder, 'service.sqlite')
const pathOf = (name: string) => fileURLToPath(new URL(`./files/${name}.csv`, import.meta.url))
const run = (...args: string[]) => runImport([...args, '--db', path], NOW)
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

beforeEach(() => withDb(seed))
afterAll(() => rmSync(folder, { recursive: true }))

test('a file becomes the history of 1001; pending records and other members stay', () => {
  const others = withDb((db) => allRows(db, "SELECT * FROM scale_record WHERE memberNo <> '1001'"))
  expect(run(pathOf('openscale-2'))).toBe(
    '已把 openScale 2.x 的 3 条记录（2026-05-03 至 2026-05-05）导入为 晓棠 的历史，跳过 1 行（没有体重或同一分钟重复）',
  )
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

test.for([
  ['openscale-3', 3],
  ['withings', 3],
  ['withings-german', 2],
  ['withings-pounds', 1],
  ['trendweight', 2],
] as const)('%s for another member, twice with the same result', ([name, count]) => {
  run(pathOf(name), '--member', '1003')
  const first = records('1003')
  run(pathOf(name), '--member=1003')
  expect(records('1003')).toEqual(first)
  expect(first).toHaveLength(count)
})

test('without height and birthday nothing is derived from them', () => {
  run(pathOf('trendweight'), '--member', '1006')
  const [first, second] = records('1006')
  expect(first).toMatchObject({ weight: 58.4, bmi: null, bmr: null, btCode: null })
  expect(second).toMatchObject({ weight: 58, bmi: null, bodyFat: 25.2, bmr: 1307 })
})

test.for([
  [['--member', '9'], '没有编号为 9 的成员'],
  [['--unit', 'stone'], '用法：'],
  [['more.csv'], '用法：'],
  [['--nope'], '用法：'],
] as const)('options %o are refused: %s', ([args, message]) => {
  const before = withDb(dump)
  expect(() => run(pathOf('trendweight'), ...args)).toThrow(message)
  expect(withDb(dump)).toBe(before)
})

test('the command: a bad line ends with 1, says where and why, and changes nothing', () => {
  const bad = join(folder, 'bad.csv')
  writeFileSync(bad, 'Date,Time,Weight,Body Fat %\n2026-08-01,07:15,58,25\n2026-08-02,07:15,x,25\n')
  const before = withDb(dump)
  const main = fileURLToPath(new URL('../../../scripts/service/import/main.ts', import.meta.url))
  const start = (file: string) => spawnSync(process.execPath, [main, file, '--db', path], { encoding: 'utf8' })
  const failed = start(bad)
  expect([failed.status, failed.stderr]).toEqual([1, '导入失败：第 3 行：Weight“x”不是数字\n'])
  expect(withDb(dump)).toBe(before)
  const missing = start(join(folder, 'none.csv'))
  expect([missing.status, missing.stderr]).toEqual([1, `导入失败：无法读取文件：${join(folder, 'none.csv')}\n`])
  const done = start(pathOf('withings'))
  expect([done.status, done.stderr]).toEqual([0, ''])
  expect(done.stdout).toContain('已把 Withings 的 3 条记录')
})
