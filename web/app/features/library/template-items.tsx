import { Button } from '@mantine/core'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { KIND_LABELS } from '@inlay/contract/component-types'
import { Icon } from '../../ui/icon.tsx'
import type { ViewMode } from '../../ui/view-switch.tsx'
import { ComponentThumbnail } from '../components/component-thumbnail.tsx'
import { editPath } from '../components/edit-path.ts'
import { useComponentActions } from '../components/use-component-actions.ts'
import type { Template } from './template.ts'
import classes from './library.module.css'

/** Templates, each with the button that makes a component of it and leads to its editor. */
export function TemplateItems({ templates, view }: { templates: readonly Template[]; view: ViewMode }) {
  const { create } = useComponentActions()
  const navigate = useNavigate()
  const adding = create.isPending ? create.variables : null

  const add = ({ type, name, config }: Template) =>
    create.mutate(type === 'quiz' ? { type } : { type, name, config: { ...config } }, {
      onSuccess: (made) => void navigate(editPath(made)),
    })

  return (
    <ul className={view === 'grid' ? classes.grid : classes.list} aria-label="Templates">
      {templates.map((template) => (
        <li key={template.id} className={classes.item}>
          <ComponentThumbnail type={template.type} config={template.drawn} picture={template.picture} />
          <div className={classes.words}>
            <div className={classes.head}>
              <h2 className={classes.name}>{template.name}</h2>
              <span className={classes.type}>{KIND_LABELS[template.type]}</span>
            </div>
            <p className={classes.text}>{template.description}</p>
          </div>
          <Button
            className={classes.add} variant="default" leftSection={<Icon of={Plus} />} onClick={() => add(template)}
            loading={adding !== null && (adding.type === 'quiz' ? template.type === 'quiz' : adding.name === template.name)} disabled={adding !== null}
            aria-describedby={`template-${template.id}`}
          >
            Add to My Components
          </Button>
          <span id={`template-${template.id}`} hidden>{template.name}</span>
        </li>
      ))}
    </ul>
  )
}
