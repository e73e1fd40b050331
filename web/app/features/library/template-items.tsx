import { Button } from '@mantine/core'
import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import type { InferContractRouterOutputs } from '@orpc/contract'
import type { api } from '@inlay/contract/api'
import { Icon } from '../../ui/icon.tsx'
import type { ViewMode } from '../../ui/view-switch.tsx'
import { ComponentThumbnail } from '../components/component-thumbnail.tsx'
import { useComponentActions } from '../components/use-component-actions.ts'
import classes from './library.module.css'

type Template = InferContractRouterOutputs<typeof api>['templates']['library']['templates'][number]

/** Templates, each with the button that makes a draft of it and opens the draft. */
export function TemplateItems({ templates, view }: { templates: readonly Template[]; view: ViewMode }) {
  const { create } = useComponentActions()
  const navigate = useNavigate()
  const adding = create.isPending ? create.variables : null

  const add = (template: Template) =>
    create.mutate(
      { component_type: template.template_type, name: template.name, config: template.default_config },
      { onSuccess: ({ id }) => void navigate(`/dashboard/components/${id}`) },
    )

  return (
    <ul className={view === 'grid' ? classes.grid : classes.list} aria-label="Templates">
      {templates.map((template) => (
        <li key={template.id} className={classes.item}>
          <ComponentThumbnail type={template.template_type} config={template.default_config} />
          <div className={classes.words}>
            <h2 className={classes.name}>{template.name}</h2>
            <p className={classes.text}>{template.description}</p>
          </div>
          <Button
            className={classes.add} variant="default" leftSection={<Icon of={Plus} />} onClick={() => add(template)}
            loading={adding?.config === template.default_config} disabled={adding !== null}
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
