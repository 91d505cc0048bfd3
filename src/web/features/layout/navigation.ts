import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type Place = 'header' | 'menu' | 'product' | 'account' | 'legal'
export type NavigationEntry = {
  readonly to: string
  readonly label: MessageDescriptor
  /** Where it stands: the header and the drawer, the avatar's menu, a column of the footer. */
  readonly places: readonly Place[]
  readonly audience: 'everyone' | 'signed-in' | 'signed-out'
  /** Stands beside it where anything costs something. */
  readonly price?: string
  /** A link is shown from the day its page is there; a test compares this with the routes. */
  readonly page: 'built' | 'planned'
}

/** Every link of header, drawer, avatar menu and footer, in the order they stand. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { to: '/', label: msg`Home`, places: ['header', 'account'], audience: 'signed-in', page: 'built' },
  { to: '/templates', label: msg`Templates`, places: ['header', 'product'], audience: 'everyone', page: 'built' },
  {
    to: '/resume-builder',
    label: msg`Resume Builder`,
    places: ['header', 'product'],
    audience: 'everyone',
    page: 'built',
  },
  { to: '/x-ray', label: msg`Resume X-ray`, places: ['product'], audience: 'everyone', page: 'built' },
  { to: '/how-we-measure', label: msg`How we measure`, places: ['product'], audience: 'everyone', page: 'built' },
  { to: '/blog', label: msg`Career Blog`, places: ['header', 'product'], audience: 'everyone', page: 'planned' },
  {
    to: '/interview-prep',
    label: msg`Interview Prep`,
    places: ['header', 'product'],
    audience: 'everyone',
    price: '$5',
    page: 'built',
  },
  { to: '/pricing', label: msg`Pricing`, places: ['product'], audience: 'everyone', page: 'built' },
  {
    to: '/ats-analyzer',
    label: msg`ATS Checker`,
    places: ['header', 'product'],
    audience: 'signed-in',
    page: 'built',
  },
  { to: '/portfolio', label: msg`Portfolio`, places: ['header', 'account'], audience: 'signed-in', page: 'planned' },
  { to: '/profile', label: msg`Profile`, places: ['menu', 'account'], audience: 'signed-in', page: 'built' },
  { to: '/settings', label: msg`Settings`, places: ['menu', 'account'], audience: 'signed-in', page: 'built' },
  { to: '/auth', label: msg`Sign In`, places: ['account'], audience: 'signed-out', page: 'built' },
  { to: '/about', label: msg`About`, places: ['product'], audience: 'everyone', page: 'planned' },
  { to: '/contact', label: msg`Contact`, places: ['product'], audience: 'everyone', page: 'planned' },
  { to: '/privacy-policy', label: msg`Privacy Policy`, places: ['legal'], audience: 'everyone', page: 'planned' },
  { to: '/terms-of-service', label: msg`Terms of Service`, places: ['legal'], audience: 'everyone', page: 'planned' },
  { to: '/disclaimers', label: msg`Disclaimers`, places: ['legal'], audience: 'everyone', page: 'planned' },
  { to: '/cookie-policy', label: msg`Cookie Policy`, places: ['legal'], audience: 'everyone', page: 'planned' },
]

/** The links of a place that this visitor can follow today. */
export function linksOf(place: Place, isSignedIn: boolean): readonly NavigationEntry[] {
  const audiences = ['everyone', isSignedIn ? 'signed-in' : 'signed-out']
  return NAVIGATION.filter(
    (entry) => entry.page === 'built' && entry.places.includes(place) && audiences.includes(entry.audience),
  )
}

/** Whether a link to a page of the list may be shown by now. */
export const isBuilt = (path: string): boolean => NAVIGATION.some(({ to, page }) => to === path && page === 'built')
