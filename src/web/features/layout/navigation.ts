import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

type Place = 'header' | 'menu' | 'product' | 'account' | 'legal'
export type NavigationEntry = {
  readonly to: string
  readonly label: MessageDescriptor
  /** Where it appears: the header and the drawer, the avatar's menu, a column of the footer. */
  readonly places: readonly Place[]
  readonly audience: 'everyone' | 'signed-in' | 'signed-out'
  /** Its price is shown beside it where it has to be bought. */
  readonly product?: 'coach'
}

/** Every link of header, drawer, avatar menu and footer, in display order. */
export const NAVIGATION: readonly NavigationEntry[] = [
  { to: '/', label: msg`Home`, places: ['header', 'account'], audience: 'signed-in' },
  { to: '/templates', label: msg`Templates`, places: ['header', 'product'], audience: 'everyone' },
  {
    to: '/resume-builder',
    label: msg`Resume Builder`,
    places: ['header', 'product'],
    audience: 'everyone',
  },
  { to: '/x-ray', label: msg`Resume X-ray`, places: ['product'], audience: 'everyone' },
  { to: '/how-we-measure', label: msg`How we measure`, places: ['product'], audience: 'everyone' },
  { to: '/blog', label: msg`Career Blog`, places: ['header', 'product'], audience: 'everyone' },
  {
    to: '/interview-prep',
    label: msg`Interview Prep`,
    places: ['header', 'product'],
    audience: 'everyone',
    product: 'coach',
  },
  { to: '/pricing', label: msg`Pricing`, places: ['product'], audience: 'everyone' },
  {
    to: '/ats-analyzer',
    label: msg`ATS Checker`,
    places: ['header', 'product'],
    audience: 'signed-in',
  },
  { to: '/portfolio', label: msg`Portfolio`, places: ['header', 'account'], audience: 'signed-in' },
  { to: '/profile', label: msg`Profile`, places: ['menu', 'account'], audience: 'signed-in' },
  { to: '/settings', label: msg`Settings`, places: ['menu', 'account'], audience: 'signed-in' },
  { to: '/auth', label: msg`Sign In`, places: ['account'], audience: 'signed-out' },
  { to: '/about', label: msg`About`, places: ['product'], audience: 'everyone' },
  { to: '/help', label: msg`Help Center`, places: ['product'], audience: 'everyone' },
  { to: '/contact', label: msg`Contact`, places: ['product'], audience: 'everyone' },
  { to: '/privacy-policy', label: msg`Privacy Policy`, places: ['legal'], audience: 'everyone' },
  { to: '/terms-of-service', label: msg`Terms of Service`, places: ['legal'], audience: 'everyone' },
  { to: '/disclaimers', label: msg`Disclaimers`, places: ['legal'], audience: 'everyone' },
  { to: '/cookie-policy', label: msg`Cookie Policy`, places: ['legal'], audience: 'everyone' },
]

/**
 * Where a link leads. The builder gives its page other addresses without the router, which would take a link to the
 * first of them for one to the current page, and put a new resume in the place of the open one in the history.
 */
export const linkTo = (to: string) => ({ to, ...(to === '/resume-builder' && { replace: false }) })

/** The links of a place that this visitor can follow. */
export function linksOf(
  place: Place,
  isSignedIn: boolean,
  without: readonly string[] = [],
): readonly NavigationEntry[] {
  const audiences = ['everyone', isSignedIn ? 'signed-in' : 'signed-out']
  return NAVIGATION.filter(
    ({ to, places, audience }) => places.includes(place) && audiences.includes(audience) && !without.includes(to),
  )
}
