import type { Contact as OwnContact, ContactKind, PersonalInfo, ResumeContent } from '#shared/resume/schema.ts'
import { displayUrl, mailHref, safeHref, telHref } from '#shared/text/urls.ts'
import type { Leaf } from '#shared/template/leaf.ts'
import { plain, present } from '#shared/template/values.ts'

export type Link = { readonly text: Leaf; readonly href: string | null }
/** `kind` is a class of templates, for a picture before it. */
export type Contact = Link & { readonly kind: keyof PersonalInfo | ContactKind }

/** Contact details, in the order in which recruiters look for them. */
export function contactsOf({ personalInfo: person, contacts = [] }: ResumeContent): Contact[] {
  const contact = (key: keyof PersonalInfo, href: string | null, shown: string = person[key] ?? ''): Contact[] => {
    const text = plain(shown, `personalInfo.${key}`)
    return text ? [{ kind: key, text, href }] : []
  }
  const site = (key: 'website' | 'linkedin' | 'github') => contact(key, safeHref(person[key]), displayUrl(person[key]))
  return [
    ...contact('email', mailHref(person.email)),
    ...contact('phone', telHref(person.phone)),
    ...contact('location', null),
    ...site('linkedin'),
    ...site('github'),
    ...site('website'),
    ...contacts.flatMap(ownContact),
  ]
}

/** "Label: words", either alone, or the address where there are no words. */
function ownContact({ kind, label, value, url }: OwnContact, index: number): Contact[] {
  const text = plain(present(label, value || displayUrl(url)).join(': '), `contacts.${index}.value`)
  return text ? [{ kind, text, href: safeHref(url) }] : []
}

/** Addresses as links; text that is not an address stays text. */
export function linksOf(...pairs: readonly (readonly [url: string, field: string])[]): Link[] {
  return pairs.flatMap(([url, field]) => {
    const text = plain(displayUrl(url), field)
    return text ? [{ text, href: safeHref(url) }] : []
  })
}
