import { type CallEntry, ids } from '#scripts/site/contract/contract-call.ts'
import { COLUMN, COURSE, ENUM, PK, SIGNATURE, WORKOUT } from '#scripts/site/contract/words/copy-share.ts'
import { ColumnDetail, sharedColumnCall } from '#shared/api/column.ts'
import { CourseShare, shareCall } from '#shared/api/course.ts'
import { ENUMS, EnumWords, enumCall } from '#shared/api/enum-words.ts'
import { id, part, text } from '#shared/api/fields.ts'
import { PkDetail, pkCall } from '#shared/api/pk.ts'
import { object } from '#shared/api/schema.ts'
import { Signature, signatureCall } from '#shared/api/wechat.ts'
import { Workout, workoutCall } from '#shared/api/workout.ts'

/** What share pages read; nobody is signed in. */
export const VISITOR_CALLS: readonly CallEntry[] = [
  {
    name: 'readSharedColumn',
    title: '一个专栏，访客看到的',
    who: 'visitor',
    query: ids('columnId'),
    replies: [ColumnDetail],
    words: COLUMN,
    extras: ['id', 'courseList.trainEndFlag'],
    needs: ['columnId'],
    ask: ({ columnId }) => sharedColumnCall(columnId!),
  },
  {
    name: 'readSharedCourse',
    title: '一节课，访客看到的',
    who: 'visitor',
    body: object({ courseNo: id, type: part(text(8), '') }),
    replies: [CourseShare],
    words: COURSE,
    needs: ['courseNo'],
    ask: ({ courseNo, courseType }) => shareCall(courseNo!, courseType ?? ''),
  },
  ...ENUMS.map(
    (type): CallEntry => ({
      name: `readWords_${type}`,
      title: '课程代码的词表',
      who: 'visitor',
      query: object({ type: text(40) }),
      replies: [object({ [type]: EnumWords })],
      words: { ...ENUM, [type]: { ...ENUM[type]!, isOptional: undefined } },
      ask: () => enumCall(type),
    }),
  ),
  {
    name: 'readPk',
    title: '多人 PK 的名次',
    who: 'visitor',
    body: ids('pkNo', 'userNo'),
    replies: [PkDetail],
    words: PK,
    needs: ['pkNo', 'userNo'],
    ask: ({ pkNo, userNo }) => pkCall(pkNo!, userNo!),
  },
  {
    name: 'readWorkout',
    title: '一次训练的成绩',
    who: 'visitor',
    query: ids('userSportNo'),
    replies: [Workout],
    words: WORKOUT,
    needs: ['userSportNo'],
    ask: ({ userSportNo }) => workoutCall(userSportNo!),
  },
  {
    name: 'readSignature',
    title: '微信 JSSDK 的签名',
    who: 'visitor',
    isReading: true,
    query: object({ httpUrl: text(2000) }),
    replies: [Signature],
    words: SIGNATURE,
    needs: ['httpUrl'],
    ask: ({ httpUrl }) => signatureCall(httpUrl!),
  },
]
