import { FAULTS, type Fault } from './state.ts'

export interface Member {
  memberNo: string
  nickname: string
  token: string
  note: string
}

async function control(name: string, body: object): Promise<unknown> {
  const reply = await fetch(`/local/control/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const { code, msg, data } = (await reply.json()) as { code: number; msg: string; data: unknown }
  if (code !== 0) throw new Error(msg)
  return data
}

/** The members of the local service, tokens included: only the shell may ask. */
export const listMembers = async () => (await control('members', {})) as Member[]

/** Set one fault of the local service, or clear it. */
export function setFault(fault: Fault, path: string) {
  const [, rule] = FAULTS[fault]
  return control('faults', { rules: rule ? [{ path, ...rule }] : [] })
}
