import type { ComponentProps } from 'react'
import { useTapPart } from '#shared/app/use-tap-part.ts'
import type { CalendarSheet } from './calendar-sheet.tsx'

interface Props extends Omit<ComponentProps<typeof CalendarSheet>, 'open'> {
  open: 'calendar' | 'goal' | undefined
}

/** What a tap opens over the page. */
export function Overlays({ open, ...rest }: Props) {
  const calendar = useTapPart(() => import('./calendar-sheet.tsx'), open === 'calendar', rest.onClose)
  const goal = useTapPart(() => import('./goal-dialog.tsx'), open === 'goal', rest.onClose)
  return (
    <>
      {calendar && <calendar.CalendarSheet {...rest} open={open === 'calendar'} />}
      {goal && <goal.GoalDialog open={open === 'goal'} onClose={rest.onClose} />}
    </>
  )
}
