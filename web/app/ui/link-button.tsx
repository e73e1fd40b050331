import { Link } from 'react-router'
import type { LinkProps } from 'react-router'
import classes from './link-button.module.css'

interface LinkButtonProps extends Omit<LinkProps, 'className'> {
  look?: 'solid' | 'outline' | 'plain'
  size?: 'md' | 'lg'
}

/** A link that looks like a button, for public pages, which do without the interface kit. */
export function LinkButton({ look = 'solid', size = 'md', ...link }: LinkButtonProps) {
  return <Link {...link} className={`${classes.button} ${classes[look]} ${classes[size]}`} />
}
