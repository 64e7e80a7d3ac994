import { toast } from '#shared/app/messages/messages.ts'
import { tellNative } from '#shared/bridge/native.ts'

const TITLES = { targetPlan: '目标计划', scaleMeasurement: '体重测量' } as const

let left = false

/** Ask the shell for its page (`jumpPage`; shared/bridge/README.md, "Calls"). */
export async function openNative(pageName: keyof typeof TITLES) {
  left = true
  if (await tellNative('jumpPage', { pageName, pageTitle: TITLES[pageName] })) return
  left = false
  toast('请在App内打开')
}

/** Runs when the member is back from a page of the shell, where a goal or a new measurement may have been made. @returns how to stop */
export function onReturn(then: () => void): () => void {
  const look = () => {
    if (document.visibilityState !== 'visible' || !left) return
    left = false
    then()
  }
  document.addEventListener('visibilitychange', look)
  return () => document.removeEventListener('visibilitychange', look)
}
