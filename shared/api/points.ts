import * as v from 'valibot'
import { number } from './fields.ts'
import { read } from './http.ts'

const Profile = v.object({ points: number })

/** What the member has earned and not spent: a part of the profile; undefined when the service does not say. @throws ServiceError */
export const readPoints = async (signal: AbortSignal): Promise<number | undefined> =>
  (await read({ method: 'GET', path: 'api/user/profile' }, Profile, { signal })).points
