import { useRef, useState } from 'react'
import type { CallName } from '#shared/bridge/calls.ts'
import { readStored, removeStored, writeStored } from '#shared/bridge/storage.ts'
import { CATALOGUE } from './catalogue.ts'
import { answerProblem, areOutcomes, type Outcome, type Outcomes, STEPS } from './checklist-model.ts'
import { answerText, askFor, tellFor } from './run-call.ts'

const KEY = 'test-checklist'

/** The checklist as it stands, kept on the phone, and what can be done with it. */
export function useChecklist() {
  const [outcomes, setOutcomes] = useState<Outcomes>(() => readStored(KEY, areOutcomes) ?? {})
  const [running, setRunning] = useState<CallName>()
  // Runs overlap with what somebody taps meanwhile: both write over the newest.
  const newest = useRef(outcomes)
  const keep = (name: CallName, outcome: Outcome) => {
    newest.current = { ...newest.current, [name]: outcome }
    setOutcomes(newest.current)
    writeStored(KEY, newest.current)
  }

  async function run(name: CallName) {
    setRunning(name)
    // Kept before it is sent: the call may leave the page.
    if (!CATALOGUE[name].answers) keep(name, { state: 'asked' })
    keep(name, await outcomeOf(name))
    setRunning(undefined)
  }
  return {
    outcomes,
    running,
    run,
    /** All calls that answer, one after another. */
    runAll: async () => {
      for (const name of STEPS) if (CATALOGUE[name].answers) await run(name)
    },
    /** What somebody saw. */
    judge: (name: CallName, isGood: boolean) => keep(name, { state: isGood ? 'passed' : 'failed' }),
    clear: () => {
      newest.current = {}
      setOutcomes({})
      removeStored(KEY)
    },
  }
}

async function outcomeOf(name: CallName): Promise<Outcome> {
  const { argument, answers } = CATALOGUE[name]
  const start = performance.now()
  try {
    if (!answers) {
      await tellFor(name, argument)
      return { state: 'asked' }
    }
    const answer = await askFor(name, argument)
    const milliseconds = Math.round(performance.now() - start)
    const problem = answerProblem(name, answer)
    const words = name === 'getToken' || name === 'getStatusBarHeight' ? answerText(name, answer) : undefined
    return { state: problem ? 'failed' : 'passed', words: problem ?? words, milliseconds }
  } catch (error) {
    return { state: 'failed', words: (error as Error).message }
  }
}
