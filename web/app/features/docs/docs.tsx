import { Link } from 'react-router'
import { componentMarker, quizMarker, scriptTag } from '@inlay/contract/rules/embed-code'
import { LinkButton } from '../../ui/link-button.tsx'
import { CardGrid } from '../site/card-grid.tsx'
import { Closing } from '../site/closing.tsx'
import { CodeBlock } from '../site/code-block.tsx'
import { faqData } from '../site/faq-data.ts'
import { NumberedSteps } from '../site/numbered-steps.tsx'
import { pageMeta } from '../site/page-meta.ts'
import { Questions } from '../site/questions.tsx'
import { SitePage } from '../site/site-page.tsx'
import { SAMPLE_ORIGIN } from '../site/use-origin.ts'
import { DOCS_QUESTIONS, QUICK_START, TILES } from './docs-content.ts'
import { GUIDE_GROUPS } from './guides.ts'
import site from '../site/site.module.css'
import classes from './docs.module.css'

export const meta = () =>
  pageMeta({
    title: 'Documentation',
    description: 'Install Inlay on any site, set components into pages, call the API, and run it yourself.',
    path: '/docs',
    structured: [faqData(DOCS_QUESTIONS)],
  })

const SAMPLE_ID = '0197c2f4-5b1e-7c3a-9d20-6f1e8a4b2c55'

export default function Docs() {
  return (
    <SitePage>
      <section className={`${site.wrap} ${site.intro}`}>
        <h1 className={site.title}>Documentation</h1>
        <p className={site.lead}>Set the first component into your site in ten minutes, and find the rest when you need it.</p>
        <h2 className="visually-hidden">What is here</h2>
        <CardGrid cards={TILES} columns={5} />
      </section>

      <section className={`${site.wrap} ${site.section}`} aria-labelledby="quick-start">
        <h2 className={site.heading} id="quick-start">Quick Start</h2>
        <div className={classes.columns}>
          <NumberedSteps steps={QUICK_START} />
          <div className={classes.code}>
            <CodeBlock title="Once, in the head" language="html" code={scriptTag(SAMPLE_ORIGIN)} />
            <CodeBlock title="Where the component belongs" language="html" code={componentMarker(SAMPLE_ID, 220)} />
            <div><LinkButton to="/dashboard" size="lg">Open Dashboard</LinkButton></div>
          </div>
        </div>
      </section>

      <section className={`${site.wrap} ${site.section}`} aria-labelledby="guides">
        <h2 className={site.heading} id="guides">Embed Guide</h2>
        <p className={site.lead}>One page for each thing you may want to do.</p>
        <div className={classes.guides}>
          {GUIDE_GROUPS.map(({ title, guides }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul>{guides.map((guide) => <li key={guide.slug}><Link to={`/docs/${guide.slug}`} prefetch="intent"><b>{guide.title}</b><span>{guide.description}</span></Link></li>)}</ul>
            </div>
          ))}
        </div>
      </section>

      <section className={`${site.wrap} ${site.section}`} aria-labelledby="api">
        <h2 className={site.heading} id="api">API Reference</h2>
        <p className={site.lead}>
          What pages and programs can say to Inlay. More in <Link className="text-link" to="/docs/page-api">Page API and events</Link> and{' '}
          <Link className="text-link" to="/docs/rest-api">REST API</Link>; every call is in the <Link className="text-link" to="/api/docs">API reference</Link>.
        </p>
        <div className={classes.api}>
          <div><h3>Component marker</h3><p>Stands where a component belongs. Its value is the component’s id.</p><CodeBlock language="html" code={componentMarker(SAMPLE_ID)} /></div>
          <div><h3>Quiz marker</h3><p>The same for a quiz, with the quiz’s id.</p><CodeBlock language="html" code={quizMarker(SAMPLE_ID)} /></div>
          <div><h3>Events</h3><p>The script counts <code>component_load</code>, <code>component_interaction</code>, <code>view</code>, <code>click</code>, <code>submit</code> and <code>component_error</code>, and tells the page.</p><CodeBlock language="js" code={"document.addEventListener('inlay:submit', (event) => {\n  console.log(event.detail.id, event.detail.type)\n})"} /></div>
          <div><h3>From a program</h3><p>Answers are taken by the same call that the script makes.</p><CodeBlock language="sh" code={`curl ${SAMPLE_ORIGIN}/functions/v1/submit-form \\\n  -H 'content-type: application/json' \\\n  -d '{"component_id":"${SAMPLE_ID}","data":{"email":"ada@example.com"},"host_url":"https://shop.example/"}'`} /></div>
        </div>
      </section>

      <section className={`${site.wrap} ${site.section}`} aria-labelledby="faq">
        <h2 className={site.heading} id="faq">FAQ</h2>
        <Questions of={DOCS_QUESTIONS} name="docs" />
      </section>
      <Closing title="Ready when your page is" first={{ to: '/auth', text: 'Get Started Free' }} />
    </SitePage>
  )
}
