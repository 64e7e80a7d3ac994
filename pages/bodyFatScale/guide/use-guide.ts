import { useEffect, useState } from 'react'
import { environment } from '#shared/bridge/environment.ts'
import { readStored, writeStored } from '#shared/bridge/storage.ts'

const SEEN = 'bodyFatScale.guideSeen'
/** Skipped on iOS below this. */
const LEAST_IOS = 16

const isDue = () =>
  !(environment.iosVersion !== undefined && environment.iosVersion < LEAST_IOS) &&
  readStored(SEEN, (value): value is true => value === true) === undefined

/** The two-step guide of the first visit, once per phone, when there is something to point at. */
export function useGuide(isReady: boolean) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isReady && isDue()) setOpen(true)
  }, [isReady])
  return {
    isOpen,
    /** Not now: the next visit has it. */
    skip: () => setOpen(false),
    end: () => {
      writeStored(SEEN, true)
      setOpen(false)
    },
  }
}
