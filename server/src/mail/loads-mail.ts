import type { LoadsNotice } from '@inlay/contract/news'
import type { Mail } from './mailer.ts'

const number = (value: number) => value.toLocaleString('en')

/** Tells an owner that 80 or 100 percent of the plan's loads of a month are used. */
export function loadsMail(to: string, { percent, month, loads, limit, plan }: LoadsNotice, publicUrl: string): Omit<Mail, 'id' | 'date'> {
  const parts = [
    `In ${month} your components were loaded ${number(loads)} times so far. Your plan, ${plan}, has ${number(limit)} loads a month.`,
    'Nothing stops: your components stay on your sites.',
    `See what was loaded where: ${publicUrl}/dashboard/analytics`,
    'Months begin and end at midnight UTC.',
  ]
  return { to, subject: percent === 100 ? 'All loads of your plan are used this month' : `${percent}% of the loads of your plan are used this month`, text: parts.join('\n\n') }
}
