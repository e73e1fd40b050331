import { scriptTag } from '@inlay/contract/rules/embed-code'
import { CodeLine } from '../../ui/code-line.tsx'
import home from './home.module.css'
import classes from './how-it-works.module.css'

const STEPS = [
  { title: 'Paste the script', text: 'One line in the head of the site. It waits for nothing, blocks nothing, and is under 10 KB.' },
  { title: 'Create a component', text: 'Start from a template. The preview is drawn by the code that visitors get.' },
  { title: 'Publish', text: 'Put its marker where it belongs. Every later change happens in the dashboard.' },
]

export function HowItWorks() {
  return (
    <section className={`${home.wrap} ${classes.section}`} id="how-it-works" aria-labelledby="how-title">
      <h2 className={classes.title} id="how-title">Three steps, the first one only once</h2>
      <div className={classes.columns}>
        <ol>
          {STEPS.map(({ title, text }, i) => (
            <li key={title} className={classes.step}>
              <span className={classes.number} aria-hidden>{i + 1}</span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className={classes.code}>
          <p className={classes.label}>Once, in the head</p>
          <CodeLine code={scriptTag('https://inlay.example')} />
          <p className={classes.label}>Where the component belongs</p>
          <CodeLine code={'<div data-inlay="0197c2f4-5b1e-7c3a-9d20-6f1e8a4b2c55"></div>'} />
          <p className={classes.promise}>If Inlay is ever down, the site does not notice: the component is just not there.</p>
        </div>
      </div>
    </section>
  )
}
