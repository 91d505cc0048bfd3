import { useLingui } from '@lingui/react'
import { Link as RouterLink, NavLink as RouterNavLink, type LinkProps, type NavLinkProps } from 'react-router'
import { pathIn } from '#shared/public-paths.ts'

/** A link within the site. Public pages have an address in each language, and a link leads to the one of its page. */
export function Link({ to, ...rest }: LinkProps) {
  return <RouterLink {...rest} to={useLocalized(to)} />
}

/** The same for navigation: it knows whether it leads to the current page. */
export function NavLink({ to, ...rest }: NavLinkProps) {
  return <RouterNavLink {...rest} to={useLocalized(to)} />
}

function useLocalized(to: LinkProps['to']): LinkProps['to'] {
  const { i18n } = useLingui()
  return typeof to === 'string' ? pathIn(i18n.locale, to) : to
}
