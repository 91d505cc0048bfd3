import { clsx } from 'clsx'
import { Link, type LinkProps } from 'react-router'
import { buttonClass, type ButtonLook } from '#web/ui/button.tsx'

/** Leads somewhere, and looks like a button. */
export function LinkButton({ look, size, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={clsx(buttonClass({ look, size }), className)} />
}
