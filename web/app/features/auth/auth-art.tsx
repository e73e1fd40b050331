import { useMediaQuery } from '@mantine/hooks'
import { lazy, Suspense } from 'react'
import classes from './auth-art.module.css'

const AuthFigure = lazy(() => import('./auth-figure.tsx'))

/** A component set into nested frames. A phone, where there is no room for it, does not load it either. */
export function AuthArt() {
  const wide = useMediaQuery('(min-width: 901px)')
  return (
    <div className={classes.art} aria-hidden inert>
      <div className={classes.outer}>
        <div className={classes.middle}>
          <div className={classes.inner}>
            <Suspense>{wide && <AuthFigure />}</Suspense>
          </div>
        </div>
      </div>
    </div>
  )
}
