import * as z from 'zod'
import { isTimeZone } from './rules/zoned-time.ts'

/** Time zone of the viewer, whose days and clocks count. */
export const timeZone = z.string().max(64, 'Must be a time zone like Europe/Berlin').refine(isTimeZone, 'Must be a time zone like Europe/Berlin').default('UTC')
