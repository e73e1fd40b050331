import { useState } from 'react'
import type { KeyboardEvent } from 'react'

/** Whether Caps Lock is on, as far as the keys pressed in a field tell; false once the field is left. */
export function useCapsLock() {
  const [on, setOn] = useState(false)
  const look = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'))
  return { capsLock: on, watch: { onKeyDown: look, onKeyUp: look, onBlur: () => setOn(false) } }
}
