import { expect, test } from 'vitest'
import { ColumnDetail } from '#shared/api/column.ts'
import { CourseShare } from '#shared/api/course.ts'
import { formattedText, richText, text, time } from '#shared/api/fields.ts'
import { RecordDates } from '#shared/api/record-dates.ts'
import { toPlainLines } from '#shared/api/rich-text.ts'
import { BodyFatRecord } from '#shared/api/scale.ts'
import { Workout } from '#shared/api/workout.ts'
import { formatTime } from '#shared/format/dates.ts'

richText.toPlainLines = toPlainLines

/** Rich text of back ends and its lines. */
test.for([
  ['<p>核心训练</p><p>每天 10 分钟</p>', '核心训练\n每天 10 分钟'],
  ['<p style="text-align: center;"><strong>核心</strong>&nbsp;训练</p>', '核心 训练'],
  ['第一行<br>第二行<br/>第三行<BR />第四行', '第一行\n第二行\n第三行\n第四行'],
  ['第一行<br />\n第二行', '第一行\n第二行'],
  ['力量 &amp; 耐力', '力量 & 耐力'],
  ['<p>&nbsp;</p><p>正文</p><p><br></p>', '正文'],
  ['<ul><li>深蹲</li><li>平板支撑</li></ul>', '深蹲\n平板支撑'],
  ['<div>一</div><div>二</div>', '一\n二'],
  ['<h2>适合人群</h2>久坐的人', '适合人群\n久坐的人'],
  ['&lt;p&gt;整体转义&lt;/p&gt;&lt;p&gt;第二段&lt;/p&gt;', '整体转义\n第二段'],
  ['&ldquo;坚持&rdquo;&mdash;&mdash;教练&hellip;&middot;&#39;&#x4e2d;&quot;', '“坚持”——教练…·\'中"'],
  ['<span style="color:#333">红<font size="3">字</font></span><img src="https://a.b/c.png" alt="x">', '红字'],
  ['<style>p{color:red}</style><script>alert(1)</script><!-- 备注 -->正文', '正文'],
  ['<table><tr><td>组数</td><td>3</td></tr><tr><td>次数</td><td>12</td></tr></table>', '组数 3\n次数 12'],
  ['BMI<18.5 且 体脂>20', 'BMI<18.5 且 体脂>20'],
  ['a<b && c>d', 'a<b && c>d'],
  ['5 &lt; 6 &unknown; R&D', '5 < 6 &unknown; R&D'],
  ['第一行\n第二行', '第一行\n第二行'],
  ['<p>没有结束', '没有结束'],
  ['', ''],
] as const)('%j becomes the lines %j', ([input, lines]) => expect(formattedText(500).read(input)).toEqual([lines]))

test('rich text is cut after its tags are gone', () => {
  expect(formattedText(4).read(`<p style="${'x'.repeat(300)}">深蹲三组</p>`)).toEqual(['深蹲三组'])
})

test('descriptions of courses, columns and records are read so', () => {
  const rich = '<p>每天&nbsp;10 分钟</p>'
  const plain = '每天 10 分钟'
  expect(CourseShare.read({ content: rich, coach: { intro: rich } })![0]).toMatchObject({
    content: plain,
    coach: { intro: plain },
  })
  expect(ColumnDetail.read({ description: rich, introduce: rich })![0]).toMatchObject({
    description: plain,
    introduce: plain,
  })
  expect(BodyFatRecord.read({ scoreAnalysis: rich, bodilyForm: { intro: rich } })![0]).toMatchObject({
    scoreAnalysis: plain,
    bodilyForm: { intro: plain },
  })
})

test.for([
  [1_693_526_400, '2023-09-01 08:00:00'],
  [1_693_526_400_000, '2023-09-01 08:00:00'],
  [1_693_526_400.5, '2023-09-01 08:00:00'],
  ['1693526400', '2023-09-01 08:00:00'],
  ['1693526400000', '2023-09-01 08:00:00'],
  [[2023, 9, 1, 8, 0], '2023-09-01 08:00:00'],
  [[2023, 9, 1, 8, 0, 9, 123_000_000], '2023-09-01 08:00:09'],
  [[2023, 9, 1], '2023-09-01'],
  ['Sep 1, 2023 8:00:00 AM', '2023-09-01 08:00:00'],
  ['Fri Sep 01 08:00:00 CST 2023', '2023-09-01 08:00:00'],
  ['20230901', '2023-09-01'],
  ['2023-09-01', '2023-09-01'],
  ['2023-09-01 08:00:00', '2023-09-01 08:00:00'],
  ['2023-09-01T00:00:00.000+00:00', '2023-09-01T00:00:00.000+00:00'],
  ['昨天', '昨天'],
  [[2023, 13, 1], ''],
  [['a'], ''],
  [0, '0'],
  [null, ''],
  [true, ''],
  [{}, ''],
] as const)('the moment %j is kept as %j', ([input, text]) => expect(time.read(input)).toEqual([text]))

test('dates of records and workouts are the day they were in Shanghai', () => {
  const [{ recordList }] = RecordDates.read({
    recordList: [
      { date: 1_693_497_600, no: 1 },
      { date: [2023, 9, 1], no: 2 },
    ],
  })!
  expect(recordList.map(({ date }) => formatTime(date, 'yyyy-MM-dd'))).toEqual(['2023-09-01', '2023-09-01'])
  const [{ trainTime }] = Workout.read({ trainTime: '2023-08-31T16:30:00.000+0000' })!
  expect(formatTime(trainTime, 'yyyy-MM-dd HH:mm')).toBe('2023-09-01 00:30')
})

test.for(['\u200b', '\u3164', '\u2800', '\u115f', '\u034f', '\u00ad', '\u2060', '\ufeff', '\u3000 \u3164', ''])(
  'a name of %j alone is none',
  (name) => expect(text(20).read(name)).toEqual(['']),
)

test.for(['晓\u200b棠', '👨‍👩‍👧', '\u3164晓棠', '0'])('a name %j stays', (name) =>
  expect(text(20).read(name)).toEqual([name]),
)
