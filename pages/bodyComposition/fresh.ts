import { type Fresh, freshFrom } from '#shared/api/composition.ts'
import { formCode } from '#shared/health/body-form.ts'
import { freshMass, normaliseScale } from '#shared/health/scale-results.ts'

/** The measurement in the shell's answer, every number as a scale's is shown; undefined where there is none. Water and muscle come
 *  in percent and become kg, unless a field that says so carries the mass. `water_content` of the shell says no mass: it is a
 *  percentage, where `moisture` is missing. */
export function measurementFrom(reply: unknown): Fresh | undefined {
  const fresh = freshFrom(reply)
  if (!fresh?.weight) return undefined
  const { weight, moisture, muscle, water_mass, muscle_mass, water_content } = fresh
  return normaliseScale({
    ...fresh,
    // A number below 0 would become 0, which is a form.
    bt: formCode(fresh.bt),
    water_content: freshMass(water_mass, moisture ?? water_content, weight),
    muscle_mass: freshMass(muscle_mass, muscle, weight),
  })
}
