import { Briefcase, Rocket, Store } from 'lucide-react'

/**
 * SAMPLE COPY, to be replaced before anybody relies on it: the figures and the people below are invented, so that the
 * page shows what it will look like with your own.
 */
export const FIGURES = [
  { value: '10K+', name: 'websites' },
  { value: '5K+', name: 'active users' },
  { value: '99.9%', name: 'uptime' },
  { value: '50ms', name: 'average load' },
] as const

/** SAMPLE COPY as well: nobody said this. */
export const TESTIMONIALS = [
  { quote: 'We changed the questions on forty client sites in one afternoon, without opening a single repository.', who: 'Technical lead', where: 'Digital agency', icon: Briefcase },
  { quote: 'The waitlist went up before lunch. By evening we knew which plan people were waiting for.', who: 'Founder', where: 'Software company', icon: Rocket },
  { quote: 'It looks as if our own team had built it. Nobody has ever asked which tool it is.', who: 'Head of marketing', where: 'Online store', icon: Store },
] as const

export const STEPS = [
  { title: 'Paste the script', text: 'One line in the head of the site. It waits for nothing and blocks nothing.' },
  { title: 'Create a component', text: 'Start from a template or from nothing. The preview is drawn by the code that visitors get.' },
  { title: 'Publish', text: 'Put its marker where it belongs. Every later change happens in the dashboard.' },
] as const
