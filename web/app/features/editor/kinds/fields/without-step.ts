import type { Stepper } from './steps-of.ts'

/** The steps without one; its fields join the step before it, or the one after where it was the first. */
export function withoutStep(steps: Stepper['steps'], at: number): Stepper['steps'] {
  const gone = steps[at]
  if (!gone || steps.length < 2) return steps
  const heir = at === 0 ? 1 : at - 1
  return steps.flatMap((step, place) => {
    if (place === at) return []
    if (place !== heir) return [step]
    return [{ ...step, fields: at === 0 ? [...gone.fields, ...step.fields] : [...step.fields, ...gone.fields] }]
  })
}
