import type { Field } from './schema-text.ts'
import classes from './field-table.module.css'

interface FieldTableProps {
  title?: string
  /** Of the whole, when it is not just an object. */
  type?: string
  fields: readonly Field[]
}

/** Fields of a body or parameters of a call, one a line. */
export function FieldTable({ title, type, fields }: FieldTableProps) {
  return (
    <div>
      {title ? <h4 className={classes.title}>{title}</h4> : null}
      {type !== undefined && type !== 'object' ? <p className={classes.type}>{type}</p> : null}
      {fields.length > 0 ? (
        <ul className={classes.fields}>
          {fields.map(({ path, type: fieldType, required, notes }) => (
            <li key={path} className={classes.field}>
              <code className={classes.name}>{path}</code>
              <span>
                <span className={classes.type}>{fieldType}</span>
                {required ? <span className={classes.required}>required</span> : null}
                {notes ? <span className={classes.notes}>{notes}</span> : null}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
