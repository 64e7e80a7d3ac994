import { DatabaseSync } from 'node:sqlite'
import { median } from '#shared/health/statistics.ts'
import { type LeftOut, leaveOut } from './import-error.ts'
import type { WeighIn } from './weigh-ins.ts'

/** kg; a scale for people goes no further. */
const LIGHTEST = 20
const HEAVIEST = 300
/** A weigh-in is compared with four before and four after it: more than 1.5 times or less than two thirds of their middle is taken for
 *  another person or thing. A real change over years shows in at least half of the nine. */
const AROUND = 4
const FAR = 1.5

/** What is looked at of a weigh-in once more, among its neighbours. */
type Kept = { minute: string; weight: number; line: number }

/**
 * A place on disk where a file's weigh-ins wait, however many they are: one a minute, oldest first. Of several in a minute the one
 * that says most stays; of equals the later one. Close it in any case.
 */
export function openStage() {
  const db = new DatabaseSync('') // a private file of SQLite's own, gone when it is closed
  db.exec(
    'PRAGMA journal_mode = OFF; CREATE TABLE one (minute TEXT PRIMARY KEY, at TEXT, weight REAL, says INTEGER, line INTEGER, json TEXT) STRICT, WITHOUT ROWID; BEGIN',
  )
  const put = db.prepare(
    `INSERT INTO one VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (minute) DO UPDATE
     SET at = excluded.at, weight = excluded.weight, says = excluded.says, line = excluded.line, json = excluded.json
     WHERE excluded.says > says OR (excluded.says = says AND excluded.at >= at)`,
  )
  /** Weigh-ins that cannot be the member's. */
  const odd: LeftOut = { count: 0, named: [] }
  let taken = 0

  const tellOdd = (line: number, weight: number, why: string) => leaveOut(odd, line, `体重 ${weight} kg，${why}`)

  function take(one: WeighIn, line: number) {
    const { measuredAt, weight } = one
    if (weight < LIGHTEST || weight > HEAVIEST) return tellOdd(line, weight, '不像人的体重')
    taken++
    put.run(measuredAt.slice(0, 16), measuredAt, weight, Object.keys(one).length, line, JSON.stringify(one))
  }

  /** Leave out what lies far from its neighbours. Call once, when everything is taken. Returns how many shared a minute with another. */
  function settle(): number {
    const merged = taken - count()
    const far: Kept[] = []
    for (const { one, around } of neighbourhoods(rowsOf())) {
      if (around.length < 3) break
      const usual = median(around.map(({ weight }) => weight))
      if (one.weight > usual * FAR || one.weight < usual / FAR) far.push(one)
    }
    const drop = db.prepare('DELETE FROM one WHERE minute = ?')
    for (const { minute, weight, line } of far) {
      drop.run(minute)
      tellOdd(line, weight, '与前后几次相差太多')
    }
    return merged
  }

  const rowsOf = () => db.prepare('SELECT minute, weight, line FROM one ORDER BY minute').iterate() as Iterable<Kept>
  const count = () => (db.prepare('SELECT count(*) AS n FROM one').get() as { n: number }).n
  const holds = db.prepare('SELECT 1 FROM one WHERE minute = ?')

  return {
    take,
    settle,
    odd,
    count,
    /** Whether a minute, 'yyyy-MM-dd HH:mm', has a weigh-in. */
    has: (minute: string) => holds.get(minute) !== undefined,
    *weighIns(): Generator<WeighIn> {
      for (const { json } of db.prepare('SELECT json FROM one ORDER BY minute').iterate())
        yield JSON.parse(String(json))
    },
    /** The days of the first and the last one. */
    span(): readonly [string, string] | undefined {
      const { first, last } = db.prepare('SELECT min(minute) AS first, max(minute) AS last FROM one').get() as {
        first: string | null
        last: string | null
      }
      return first && last ? [first.slice(0, 10), last.slice(0, 10)] : undefined
    },
    close: () => db.close(),
  }
}
export type Stage = ReturnType<typeof openStage>

/** Each row with those around it, itself included. */
function* neighbourhoods<Row>(rows: Iterable<Row>): Generator<{ one: Row; around: readonly Row[] }> {
  const seen: Row[] = []
  let next = 0
  for (const row of rows) {
    seen.push(row)
    if (seen.length <= next + AROUND) continue
    yield { one: seen[next]!, around: seen.slice(Math.max(0, next - AROUND), next + AROUND + 1) }
    if (next < AROUND) next++
    else seen.shift()
  }
  for (; next < seen.length; next++) yield { one: seen[next]!, around: seen.slice(Math.max(0, next - AROUND)) }
}
