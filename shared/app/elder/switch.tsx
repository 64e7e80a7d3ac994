import { useEffect, useState } from 'react'
import { toast } from '#shared/app/messages/messages.ts'
import { readStored, writeStored } from '#shared/bridge/storage.ts'
import { decideElder, ELDER_KEY, isElder, onElderChange } from '#shared/core/elder/elder.ts'

const decide = () => decideElder(readStored(ELDER_KEY, (value): value is boolean => typeof value === 'boolean'))

/** Between 长辈版 and 标准版, by the word that a tap leads to; at once, and for all later visits. */
export function ElderSwitch() {
  const [on, setOn] = useState(isElder)
  useEffect(() => {
    const unfollow = onElderChange(() => setOn(isElder()))
    decide()
    // The page is back: another page or the phone's settings may have changed meanwhile.
    addEventListener('pageshow', decide)
    document.addEventListener('visibilitychange', decide)
    return () => {
      unfollow()
      removeEventListener('pageshow', decide)
      document.removeEventListener('visibilitychange', decide)
    }
  }, [])
  const toggle = () => {
    writeStored(ELDER_KEY, !on)
    decide()
    toast(on ? '已切换到标准版' : '已切换到长辈版')
  }
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={on ? '长辈版，切换到标准版' : '长辈版'}
      className="press hit h-touch flex-none whitespace-nowrap text-tight"
      onClick={toggle}
    >
      {on ? '标准版' : '长辈版'}
    </button>
  )
}
