import { useEffect, useState } from 'react'
import { readStored, writeStored } from '#shared/bridge/storage.ts'
import { decideLargeText, isLargeText, LARGE_TEXT_KEY, onLargeTextChange } from '#shared/core/large-text.ts'
import { showMessage } from '#shared/features/messages/messages.ts'

const applyStoredChoice = () =>
  decideLargeText(readStored(LARGE_TEXT_KEY, (value): value is boolean => typeof value === 'boolean'))

/** Switch between 长辈版 and 标准版, labelled with its target; applies at once and is stored. */
export function LargeTextSwitch() {
  const [on, setOn] = useState(isLargeText)
  useEffect(() => {
    const unfollow = onLargeTextChange(() => setOn(isLargeText()))
    applyStoredChoice()
    // The choice may have changed on another page or in the phone's settings.
    addEventListener('pageshow', applyStoredChoice)
    document.addEventListener('visibilitychange', applyStoredChoice)
    return () => {
      unfollow()
      removeEventListener('pageshow', applyStoredChoice)
      document.removeEventListener('visibilitychange', applyStoredChoice)
    }
  }, [])
  const toggleLargeText = () => {
    writeStored(LARGE_TEXT_KEY, !on)
    applyStoredChoice()
    showMessage(on ? '已切换到标准版' : '已切换到长辈版')
  }
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={on ? '长辈版，切换到标准版' : '长辈版'}
      className="press hit h-touch flex-none whitespace-nowrap text-tight"
      onClick={toggleLargeText}
    >
      {on ? '标准版' : '长辈版'}
    </button>
  )
}
