import type { FullProfile } from '#shared/api/profile.ts'
import { oneLine } from '#shared/core/invisible.ts'
import { parseId } from '#shared/core/links/ids.ts'
import { toImageUrl } from '#shared/core/links/safe-url.ts'
import { toDayKey } from '#shared/format/dates.ts'

/**
 * Member data sent to the customer service (listed in the privacy policy). Never contains a token.
 */
export interface ChatUser {
  id: string
  name: string
  /** Absolute URL, '' without one. */
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
/**
 * Maximum length of the avatar's URL. URL-encoding can make it ten times longer; a longer one is
 * dropped, so that the session still starts.
 */
const LONGEST_ADDRESS = 500

/** 32-bit FNV-1a hash: distinguishes two members and does not reveal the text. */
export function hashText(text: string): string {
  let bits = 0x811c9dc5
  for (const letter of text) bits = Math.imul(bits ^ letter.charCodeAt(0), 0x01000193)
  return (bits >>> 0).toString(36)
}

/**
 * A random id up to 10000 for a user without a number, kept in sessionStorage until the tab is
 * closed.
 * @param owner the user's token: another member on the same phone gets another id, and so cannot
 * see the session
 */
export function getGuestId(random: () => number = Math.random, owner = ''): string {
  const ownerKey = hashText(owner)
  try {
    const [stored = '', storedOwner] = (sessionStorage.getItem(GUEST) ?? '').split(' ')
    if (storedOwner === ownerKey && /^guest\d{1,5}$/.test(stored)) return stored
  } catch {
    // Without storage each call returns another number.
  }
  const id = `guest${Math.floor(random() * 10_000) + 1}`
  try {
    sessionStorage.setItem(GUEST, `${id} ${ownerKey}`)
  } catch {
    // as above
  }
  return id
}

/**
 * Maps the profile to the chat user; a guest id replaces a missing user number, and a missing
 * profile gives a guest.
 */
export function createChatUser(profile: FullProfile | undefined, guest: () => string = getGuestId): ChatUser {
  if (!profile) return { id: guest(), name: '', avatar: '', gender: '', isVip: false, birthday: '', city: '' }
  const { no, nickname, gender, isVip, age, birthday, city } = profile
  const avatar = toImageUrl(profile.avatar)
  return {
    id: parseId(no) || guest(),
    name: oneLine(nickname),
    avatar: avatar.length <= LONGEST_ADDRESS ? avatar : '',
    gender: gender === undefined ? '' : gender === 1 ? '男' : '女',
    isVip,
    ...(age !== undefined && age >= 0 && age < 150 && { age: Math.floor(age) }),
    birthday: toDayKey(birthday) ?? '',
    city: oneLine(city),
  }
}
