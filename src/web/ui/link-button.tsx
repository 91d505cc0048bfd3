import { clsx } from 'clsx'
import type { LinkProps } from 'react-router'
import { buttonClass, type ButtonLook } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'

/** Leads somewhere, and looks like a button. */
export function LinkButton({ look, size, className, ...rest }: LinkProps & ButtonLook) {
  return <Link {...rest} className={clsx(buttonClass({ look, size }), className)} />
}
