import { number } from './fields.ts'
import { read } from './http.ts'
import { object } from './schema.ts'

const Points = object({ points: number })

/** What the member has earned and not spent; undefined when the service does not say. Path not in the spec. @throws ServiceError */
export const readPoints = async (signal: AbortSignal): Promise<number | undefined> =>
  (await read({ method: 'GET', path: 'api/user/points' }, Points, { signal })).points
