import { useEffect, useRef, useState } from 'react'
import { listMembers, type Member } from './control.ts'

/** The local service's members. `tokenOf` waits for them: the page in the phone may ask first. */
export function useMembers() {
  const [members, setMembers] = useState<Member[]>([])
  const [problem, setProblem] = useState('')
  const asked = useRef<Promise<Member[]>>(undefined)

  if (!asked.current) asked.current = listMembers()

  useEffect(() => {
    asked.current!.then(setMembers, () => setProblem('本地服务没有响应，成员列表取不到'))
  }, [])

  const tokenOf = async (memberNo: string) => {
    const all = await asked.current!.catch(() => [])
    return all.find((one) => one.memberNo === memberNo)?.token ?? ''
  }
  return { members, problem, tokenOf }
}
