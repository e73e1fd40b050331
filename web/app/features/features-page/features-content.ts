import { ChartLine, Code, Gauge, History, Layers, MonitorSmartphone, PlugZap, ShieldCheck, SquarePen, ToggleRight } from 'lucide-react'

/** The ten cards. */
export const FEATURES = [
  { icon: Code, title: 'One Script', text: 'A single line in the head serves every component on every page. Nothing else is ever installed.' },
  { icon: PlugZap, title: 'Instant Updates', text: 'Publish in the dashboard, and the next page load shows it. No deployment, no ticket, no cache to empty.' },
  { icon: ShieldCheck, title: 'Style Isolation', text: 'Each component renders inside a shadow root. The site’s styles cannot reach in, and ours cannot leak out.' },
  { icon: ChartLine, title: 'Built-in Analytics', text: 'Loads, views, clicks and submissions by component, site and day, exported as CSV when you want the raw rows.' },
  { icon: History, title: 'Version Control', text: 'Every save is a version with its author and time. Compare, go back to any of them, and publish it again.' },
  { icon: MonitorSmartphone, title: 'Works on Any Platform', text: 'Plain HTML, WordPress, Shopify, Webflow, Wix, Squarespace, Framer, React: wherever a line of HTML can go.' },
  { icon: Gauge, title: 'Under 10KB', text: 'The script is small, loads beside the page and blocks nothing. A page’s own height is kept free, so nothing jumps.' },
  { icon: SquarePen, title: 'Live Previews', text: 'Editors draw with the code that visitors get, on desktop and phone widths, with undo and a draft that is kept.' },
  { icon: Layers, title: 'Ten Kinds of Component', text: 'FAQ, poll, form, newsletter, waitlist, banner, modal, widget, call to action and quiz, each with its own editor.' },
  { icon: ToggleRight, title: 'Fails Gracefully', text: 'If Inlay cannot be reached, the site works as before and the component just does not appear.' },
] as const

/** What happens between a page and Inlay, in order. */
export const ARCHITECTURE = [
  { title: 'The page loads', text: 'Your HTML arrives with the script tag and empty markers. The script is async: the page waits for nothing.' },
  { title: 'One call for all markers', text: 'The script finds every data-inlay marker and asks once for all their components.' },
  { title: 'Each kind brings its renderer', text: 'Only the renderers that the page needs are loaded, and the browser keeps them.' },
  { title: 'Drawn in isolation', text: 'Each component is drawn into its own shadow root, with its own style sheet and one accent colour of yours.' },
] as const
