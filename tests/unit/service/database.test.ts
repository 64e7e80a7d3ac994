import { existsSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { dumpDatabase, isUnseeded, openDatabase, seedDatabase } from '#scripts/local-service/database.ts'
import { runInTransaction } from '#scripts/local-service/query.ts'
import { createTempFolder } from '#tests/unit/new-folder.ts'

function createSeeded() {
  const db = openDatabase(':memory:')
  seedDatabase(db)
  return db
}

test('seeding gives the same rows in a new database and over a used one', () => {
  const first = dumpDatabase(createSeeded())
  const used = createSeeded()
  used.exec("DELETE FROM scale_record WHERE scaleType = 1; UPDATE member SET nickname = 'x'")
  expect(dumpDatabase(used)).not.toBe(first)
  seedDatabase(used)
  expect(dumpDatabase(used)).toBe(first)
})

test('a failed transaction changes nothing', () => {
  const db = createSeeded()
  const before = dumpDatabase(db)
  const runFailingWork = () =>
    runInTransaction(db, () => {
      db.exec('DELETE FROM scale_record')
      throw new Error('no')
    })
  expect(runFailingWork).toThrow('no')
  expect(dumpDatabase(db)).toBe(before)
})

test('a new file is unseeded; one with other tables is renamed; a file that is no database is named', () => {
  const folder = createTempFolder()
  const path = `${folder}/deep/service.sqlite`
  const first = openDatabase(path)
  expect(isUnseeded(first)).toBe(true)
  seedDatabase(first)
  first.close()
  const second = openDatabase(path)
  expect(isUnseeded(second)).toBe(false)
  second.close()

  const old = `${folder}/old.sqlite`
  const foreign = new DatabaseSync(old)
  foreign.exec('CREATE TABLE note (text TEXT)')
  foreign.close()
  const third = openDatabase(old)
  expect(isUnseeded(third)).toBe(true)
  third.close()
  expect(existsSync(`${old}.old`)).toBe(true)

  writeFileSync(`${folder}/text.sqlite`, 'not a database, but long enough to be looked at as one')
  expect(() => openDatabase(`${folder}/text.sqlite`)).toThrow(`不是数据库：${folder}/text.sqlite`)
})
