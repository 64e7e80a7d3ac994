import { EMPTY, type Form, fitted } from './model.ts'

/** What the fields of the prerendered form hold when the script comes: typed on a slow line before it was there, or put back by the browser. */
export function typedBefore(): Form {
  const form = { ...EMPTY }
  if (typeof document === 'undefined') return form
  for (const field of ['name', 'mobile', 'detail'] as const) {
    form[field] = fitted(field, (document.getElementById(field) as HTMLInputElement | null)?.value ?? '')
  }
  return form
}
