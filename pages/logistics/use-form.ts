import { useEffect, useLayoutEffect, useState } from 'react'
import { AREA_BOX } from './address-form.tsx'
import { EMPTY, FIELDS, type Form, fitValue } from './model.ts'

/** Id of the unseen field that says whose the form is. */
export const OWNER_FIELD = 'owner-box'

/**
 * What is typed. What the browser puts back after Back may be of a member who was signed in before: it is not shown until it is known who is there
 * now, and goes unless it is the same one.
 * @param member the number of who is there, '' where it cannot be known, undefined meanwhile and outside the app
 */
export function useForm(member: string | undefined) {
  const [form, setForm] = useState(readTypedForm)
  const [owner, setOwner] = useState(() => getFieldValue(OWNER_FIELD))
  const [isFilledIn, setFilledIn] = useState(
    () => typeof document !== 'undefined' && document.readyState === 'complete',
  )

  useLayoutEffect(() => {
    // After Back a browser fills the fields in when the document is complete, without an event: later than the first drawing.
    const takeFilledValues = () => {
      setFilledIn(true)
      setForm(readTypedForm)
      setOwner(getFieldValue(OWNER_FIELD))
    }
    addEventListener('pageshow', takeFilledValues)
    return () => removeEventListener('pageshow', takeFilledValues)
  }, [])
  useEffect(() => {
    // What the page has written into a field before that is not put back.
    if (!isFilledIn || member === undefined || owner === member) return
    if (owner) setForm(EMPTY)
    setOwner(member)
  }, [isFilledIn, member, owner])

  return { form, setForm, owner, isUnclear: owner !== '' && owner !== member }
}

const getFieldValue = (id: string): string =>
  typeof document === 'undefined' ? '' : ((document.getElementById(id) as HTMLInputElement | null)?.value ?? '')

/** What the fields of the prerendered form hold when the script comes: typed on a slow line before it was there, or put back by the browser. */
function readTypedForm(): Form {
  const form = { ...EMPTY }
  for (const field of FIELDS) form[field] = fitValue(field, getFieldValue(field === 'area' ? AREA_BOX : field)).value
  return form
}
