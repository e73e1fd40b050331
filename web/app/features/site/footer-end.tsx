import { useYear } from '../../lib/use-year.ts'
import { SchemeSelect } from './scheme-select.tsx'

/** What a browser knows better than a built page: the year, and the colour scheme that was chosen. */
export function FooterEnd() {
  const year = useYear()
  return (
    <>
      <span className="tabular" suppressHydrationWarning>{`© ${year} Inlay`}</span>
      <SchemeSelect />
    </>
  )
}
