import { Button } from '@mantine/core'
import { FLAG_KEYS, KNOWN_FLAGS } from '@inlay/contract/flag-registry'
import { Card } from '../../ui/card.tsx'
import classes from './flags.module.css'

/** Keys that mean something and are not set, with what is in force without them. @param set keys that are */
export function KnownFlags({ set, onCreate }: { set: ReadonlySet<string>; onCreate: (key: string) => void }) {
  const keys = FLAG_KEYS.filter((key) => !set.has(key))
  if (keys.length === 0) return null
  return (
    <Card title="Not set">
      <p className={classes.lead}>What Inlay asks for, and does by default. These are in force too while the database cannot be reached.</p>
      <ul className={classes.list} aria-label="Not set">
        {keys.map((key) => (
          <li key={key} className={classes.row}>
            <div className={classes.words}>
              <code className={classes.key}>{key}</code>
              <p className={classes.description}>{KNOWN_FLAGS[key].meaning}</p>
            </div>
            <div className={classes.acts}>
              <span className={classes.state}>{KNOWN_FLAGS[key].default ? 'On by default' : 'Off by default'}</span>
              <Button variant="default" size="xs" aria-label={`Set ${key}`} onClick={() => onCreate(key)}>Set</Button>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
