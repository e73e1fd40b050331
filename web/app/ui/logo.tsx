import classes from './logo.module.css'

/** The mark: an outer piece, a hairline joint, an inner piece set into it. */
export function LogoMark() {
  return (
    <svg className={classes.mark} viewBox="0 0 22 22" aria-hidden focusable="false">
      <rect className={classes.outer} width="22" height="22" rx="6" />
      <rect className={classes.joint} x="7" y="7" width="12" height="12" rx="4" />
      <rect className={classes.inner} x="8.5" y="8.5" width="9" height="9" rx="2.5" />
    </svg>
  )
}

/** The mark with the name beside it. */
export function Logo() {
  return (
    <span className={classes.logo}>
      <LogoMark />
      Inlay
    </span>
  )
}
