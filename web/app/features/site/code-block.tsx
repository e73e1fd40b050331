import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { copyText } from '../../lib/copy-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Highlighted } from './highlighted.tsx'
import classes from './code-block.module.css'

/** How long the copied indicator stays, ms. */
const COPIED_FOR = 2000

interface CodeBlockProps {
  code: string
  language: string
  /** A file's name, where the code belongs into one. */
  title?: string
}

/** Code to read and to copy, for pages without the interface kit. */
export function CodeBlock({ code, language, title }: CodeBlockProps) {
  const [said, setSaid] = useState('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const copy = async () => {
    setSaid((await copyText(code)) ? 'Copied!' : 'Select and copy by hand')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setSaid(''), COPIED_FOR)
  }
  return (
    <div className={classes.block}>
      <div className={classes.head}>
        <p>{title ?? NAMES[language] ?? language}</p>
        <button type="button" className={classes.copy} onClick={() => void copy()}><Icon of={said === 'Copied!' ? Check : Copy} size={14} />{said || 'Copy'}</button>
        <span role="status" className="visually-hidden">{said}</span>
      </div>
      <pre className={classes.code} tabIndex={0} aria-label={title ?? 'Code'}><code><Highlighted code={code} language={language} /></code></pre>
    </div>
  )
}

const NAMES: Record<string, string> = { html: 'HTML', js: 'JavaScript', ts: 'TypeScript', tsx: 'React', sh: 'Terminal', css: 'CSS', http: 'HTTP header', ini: 'systemd', nginx: 'nginx', json: 'JSON', sql: 'SQL', text: 'Text' }
