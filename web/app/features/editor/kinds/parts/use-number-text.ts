import { useTyped } from './use-typed.ts'

const write = (value: number | null) => (value === null ? '' : String(value))

/**
 * The text of a field for a number. What is no number stays there as it was typed, with a word on which number counts meanwhile.
 * @param optional may be left empty, for null
 * @param onNumber told each other number that the text becomes
 */
export function useNumberText(value: number | null, optional: boolean, onNumber: (value: number | null) => void) {
  const [text, type] = useTyped(value, write)
  const read = (typed: string): number | null | undefined => {
    if (typed.trim() === '') return optional ? null : undefined
    const number = Number(typed.replace(',', '.'))
    return Number.isFinite(number) ? number : undefined
  }
  const isNone = read(text) === undefined
  return {
    text,
    /** undefined: it is a number. */
    wrong: isNone ? (value === null ? 'Must be a number' : `Must be a number. Until then it is ${value}.`) : undefined,
    onChange(typed: string) {
      const number = read(typed)
      type(typed, number === undefined ? value : number)
      if (number !== undefined && number !== value) onNumber(number)
    },
    onBlur() {
      if (!isNone) type(write(value), value)
    },
  }
}
