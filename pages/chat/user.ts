import type { FullProfile } from '#shared/api/profile.ts'
import { dayKey } from '#shared/core/dates/dates.ts'
import { oneLine } from '#shared/core/invisible.ts'
import { asId } from '#shared/core/links/ids.ts'
import { imageUrl } from '#shared/core/links/safe-url.ts'

/** What the customer service learns about a member (named in the privacy policy). Never a token. */
export interface ChatUser {
  id: string
  name: string
  /** Absolute address, '' without one. */
  avatar: string
  gender: '男' | '女' | ''
  isVip: boolean
  /** Years. */
  age?: number
  /** yyyy-MM-dd, '' when unknown. */
  birthday: string
  city: string
}

const GUEST = 'chat-guest'
/** Escaped, an address of odd characters grows tenfold: no picture then, rather than no session. */
const LONGEST_ADDRESS = 500

/** 32 bits of a text (FNV-1a): enough to tell two members apart, nothing to find the text by. */
export function mark(text: string): string {
  let bits = 0x811c9dc5
  for (const letter of text) bits = Math.imul(bits ^ letter.charCodeAt(0), 0x01000193)
  return (bits >>> 0).toString(36)
}

/**
 * A random number up to 10000 for somebody without a user number, the same until the tab is closed.
 * @param owner whose number it is, their token: somebody else at the same phone is another guest, who must not see the session
 */
export function guestId(random: () => number = Math.random, owner = ''): string {
  const whose = mark(owner)
  try {
    const [kept = '', keptFor] = (sessionStorage.getItem(GUEST) ?? '').split(' ')
    if (keptFor === whose && /^guest\d{1,5}$/.test(kept)) return kept
  } catch {
    // no storage: another number next time
  }
  const id = `guest${Math.floor(random() * 10_000) + 1}`
  try {
    sessionStorage.setItem(GUEST, `${id} ${whose}`)
  } catch {
    // as above
  }
  return id
}

/** The member as the customer service gets to know them; without a number, or without a profile at all, a guest. */
export function chatUser(profile: FullProfile | undefined, guest: () => string = guestId): ChatUser {
  if (!profile) return { id: guest(), name: '', avatar: '', gender: '', isVip: false, birthday: '', city: '' }
  const { no, nickname, gender, isVip, age, birthday, city } = profile
  const avatar = imageUrl(profile.avatar)
  return {
    id: asId(no) || guest(),
    name: oneLine(nickname),
    avatar: avatar.length <= LONGEST_ADDRESS ? avatar : '',
    gender: gender === undefined ? '' : gender === 1 ? '男' : '女',
    isVip,
    ...(age !== undefined && age >= 0 && age < 150 && { age: Math.floor(age) }),
    birthday: dayKey(birthday) ?? '',
    city: oneLine(city),
  }
}
