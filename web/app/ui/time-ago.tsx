import { useEffect, useState } from 'react'
import { formatAgo, formatExact } from '../lib/dates.ts'

const REFRESH = 30_000

/** How long ago something was, kept true while it is on the screen, with the exact time on hover. */
export function TimeAgo({ iso, className }: { iso: string; className?: string | undefined }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH)
    return () => clearInterval(timer)
  }, [])
  return <time className={className} dateTime={iso} title={formatExact(iso)}>{formatAgo(iso, now)}</time>
}
