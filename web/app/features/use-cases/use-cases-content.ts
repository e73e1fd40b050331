import { Briefcase, CalendarClock, CircleHelp, Megaphone, Rocket, ShoppingBag, Store, UserPlus } from 'lucide-react'

/** Who Inlay is for, and what each gets from it. */
export const AUDIENCES = [
  {
    icon: Briefcase, title: 'Digital agencies', text: 'One dashboard for the components of every client’s site.',
    points: ['Change forty sites in one afternoon', 'Hand over words, not repositories', 'Show each client their own figures'],
  },
  {
    icon: Rocket, title: 'SaaS founders', text: 'Waitlists, polls and forms before there is time for a backend.',
    points: ['A waitlist up before lunch', 'Ask users while they are on the page', 'No release for a new question'],
  },
  {
    icon: Megaphone, title: 'Marketing teams', text: 'Campaigns that go live when they should, without a ticket.',
    points: ['Banners and modals on a schedule', 'Every change is a version to return to', 'Views, clicks and submissions by page'],
  },
  {
    icon: ShoppingBag, title: 'E-commerce and CMS users', text: 'Works beside Shopify, WordPress, Webflow and the others.',
    points: ['One line in the theme, once', 'Looks like the shop, not like a plugin', 'The shop works when Inlay does not'],
  },
] as const

/** Four afternoons as they happen. */
export const SCENARIOS = [
  { icon: CircleHelp, title: 'The support inbox fills with one question', text: 'Answer it in the FAQ that stands on every product page. It is live at the next page load, and the analytics show how many opened it.' },
  { icon: CalendarClock, title: 'A sale starts on Friday at ten', text: 'Write the banner on Tuesday and give it a start and an end. Nobody has to be at a desk on Friday.' },
  { icon: UserPlus, title: 'The course is full', text: 'Swap the sign-up form for a waitlist in the same place. Addresses arrive in Submissions and leave as CSV.' },
  { icon: Store, title: 'Which product comes back?', text: 'Set a poll into the newsletter’s landing page. Visitors see how the others voted, and you know what to order.' },
] as const
