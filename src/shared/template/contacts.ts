import type { PersonalInfo } from '#shared/resume/schema.ts'
import { displayUrl, mailHref, safeHref, telHref } from '#shared/text/urls.ts'
import type { Leaf } from '#shared/template/leaf.ts'
import { plain } from '#shared/template/values.ts'

export type Link = { readonly text: Leaf; readonly href: string | null }
export type Contact = Link

/** Contact details, in the order in which recruiters look for them. */
export function contactsOf(person: PersonalInfo): Contact[] {
  const contact = (key: keyof PersonalInfo, href: string | null, shown = person[key]): Contact[] => {
    const text = plain(shown, `personalInfo.${key}`)
    return text ? [{ text, href }] : []
  }
  const site = (key: 'website' | 'linkedin' | 'github') => contact(key, safeHref(person[key]), displayUrl(person[key]))
  return [
    ...contact('email', mailHref(person.email)),
    ...contact('phone', telHref(person.phone)),
    ...contact('location', null),
    ...site('linkedin'),
    ...site('github'),
    ...site('website'),
  ]
}

/** Addresses as links; text that is not an address stays text. */
export function linksOf(...pairs: readonly (readonly [url: string, field: string])[]): Link[] {
  return pairs.flatMap(([url, field]) => {
    const text = plain(displayUrl(url), field)
    return text ? [{ text, href: safeHref(url) }] : []
  })
}
