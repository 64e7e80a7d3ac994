import { useEffect, useRef, useState } from 'react'
import { readHash, type ShellState, writeHash } from './state.ts'

/** The shell's state, kept in the address. `change` merges; `current` is readable outside rendering. */
export function useHashState(onForeignChange: (state: ShellState) => void) {
  const [state, setState] = useState(() => readHash(location.hash))
  const current = useRef(state)

  function set(next: ShellState) {
    current.current = next
    setState(next)
  }
  function change(part: Partial<ShellState>) {
    set({ ...current.current, ...part })
    history.replaceState(null, '', writeHash(current.current))
  }

  useEffect(() => {
    const onHash = () => {
      set(readHash(location.hash))
      onForeignChange(current.current)
    }
    window.addEventListener('hashchange', onHash)
    return () => window.removeEventListener('hashchange', onHash)
  })

  return { state, current, change }
}
