import { useEffect, useState } from 'react'
import { tiles } from '#pages/bodyFatScale/details-model.ts'
import type { BodyFatRecord } from '#shared/api/scale.ts'
import { lazyModule, useLazyModule } from '#shared/app/loading/lazy-module.ts'
import { environment } from '#shared/bridge/environment.ts'
import { readStored, writeStored } from '#shared/bridge/storage.ts'

interface Props {
  record: BodyFatRecord
  /** The guide has opened or ended: metrics under it do not open. */
  onTurn: (isOpen: boolean) => void
}

const GUIDE = lazyModule(() => import('./first-guide.tsx').then(({ FirstGuide }) => FirstGuide))

/** The guide of the first visit, once there is a grid for it to point at. */
export function FirstVisit({ record, onTurn }: Props) {
  const guide = useGuide(tiles(record, undefined).length > 0)
  // Where it cannot be had the visit goes on without it, and the next one has it.
  const [FirstGuide] = useLazyModule(GUIDE, guide.isOpen, guide.skip)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onTurn` may be new at each render
  useEffect(() => onTurn(guide.isOpen), [guide.isOpen])
  return FirstGuide ? <FirstGuide open={guide.isOpen} onDone={guide.end} /> : null
}

const SEEN = 'bodyFatScale.guideSeen'
/** Skipped on iOS below this. */
const LEAST_IOS = 16

const isDue = () =>
  !(environment.iosVersion !== undefined && environment.iosVersion < LEAST_IOS) &&
  readStored(SEEN, (value): value is true => value === true) === undefined

/** The two-step guide of the first visit, once per phone, when there is something to point at. */
function useGuide(isReady: boolean) {
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
