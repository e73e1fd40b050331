import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { FieldType, FormField } from '@inlay/contract/form-field'
import { assignStep } from './assign-step.ts'
import { changeField } from './change-field.ts'
import { fieldTitle } from './field-title.ts'
import { insertField } from './insert-field.ts'
import { lostConditions } from './lost-conditions.ts'
import { moveField } from './move-field.ts'
import { newField } from './new-field.ts'
import { removeField } from './remove-field.ts'
import { stepsOf } from './steps-of.ts'

interface Given {
  fields: readonly FormField[]
  /** Path of the fields: "config.fields". */
  path: string
  /** @param path the setting that was edited; null makes an undo step of its own. */
  onChange: (fields: FormField[], path: string | null) => void
}

/** Something that went, or hung on what went, and can be brought back until the next edit. */
interface Notice {
  text: string
  before: readonly FormField[]
  after: readonly FormField[]
}

export type FieldEdits = ReturnType<typeof useFieldEdits>['edits']

/**
 * All that can be done to a list of fields, which one is open, and where the focus goes after it.
 * @param root holds the rows and the settings
 * @returns edits: the same object each time, so that rows that did not change are not drawn again
 */
export function useFieldEdits(given: Given, root: RefObject<HTMLElement | null>) {
  const { fields } = given
  const latest = useRef(given)
  const focusNext = useRef<string | null>(null)
  const [chosen, setChosen] = useState<number | null>(null)
  const [notice, setNotice] = useState<Notice | null>(null)
  const [said, setSaid] = useState('')
  const selected = chosen !== null && chosen < fields.length ? chosen : null
  const chosenNow = useRef(selected)

  useLayoutEffect(() => {
    latest.current = given
    chosenNow.current = selected
  })
  useEffect(() => {
    const wanted = focusNext.current
    if (wanted === null) return
    focusNext.current = null
    const element = root.current?.querySelector<HTMLElement>(wanted)
    element?.focus()
    if (element instanceof HTMLInputElement) element.select()
  })

  const edits = useMemo(() => {
    const now = () => latest.current.fields
    const put = (after: FormField[], what: string, focus: string | null) => {
      const before = now()
      const lost = lostConditions(before, after)
      const more = lost.length > 0 ? `${lost.map(fieldTitle).join(', ')} ${lost.length > 1 ? 'are' : 'is'} always shown now.` : ''
      setSaid(`${what} ${more}`.trim())
      setNotice(more || after.length < before.length ? { text: `${what} ${more}`.trim(), before, after } : null)
      focusNext.current = focus
      latest.current.onChange(after, null)
    }
    const row = (at: number, control = 'main') => `[data-row="${at}"] [data-control="${control}"]`
    const insert = (field: FormField, at: number, focus: string) => {
      const after = insertField(now(), field, at)
      const place = after.findIndex(({ name }) => !now().some((old) => old.name === name))
      setChosen(place)
      put(after, `${fieldTitle(field)} was added as ${place + 1} of ${after.length}.`, focus)
    }
    return {
      select: setChosen,
      /** Opens the field, and goes on in its settings. */
      open(at: number) {
        setChosen(at)
        focusNext.current = '[data-inspector] :is(input, textarea)'
      },
      /** A new one below the open one, or at the end; or at a place. */
      add(type: FieldType, at = chosenNow.current === null ? now().length : chosenNow.current + 1) {
        if (type === 'stepper' && stepsOf(now()).length > 0) return
        insert(newField(type), at, '[data-inspector] :is(input, textarea)')
      },
      duplicate(at: number) {
        const field = now()[at]
        if (field && field.type !== 'stepper') insert(field, at + 1, row(at + 1))
      },
      /** @param control what has the focus in the row, and keeps it */
      move(from: number, to: number, control = 'main') {
        const field = now()[from]
        const passed = now()[to]
        if (!field || !passed || from === to || field.type === 'stepper' || passed.type === 'stepper') return
        setChosen((old) => (old === from ? to : old === null ? null : moved(old, from, to)))
        put(moveField(now(), from, to), `${fieldTitle(field)} is ${to + 1} of ${now().length} now.`, row(to, control))
      },
      remove(at: number) {
        const field = now()[at]
        if (!field) return
        setChosen(null)
        put(removeField(now(), at), `${fieldTitle(field)} was removed.`, row(Math.min(at, now().length - 2)))
      },
      /** @param setting what was edited of it: "label", "options.2" */
      set: (at: number, patch: object, setting: string) =>
        latest.current.onChange(changeField(now(), at, { ...now()[at], ...patch } as FormField), `${latest.current.path}.${at}.${setting}`),
      assign(at: number, step: number) {
        const name = now()[at]?.name
        const after = assignStep(now(), at, step)
        setChosen(after.findIndex((field) => field.name === name))
        put(after, '', null)
      },
      focus: (at: number, control = 'main') => root.current?.querySelector<HTMLElement>(row(at, control))?.focus(),
    }
  }, [root])

  // Once anything else is edited, going back would lose that too; the editor's own undo knows better then.
  const current = notice && notice.after === fields ? notice : null
  return {
    edits,
    selected,
    /** For screen readers. */
    said,
    notice: current && {
      text: current.text,
      undo: () => {
        setNotice(null)
        setSaid('Brought back.')
        given.onChange([...current.before], null)
      },
    },
  }
}

/** Where the item at `place` is after another moved. */
function moved(place: number, from: number, to: number): number {
  if (from < place && to >= place) return place - 1
  if (from > place && to <= place) return place + 1
  return place
}
