const RIGHT = '?pkNo=P1&userNo=1001'

/** Paths as chat apps deliver them, with their query, and where every host sends them. */
export const MISSPELT = [
  ['/down。', '', '/down'],
  ['/down%E3%80%82', '', '/down'],
  ['/down&tdsourcetag=s_pctim_aiomsg', '', '/down?tdsourcetag=s_pctim_aiomsg'],
  ['/pkshare', RIGHT, `/pkShare${RIGHT}`],
  ['/PKSHARE/', RIGHT, `/pkShare${RIGHT}`],
  ['/pkShare.HTML', RIGHT, `/pkShare${RIGHT}`],
  ['/pkShare，', RIGHT, `/pkShare${RIGHT}`],
  ['/pkShare%3FpkNo%3DP1%26userNo%3D1001', '', `/pkShare${RIGHT}`],
  ['/pkShare%EF%BC%9FpkNo=P1&userNo=1001', '', `/pkShare${RIGHT}`],
  ['/pkShare&pkNo=P1&userNo=1001。', '', `/pkShare${RIGHT}`],
  ['/activity%20', '?activityId=A1', '/activity?activityId=A1'],
  ['/%20down', '', '/down'],
  ['//down', '', '/down'],
  ['/down%0A', '', '/down'],
  ['/down_', '', '/down'],
  ['/down快来看', '', '/down'],
  ['/bodyfatscale%E2%80%8B', '?no=R1', '/bodyFatScale?no=R1'],
  ['/。', '', '/down'],
  ['/%EF%BC%89', '', '/down'],
  ['/&from=singlemessage', '', '/down?from=singlemessage'],
  ['/down%0d%0aset-cookie:a=b', '', '/down'],
] as const
