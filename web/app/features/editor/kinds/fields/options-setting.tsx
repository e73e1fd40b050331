import { ActionIcon, Button, Textarea } from '@mantine/core'
import { Plus, X } from 'lucide-react'
import { memo, useEffect, useId, useRef, useState } from 'react'
import type { ClipboardEventHandler, KeyboardEventHandler } from 'react'
import { OPTIONS_MAX } from '@inlay/contract/form-field'
import type { FormField } from '@inlay/contract/form-field'
import { Icon } from '../../../../ui/icon.tsx'
import { AheadTextInput } from '../parts/ahead-input.tsx'
import { moveItem } from '../parts/move-item.ts'
import { pastedOptions } from './pasted-options.ts'
import type { SettingProps } from './setting.ts'
import { uniqueName } from './unique-name.ts'
import classes from './settings.module.css'

/** More options than these are edited as lines of one text. */
const ROWS_MAX = 60

type ChoiceField = Extract<FormField, { options: string[] }>

/** The options of a field, one by one or as lines. Enter adds one below, Alt with an arrow key moves one, several lines pasted are several options. */
export const OptionsSetting = memo(function OptionsSetting({ field, path, error, set }: SettingProps<ChoiceField>) {
  const { options } = field
  const id = useId()
  const [asText, setAsText] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const focusNext = useRef<number | null>(null)
  useEffect(() => {
    if (focusNext.current === null) return
    list.current?.querySelectorAll('input')[focusNext.current]?.focus()
    focusNext.current = null
  })
  const put = (next: string[], setting = 'options') => set({ options: next }, setting)
  const add = (below: number, more = [uniqueName(`Option ${options.length + 1}`, new Set(options))]) => {
    if (options.length + more.length > OPTIONS_MAX) return
    put([...options.slice(0, below + 1), ...more, ...options.slice(below + 1)], `options.added.${options.length}`)
    focusNext.current = below + more.length
  }
  const tooMany = options.length > ROWS_MAX
  const lines = asText || tooMany
  const wrong = error('options') ?? (lines ? options.map((_, at) => error(`options.${at}`)).find(Boolean) : undefined)
  return (
    <section className={classes.section} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.heading}>Options</h2>
        {tooMany ? null : <Button variant="subtle" size="xs" onClick={() => setAsText(!asText)}>{asText ? 'As a list' : 'Paste many'}</Button>}
      </div>
      {lines ? (
        <Textarea
          autosize minRows={6} maxRows={16} aria-label="Options, one a line" value={typed ?? options.join('\n')} error={wrong}
          description={wrong ? null : `One option a line. ${options.length.toLocaleString('en')} so far.`}
          onBlur={() => setTyped(null)}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            put(pastedOptions(event.currentTarget.value, []))
          }}
        />
      ) : (
        <>
          <ul className={classes.rows} ref={list}>
            {options.map((option, at) => (
              <li key={at} className={classes.option}>
                <OptionText
                  at={at} value={option} path={`${path}.options.${at}`} error={error(`options.${at}`)}
                  onChange={(text) => put(options.with(at, text), `options.${at}`)}
                  onPaste={(event) => {
                    const pasted = event.clipboardData.getData('text')
                    if (!/[\r\n]/.test(pasted.trim())) return
                    event.preventDefault()
                    add(at, pastedOptions(pasted, options))
                  }}
                  onKeyDown={(event) => {
                    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
                    if (event.key === 'Enter') add(at)
                    else if (event.altKey && by !== 0 && options[at + by] !== undefined) {
                      put(moveItem(options, at, at + by), 'options')
                      focusNext.current = at + by
                    } else return
                    event.preventDefault()
                  }}
                />
                <ActionIcon
                  size={28} aria-label={`Remove ${option || `option ${at + 1}`}`}
                  onClick={() => {
                    put(options.filter((_, n) => n !== at), 'options')
                    focusNext.current = Math.min(at, options.length - 2)
                  }}
                >
                  <Icon of={X} size={14} />
                </ActionIcon>
              </li>
            ))}
          </ul>
          {wrong ? <p className={classes.error} role="alert">{wrong}</p> : null}
          <Button variant="default" size="xs" leftSection={<Icon of={Plus} size={14} />} onClick={() => add(options.length - 1)}>Add an option</Button>
        </>
      )}
    </section>
  )
}, (one, other) => one.field.options === other.field.options && one.path === other.path && one.error === other.error && one.set === other.set)

interface OptionTextProps {
  at: number
  value: string
  /** "config.fields.0.options.2" */
  path: string
  error: string | undefined
  onChange: (text: string) => void
  onPaste: ClipboardEventHandler
  onKeyDown: KeyboardEventHandler
}

function OptionText({ at, value, path, onChange, ...given }: OptionTextProps) {
  return <AheadTextInput size="xs" aria-label={`Option ${at + 1}`} path={path} value={value} onText={onChange} {...given} />
}
