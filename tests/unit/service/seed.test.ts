import { createHash } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { dump, isFresh, openDatabase, seed } from '#scripts/workbench/service/database.ts'
import { allRows, inTransaction } from '#scripts/workbench/service/query.ts'
import { createRandom } from '#scripts/workbench/service/random.ts'
import type { ScaleRecord } from '#scripts/workbench/service/scale/record.ts'
import { HOLIDAYS } from '#scripts/workbench/service/scale/seed-plan.ts'
import { newFolder } from '#tests/unit/new-folder.ts'

const seeded = () => {
  const db = openDatabase(':memory:')
  seed(db)
  return db
}
const hash = (db: DatabaseSync) => createHash('sha256').update(dump(db)).digest('hex')
const db = seeded()
const records = (memberNo: string) =>
  allRows<ScaleRecord>(
    db,
    "SELECT * FROM scale_record WHERE memberNo = ? AND status = 'confirmed' ORDER BY measuredAt",
    memberNo,
  )

test('the same bytes every time, in a new database and over an old one', () => {
  const first = hash(db)
  expect(hash(seeded())).toBe(first)
  const used = seeded()
  used.exec("DELETE FROM scale_record WHERE scaleType = 1; UPDATE member SET nickname = 'x'")
  expect(hash(used)).not.toBe(first)
  seed(used)
  expect(hash(used)).toBe(first)
})

test('fat, muscle and bone are the weight, wherever they are known', () => {
  const all = allRows<ScaleRecord>(db, 'SELECT * FROM scale_record WHERE bodyFat IS NOT NULL')
  expect(all.length).toBeGreaterThan(800)
  for (const { no, weight, fatMass, muscleMass, bmd, bodyFat } of all) {
    expect(Math.abs(fatMass! + muscleMass! + bmd! - weight), no).toBeLessThan(0.011)
    expect(Math.abs(fatMass! - (weight * bodyFat!) / 100), no).toBeLessThan(0.051)
  }
})

test.for([
  ['1001', 0, -4, 360],
  ['1002', 1, 4, 340],
] as const)('member %s: 14 months on scale type %d', ([memberNo, scaleType, change, least]) => {
  const rows = records(memberNo)
  const [first, last] = [rows[0]!, rows[rows.length - 1]!]
  expect(rows.length).toBeGreaterThan(least)
  expect(first.measuredAt.slice(0, 7)).toBe('2025-09')
  expect(last.measuredAt.slice(0, 7)).toBe('2026-11')
  expect(Math.sign(last.weight - first.weight)).toBe(Math.sign(change))
  expect(Math.abs(last.weight - first.weight)).toBeGreaterThan(Math.abs(change))
  expect(rows.every((row) => row.scaleType === scaleType && (row.segments !== null) === (scaleType === 0))).toBe(true)
  expect(
    rows.some(({ measuredAt }) => HOLIDAYS.some(([from, to]) => measuredAt >= from && measuredAt <= `${to} 24`)),
  ).toBe(false)
})

test('the five edge cases: no record, a minor, no protein standards, weights only, three pending records', () => {
  expect(records('1003')).toEqual([])
  expect(records('1004').length).toBeGreaterThan(20)
  expect(records('1005').every((row) => row.proteinMassMin === null && row.pp !== null)).toBe(true)
  expect(records('1006').every((row) => row.bmi === null && row.score === null)).toBe(true)
  expect(allRows(db, "SELECT 1 FROM scale_record WHERE status = 'pending'")).toHaveLength(3)
})

test('random numbers repeat for the same seed and stay in range', () => {
  const [one, other] = [createRandom('a'), createRandom('a')]
  const drawn = Array.from({ length: 1000 }, () => one.next())
  expect(drawn).toEqual(Array.from({ length: 1000 }, () => other.next()))
  expect(drawn.every((value) => value >= 0 && value < 1)).toBe(true)
  expect(createRandom('b').next()).not.toBe(drawn[0])
})

test('a failed transaction leaves nothing behind', () => {
  const before = hash(db)
  const work = () =>
    inTransaction(db, () => {
      db.exec('DELETE FROM scale_record')
      throw new Error('no')
    })
  expect(work).toThrow('no')
  expect(hash(db)).toBe(before)
})

test('a file is fresh until seeded; one with other tables is kept aside', () => {
  const folder = newFolder()
  const path = `${folder}/deep/service.sqlite`
  const first = openDatabase(path)
  expect(isFresh(first)).toBe(true)
  seed(first)
  first.close()
  const second = openDatabase(path)
  expect(isFresh(second)).toBe(false)
  second.close()

  const old = `${folder}/old.sqlite`
  const foreign = new DatabaseSync(old)
  foreign.exec('CREATE TABLE note (text TEXT)')
  foreign.close()
  const third = openDatabase(old)
  expect(isFresh(third)).toBe(true)
  third.close()
  expect(existsSync(`${old}.old`)).toBe(true)

  writeFileSync(`${folder}/text.sqlite`, 'not a database, but long enough to be looked at as one')
  expect(() => openDatabase(`${folder}/text.sqlite`)).toThrow(`不是数据库：${folder}/text.sqlite`)
})
