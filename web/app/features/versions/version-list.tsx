import { ShowOlder } from '../../ui/show-older.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import { changeWords } from './change-words.ts'
import type { ListedVersion } from './use-versions.ts'
import classes from './version-list.module.css'

interface VersionListProps {
  versions: readonly ListedVersion[]
  /** The one that is looked at. */
  chosen: number
  newest: number
  onChoose: (version: number) => void
  more: Parameters<typeof ShowOlder>[0]['of']
}

/** Who saved what, when and why. */
export function VersionList({ versions, chosen, newest, onChoose, more }: VersionListProps) {
  return (
    <nav aria-label="Versions">
      <ol className={classes.list}>
        {versions.map(({ version, author, note, created_at, changes }) => (
          <li key={version}>
            <button type="button" className={classes.version} aria-current={version === chosen} onClick={() => onChoose(version)}>
              <span className={classes.top}>Version {version}{version === newest ? <span className={classes.now}>Current</span> : null}</span>
              <span className={classes.who}>{author ?? 'Somebody who is gone'} · <TimeAgo iso={created_at} /></span>
              {note ? <span className={classes.note}>{note}</span> : null}
              <span className={classes.what}>{changeWords(changes)}</span>
            </button>
          </li>
        ))}
      </ol>
      <ShowOlder of={more}>Show older versions</ShowOlder>
    </nav>
  )
}
