import { API_ORIGIN } from '#shared/core/config.ts'
import { parseId } from '#shared/core/links/ids.ts'
import { runWithTimeout } from '#shared/core/loading/in-time.ts'
import { getPath, REQUEST_RULES } from './call.ts'
import { PROFILE } from './member-calls.ts'
import { getHeaders, parseEnvelope } from './reply.ts'

/** Somebody waits for the answer with a hidden page or a change that is held back. */
const LIMIT_MS = 2000

/** The user number in the data of a profile; undefined: none. */
export const parseMemberNo = (data: unknown): string | undefined =>
  parseId(String((data as { no?: unknown } | null | undefined)?.no ?? '')) || undefined

/**
 * Reads the user number of a token; undefined if the service does not reply within 2 s. Never
 * rejects.
 */
export const readMemberNo = (token: string): Promise<string | undefined> =>
  runWithTimeout(LIMIT_MS, async (signal) => {
    const headers = getHeaders(PROFILE, token)
    const response = await fetch(API_ORIGIN + getPath(PROFILE), { ...REQUEST_RULES, headers, signal })
    const envelope = parseEnvelope(await response.text())
    return response.ok && envelope?.code === 0 ? parseMemberNo(envelope.data) : undefined
  })
