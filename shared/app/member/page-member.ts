import { PROFILE } from '#shared/api/member-calls.ts'
import { memberNoIn, readMemberNo } from '#shared/api/member-no.ts'
import { session } from '#shared/api/session.ts'

/** Every token the page has had: all of one member, whose page it is. */
const ours = new Set<string>()
/** What is kept of a token to know it again. */
let traceOf = (token: string) => token
export const isOurs = (token: string) => ours.has(traceOf(token))

let hasHeard = false
let isProfileAsked = false

/** The page has this token from now on. */
export function adopt(token: string) {
  ours.add(traceOf(token))
  session.token = token
}

/** The page sends nothing of the member any more; whose it is is still watched. @param mark tells tokens apart, and does not give them away */
export function forgetToken(mark: (token: string) => string): void {
  const marks = [...ours].map(mark)
  ours.clear()
  for (const one of marks) ours.add(one)
  traceOf = mark
  session.token = session.renew = session.hear = undefined
}

/** The member's number comes with the profile, or is asked for behind the first reply. */
export function hear(path: string, token: string | undefined, data?: unknown) {
  isProfileAsked ||= path === PROFILE.path
  if (data === undefined) return
  hasHeard = true
  if (path === PROFILE.path && token && isOurs(token)) session.no ??= memberNoIn(data)
  else if (!isProfileAsked) void learn()
}

/** Whose page this is, asked while its token is good: the service does not tell for a refused one. */
export async function learn(): Promise<string | undefined> {
  isProfileAsked = true
  const { no, token } = session
  if (no || !token) return no
  const read = await readMemberNo(token)
  if (isOurs(token)) session.no ??= read
  return session.no
}

/** Whose the token is that the app gives now; undefined where nothing proves it: the service does not say it of this one, or of the page's. */
export async function isSameMember(token: string, pageNo: string | undefined | Promise<string | undefined>) {
  const [now, no] = await Promise.all([readMemberNo(token), pageNo])
  return now && no ? now === no : undefined
}

/** Whether something of the member has come. */
export const hasSomething = (): boolean => hasHeard

/** With the tokens so far nothing has come of anybody: it may as well be another member's page. */
export function startOver(token: string): void {
  ours.clear()
  adopt(token)
}

/** The page's member has another token. A page that has dropped its own keeps none, and knows it again. */
export function know(token: string): void {
  if (session.token) session.token = token
  ours.add(traceOf(token))
}
