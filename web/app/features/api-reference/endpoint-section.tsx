import { CopyButton } from '../../ui/copy-button.tsx'
import { codeInText } from './code-in-text.tsx'
import { curlExample } from './curl-example.ts'
import { FieldTable } from './field-table.tsx'
import type { Content, Endpoint, OpenApi, Schema } from './openapi.ts'
import { fieldsOf, typeText } from './schema-text.ts'
import { statusText } from './status-text.ts'
import classes from './endpoint-section.module.css'

/** One procedure: what it does, what it takes, what it answers, how it is called. */
export function EndpointSection({ endpoint, document }: { endpoint: Endpoint; document: OpenApi }) {
  const { anchor, method, path, summary, description, parameters = [], requestBody, responses = {} } = endpoint
  const curl = curlExample(endpoint, document, window.location.origin)
  const body = schemaOf(requestBody?.content)
  return (
    <article className={classes.endpoint} id={anchor}>
      <header className={classes.head}>
        <h3 className={classes.title}><a href={`#${anchor}`}>{summary ?? path}</a></h3>
        <p className={classes.call}><span className={classes.method} data-method={method}>{method}</span> <code>{path}</code></p>
        {description ? <p className={classes.text}>{codeInText(description)}</p> : null}
      </header>
      {parameters.length > 0 ? (
        <FieldTable
          title="Parameters"
          fields={parameters.map(({ name, in: place, required = false, description: notes = '', schema = {} }) => ({
            path: name, type: typeText(schema, document), required, notes: [`in the ${place}`, notes].filter(Boolean).join('; '),
          }))}
        />
      ) : null}
      {body ? <FieldTable title="Body" type={typeText(body, document)} fields={fieldsOf(body, document)} /> : null}
      <div className={classes.answers}>
        <h4 className={classes.label}>Answers</h4>
        {Object.entries(responses).map(([status, response]) => {
          const schema = schemaOf(response.content)
          return (
            <details key={status} className={classes.answer}>
              <summary><code data-good={status.startsWith('2') || undefined}>{status}</code> {statusText(status, response.description)}</summary>
              {schema ? <FieldTable type={typeText(schema, document)} fields={fieldsOf(schema, document)} /> : <p className={classes.text}>No body.</p>}
            </details>
          )
        })}
      </div>
      <div>
        <div className={classes.exampleHead}><h4 className={classes.label}>Example</h4><CopyButton text={curl} label={`Copy the example of: ${summary ?? path}`} /></div>
        <pre className={classes.curl} tabIndex={0} aria-label="Example">{curl}</pre>
      </div>
    </article>
  )
}

function schemaOf(content: Content | undefined): Schema | undefined {
  return content ? Object.values(content)[0]?.schema : undefined
}
