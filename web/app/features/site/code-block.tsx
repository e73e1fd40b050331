import { Check, Copy } from 'lucide-react'
import { useCopyState } from '../../lib/use-copy-state.ts'
import { Icon } from '../../ui/icon.tsx'
import { Highlighted } from './highlighted.tsx'
import { Island } from './island.tsx'
import { SAMPLE_ORIGIN, useOrigin } from './use-origin.ts'
import classes from './code-block.module.css'

interface CodeBlockProps {
  /** Where it names SAMPLE_ORIGIN, readers see the Inlay that they look at. */
  code: string
  language: string
  /** A file's name, where the code belongs into one. */
  title?: string | undefined
}

/** Code to read and to copy, for pages without the interface kit. */
export function CodeBlock({ code, ...rest }: CodeBlockProps) {
  const origin = useOrigin()
  return <Island name="code-block" of={Code} props={{ ...rest, origin, code: code.replaceAll(SAMPLE_ORIGIN, origin) }} className={classes.block} />
}

/** @param origin what the code calls the address of this Inlay */
export function Code({ code: built, origin, language, title }: CodeBlockProps & { origin: string }) {
  const code = built.replaceAll(origin, useOrigin(origin))
  const { state, copy } = useCopyState()
  const said = state === 'copied' ? 'Copied!' : state === 'refused' ? 'Select and copy by hand' : ''
  return (
    <>
      <div className={classes.head}>
        <p>{title ?? NAMES[language] ?? language}</p>
        <button type="button" className={classes.copy} onClick={() => void copy(code)}><Icon of={state === 'copied' ? Check : Copy} size={14} />{said || 'Copy'}</button>
        <span role="status" className="visually-hidden">{said}</span>
      </div>
      <pre className={classes.code} tabIndex={0} aria-label={title ?? 'Code'}><code><Highlighted code={code} language={language} /></code></pre>
    </>
  )
}

const NAMES: Record<string, string> = { html: 'HTML', js: 'JavaScript', ts: 'TypeScript', tsx: 'React', sh: 'Terminal', css: 'CSS', http: 'HTTP header', ini: 'systemd', nginx: 'nginx', json: 'JSON', sql: 'SQL', text: 'Text' }
