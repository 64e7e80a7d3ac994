import * as v from 'valibot'
import { number } from './fields.ts'
import { read } from './http.ts'

const Points = v.object({ points: number })

/** What the member has earned and not spent; undefined when the service does not say. Path not in the spec. @throws ServiceError */
export const readPoints = async (signal: AbortSignal): Promise<number | undefined> =>
  (await read({ method: 'GET', path: 'api/user/points' }, Points, { signal })).points
