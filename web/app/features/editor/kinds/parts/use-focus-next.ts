import { useEffect, useRef } from 'react'

/**
 * Puts the focus into a list once it is drawn again: on a row's control, by its `data-control`; 'field' is the row's first
 * field, and 'same' what has the focus now.
 */
export function useFocusNext() {
  const list = useRef<HTMLOListElement>(null)
  const next = useRef<{ row: number; control: string } | null>(null)

  useEffect(() => {
    const row = next.current && list.current?.children[next.current.row]
    const control = next.current?.control
    next.current = null
    if (!row) return
    const controls = [...row.querySelectorAll<HTMLElement>('[data-control]')]
    const wanted = control === 'field' ? row.querySelector<HTMLElement>('input, textarea') : controls.find((each) => each.dataset['control'] === control && !each.matches(':disabled'))
    ;(wanted ?? controls[0])?.focus()
  })

  return {
    list,
    focusNext(row: number, control: string) {
      const same = control === 'same' ? ((document.activeElement as HTMLElement | null)?.dataset['control'] ?? 'field') : control
      next.current = { row, control: same }
    },
  }
}
