import type { FullProfile } from '#shared/api/profile.ts'
import { imageUrl } from '#shared/core/safe-url.ts'

/** What the customer service learns about a member (spec §2, chat page; named in the privacy policy). Never a token. */
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

/** A number up to 10000 for somebody without a user number (spec §9), the same until the tab is closed. */
export function guestId(random: () => number = Math.random): string {
  try {
    const kept = sessionStorage.getItem(GUEST)
    if (kept && /^guest\d{1,5}$/.test(kept)) return kept
  } catch {
    // no storage: another number next time
  }
  const id = `guest${Math.floor(random() * 10_000) + 1}`
  try {
    sessionStorage.setItem(GUEST, id)
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
    id: /^[\w-]{1,64}$/.test(no) ? no : guest(),
    name: nickname,
    avatar: avatar.length <= LONGEST_ADDRESS ? avatar : '',
    gender: gender === undefined ? '' : gender === 1 ? '男' : '女',
    isVip,
    ...(age !== undefined && age >= 0 && age < 150 && { age: Math.floor(age) }),
    birthday: /^\d{4}-\d{2}-\d{2}$/.test(birthday) ? birthday : '',
    city,
  }
}
