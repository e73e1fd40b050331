import { componentMarker, scriptTag } from '@inlay/contract/rules/embed-code'
import { CodeBlock } from '../site/code-block.tsx'
import { useOrigin } from '../site/use-origin.ts'
import site from '../site/site.module.css'
import { STEPS } from './home-content.ts'
import classes from './how-it-works.module.css'

const snippet = (origin: string) => `<head>
  <!-- once -->
  ${scriptTag(origin)}
</head>
<body>
  <!-- where the poll belongs -->
  ${componentMarker('0197c2f4-5b1e-7c3a-9d20-6f1e8a4b2c55')}
</body>`

export function HowItWorks() {
  const origin = useOrigin()
  return (
    <section className={`${site.wrap} ${site.section}`} id="how-it-works" aria-labelledby="how-title">
      <h2 className={site.heading} id="how-title">Three steps, the first one only once</h2>
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
        <div className={site.set}><CodeBlock title="index.html" language="html" code={snippet(origin)} /></div>
      </div>
    </section>
  )
}
