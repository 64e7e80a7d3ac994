/** Every value that a call asks by: an id, or what an earlier reply said. */
export const ID_NAMES = [
  'activityId',
  'columnId',
  'confirmNo',
  'courseNo',
  'courseType',
  'deleteNo',
  'endDay',
  'groupId',
  'httpUrl',
  'meetStandardCondition',
  'no',
  'pkNo',
  'prizeId',
  'reportId',
  'reportNo',
  'startDay',
  'targetType',
  'userNo',
  'userSportNo',
  'weight',
] as const
export type IdName = (typeof ID_NAMES)[number]

/** What is known while a service is asked, by the name of the value that carries it; `height`: the member's, in cm, which no call asks by. */
export type Ids = { readonly [name in IdName | 'height']?: string | undefined }
