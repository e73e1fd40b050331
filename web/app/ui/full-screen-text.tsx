import { LogoMark } from './logo.tsx'
import classes from './full-screen-text.module.css'

/** A quiet whole screen while something is awaited. */
export function FullScreenText({ children }: { children: string }) {
  return (
    <div className={classes.screen} role="status">
      <LogoMark />
      <p>{children}</p>
    </div>
  )
}
