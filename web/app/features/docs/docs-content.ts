import { BookOpen, Braces, CircleHelp, Rocket } from 'lucide-react'
import type { Question } from '../site/questions.tsx'

export const TILES = [
  { icon: Rocket, title: 'Quick Start', text: 'From an account to a live component in four steps.' },
  { icon: BookOpen, title: 'Embed Guide', text: 'The script, the markers, and what they do on a page.' },
  { icon: Braces, title: 'API Reference', text: 'Markers, events and calls, from the page and from programs.' },
  { icon: CircleHelp, title: 'FAQ', text: 'What people ask before they paste the line.' },
] as const

export const QUICK_START = [
  { title: 'Create your account', text: 'Open the invitation link you were sent and choose a password. A free account needs no credit card.' },
  { title: 'Add the script to your site', text: 'Copy the script tag from Placement and paste it into the head of your site. This is done once.' },
  { title: 'Create a component', text: 'Choose a template in the Component Library, write your own words, and publish.' },
  { title: 'Place the marker', text: 'Copy the embed code from My Components to where the component belongs. Reload the page.' },
] as const

export const DOCS_QUESTIONS: readonly Question[] = [
  { question: 'Does Inlay slow my site down?', answer: 'The script is under 10KB, loads beside your page and blocks nothing. A page with one component makes three small requests, and the height that the embed code reserves keeps the page from moving.' },
  { question: 'What happens if Inlay is down?', answer: 'Your site works as before and the components just do not appear. Nothing is thrown into your page; one line in the console says what happened.' },
  { question: 'Will it clash with my site’s styles?', answer: 'No. Each component renders in a style container of its own: your styles cannot reach in and its styles cannot leak out. It takes your font, one accent colour and one corner radius.' },
  { question: 'Can I use several components on one page?', answer: 'As many as you like. One script serves them all, and they are asked for in one call.' },
  { question: 'Do I have to touch my site to change a component?', answer: 'No. Edit it in the dashboard and publish; the next load of the page shows the new version. Every earlier version can be brought back.' },
  { question: 'Which platforms does it work with?', answer: 'Any that lets you put a line of HTML into the page: plain HTML, WordPress, Shopify, Webflow, Squarespace, Wix, Framer, React and others.' },
  { question: 'Does it set cookies or track visitors?', answer: 'No cookies and no third party. Events are counted by component and page; what visitors send is stored for the owner of the component alone.' },
]
