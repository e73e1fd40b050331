import { oc } from '@orpc/contract'
import * as z from 'zod'
import { commonErrors } from './errors.ts'
import { timeZone } from './time-zone.ts'

/** How many days the figures go back, today among them; one fewer are told where the calendar left a day out. */
export const FIGURES_DAYS = 30

const byDay = z.array(z.int())

/** What became of one component or quiz, day by day, the oldest first. */
export const figure = z.object({ id: z.uuid(), loads: byDay, submissions: byDay })
export type Figure = z.infer<typeof figure>

export const figures = {
  list: oc
    .errors(commonErrors)
    .route({ method: 'GET', path: '/figures', summary: `Loads and submissions of each component and quiz, by the last ${FIGURES_DAYS} days`, tags: ['Components'] })
    .input(z.object({ zone: timeZone }))
    .output(
      z.object({
        /** When each day began by the clocks of the zone. */
        days: z.array(z.iso.datetime()),
        /** Of those that have any. */
        figures: z.array(figure),
      }),
    ),
}
