import type { ShareLink } from '#shared/contract/portfolio.ts'

/** A link as its form holds it. */
export type LinkDraft = {
  readonly label: string
  readonly wantsPassword: boolean
  /** Empty keeps the present one. */
  readonly password: string
  readonly ends: boolean
  /** YYYY-MM-DD, the last day on which it opens. */
  readonly lastDay: string
}

export const draftOf = (link: ShareLink | null): LinkDraft => ({
  label: link?.label ?? '',
  wantsPassword: link?.hasPassword ?? false,
  password: '',
  ends: Boolean(link?.expiresAt),
  lastDay: link?.expiresAt?.slice(0, 10) ?? '',
})

/** Which fields have to be filled in first; each has its sentence beside it. */
export function lackOf(draft: LinkDraft, link: ShareLink | null): ReadonlySet<'label' | 'password' | 'lastDay'> {
  const lack = new Set<'label' | 'password' | 'lastDay'>()
  if (draft.label.trim() === '') lack.add('label')
  if (draft.wantsPassword && draft.password === '' && !link?.hasPassword) lack.add('password')
  if (draft.ends && draft.lastDay === '') lack.add('lastDay')
  return lack
}

/** What is sent; what has not changed is left out of it, as an end that has passed could not be sent again. */
export function sentOf(draft: LinkDraft, link: ShareLink | null) {
  const before = draftOf(link)
  const password = draft.wantsPassword ? draft.password || undefined : link?.hasPassword ? null : undefined
  const day = draft.ends ? draft.lastDay : ''
  return {
    label: draft.label.trim(),
    ...(password !== undefined && { password }),
    ...(day !== before.lastDay && { expiresAt: day === '' ? null : endOf(day) }),
  }
}

/** The end of a day in UTC. */
const endOf = (day: string) => `${day}T23:59:59Z`
