import { clsx } from 'clsx'
import { Link, type LinkProps } from 'react-router'

export const TEXT_LINK =
  'rounded-sm text-accent-text underline decoration-accent-line underline-offset-4 hover:decoration-current'

/** A link inside of text. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={clsx(TEXT_LINK, className)} />
}
