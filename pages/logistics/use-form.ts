import { useEffect, useLayoutEffect, useState } from 'react'
import { AREA_BOX } from './address-form.tsx'
import { EMPTY, FIELDS, type Form, fitValue } from './model.ts'

/** Id of the hidden field that holds the form's member number. */
export const OWNER_FIELD = 'owner-box'

/**
 * State of the form. Values restored by the browser after Back may belong to another member: they
 * are hidden until the member is known, and cleared unless it is the same one.
 * @param member member number, '' when unknown, undefined while loading and outside the app
 */
export function useForm(member: string | undefined) {
  const [form, setForm] = useState(readTypedForm)
  const [owner, setOwner] = useState(() => getFieldValue(OWNER_FIELD))
  const [isFilledIn, setFilledIn] = useState(
    () => typeof document !== 'undefined' && document.readyState === 'complete',
  )

  useLayoutEffect(() => {
    // After Back a browser restores field values on load, without an input event, so after the
    // first render.
    const takeFilledValues = () => {
      setFilledIn(true)
      setForm(readTypedForm)
      setOwner(getFieldValue(OWNER_FIELD))
    }
    addEventListener('pageshow', takeFilledValues)
    return () => removeEventListener('pageshow', takeFilledValues)
  }, [])
  useEffect(() => {
    // Wait for restored values: the browser does not restore a field that the page has changed.
    if (!isFilledIn || member === undefined || owner === member) return
    if (owner) setForm(EMPTY)
    setOwner(member)
  }, [isFilledIn, member, owner])

  return { form, setForm, owner, isOtherOwner: owner !== '' && owner !== member }
}

const getFieldValue = (id: string): string =>
  typeof document === 'undefined' ? '' : ((document.getElementById(id) as HTMLInputElement | null)?.value ?? '')

/**
 * Field values of the prerendered form at hydration: typed before the script loaded, or restored by
 * the browser.
 */
function readTypedForm(): Form {
  const form = { ...EMPTY }
  for (const field of FIELDS) form[field] = fitValue(field, getFieldValue(field === 'area' ? AREA_BOX : field)).value
  return form
}
