import { componentMarker, scriptTag } from '@inlay/contract/rules/embed-code'
import { CodeBlock } from '../site/code-block.tsx'
import { NumberedSteps } from '../site/numbered-steps.tsx'
import { SAMPLE_ORIGIN } from '../site/use-origin.ts'
import { STEPS } from './home-content.ts'
import site from '../site/site.module.css'
import classes from './how-it-works.module.css'

const SNIPPET = `<head>
  <!-- once -->
  ${scriptTag(SAMPLE_ORIGIN)}
</head>
<body>
  <!-- where the poll belongs -->
  ${componentMarker('0197c2f4-5b1e-7c3a-9d20-6f1e8a4b2c55')}
</body>`

export function HowItWorks() {
  return (
    <section className={`${site.wrap} ${site.section}`} id="how-it-works" aria-labelledby="how-title">
      <h2 className={site.heading} id="how-title">Three steps, the first one only once</h2>
      <div className={classes.columns}>
        <NumberedSteps steps={STEPS} joined />
        <div className={site.set}><CodeBlock title="index.html" language="html" code={SNIPPET} /></div>
      </div>
    </section>
  )
}
