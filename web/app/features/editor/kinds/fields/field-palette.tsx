import { TextInput, UnstyledButton } from '@mantine/core'
import { Search } from 'lucide-react'
import { memo, useState } from 'react'
import type { FieldType } from '@inlay/contract/form-field'
import { Icon } from '../../../../ui/icon.tsx'
import { DRAGGED_KIND } from './dragged-kind.ts'
import { OFFERED_KINDS } from './offered-kinds.ts'
import { searchPalette } from './palette-groups.ts'
import classes from './field-palette.module.css'

interface FieldPaletteProps {
  /** Steps are there once. */
  hasSteps: boolean
  /** The form has as many fields as it may. */
  full: boolean
  onAdd: (type: FieldType) => void
}

/** All kinds of field, by groups; Enter in the search adds the first that is found. */
export const FieldPalette = memo(function FieldPalette({ hasSteps, full, onAdd }: FieldPaletteProps) {
  const [query, setQuery] = useState('')
  const groups = searchPalette(query)
  const first = groups[0]?.kinds.find((type) => !(type === 'stepper' && hasSteps))
  return (
    <div className={classes.palette}>
      <TextInput
        className="quiet-field" size="xs" aria-label="Find a field" placeholder="Find a field" leftSection={<Icon of={Search} size={14} />} value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !first || full || query.trim() === '') return
          event.preventDefault()
          setQuery('')
          onAdd(first)
        }}
      />
      {full ? <p className={classes.none}>This form has as many fields as it may.</p> : null}
      {groups.map(({ label, kinds }) => (
        <section key={label} aria-label={label}>
          <h2 className={classes.group}>{label}</h2>
          <div className={classes.grid}>
            {kinds.map((type) => {
              const off = full || (type === 'stepper' && hasSteps)
              return (
                <UnstyledButton
                  key={type} className={classes.kind} disabled={off} draggable={!off} onClick={() => onAdd(type)}
                  onDragStart={(event) => event.dataTransfer.setData(DRAGGED_KIND, type)}
                >
                  <Icon of={OFFERED_KINDS[type].icon} size={14} /><span className="truncate">{OFFERED_KINDS[type].label}</span>
                </UnstyledButton>
              )
            })}
          </div>
        </section>
      ))}
      {groups.length === 0 ? <p className={classes.none} role="status">No field is called that</p> : null}
    </div>
  )
})
