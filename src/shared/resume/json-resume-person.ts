import { contactKindOf, siteNameOf } from '#shared/resume/contact-sites.ts'
import { optionalText, textAt, textField, type Field } from '#shared/resume/json-record.ts'
import type { Person } from '#shared/resume/json-resume-parts.ts'
import {
  cutText,
  equal,
  fieldOf,
  isObject,
  leavesOf,
  objectOr,
  omit,
  textOf,
  type JsonObject,
} from '#shared/resume/json-value.ts'
import { LIMITS, type Contact } from '#shared/resume/schema.ts'

const LOCATION: Field<{ location: string }> = {
  names: ['location'],
  read: (file) => ({ location: cutText(placeOf(fieldOf(file, 'location')), LIMITS.line).text }),
  write: ({ location }) => (location === '' ? {} : { location: { city: location } }),
}

/** City, region and country; the street only if there is nothing else, because a resume shows no home address. */
function placeOf(location: unknown): string {
  if (!isObject(location)) return textOf(location)
  const place = ['city', 'region', 'state', 'country', 'countryCode'].map((name) => textAt(location, [name]))
  const known = [...new Set(place.filter(Boolean))]
  return (known.length > 0 ? known : leavesOf(location)).join(', ')
}

type Links = Pick<Person, 'linkedin' | 'github' | 'contacts'>
const NETWORKS = [
  ['linkedin', 'LinkedIn', 'linkedin.com'],
  ['github', 'GitHub', 'github.com'],
] as const

/** The profiles that we have fields for, and the others as contacts. */
const PROFILES: Field<Links> = {
  names: ['profiles'],
  read: (file) => {
    const profiles = profilesOf(file)
    const known = NETWORKS.map(([, name]) => profiles.find((profile) => isOn(profile, name)))
    const [linkedin = '', github = ''] = NETWORKS.map(([, , host], index) => linkOf(known[index], host))
    const contacts = profiles
      .filter((profile) => !known.includes(profile))
      .map(contactOf)
      .filter(hasWords)
      .slice(0, LIMITS.contacts)
    return { linkedin, github, ...(contacts.length > 0 && { contacts }) }
  },
  write: (person) =>
    listed([
      ...NETWORKS.flatMap(([key, network]) => profile(network, person[key])),
      ...(person.contacts ?? []).filter(hasWords).map(profileOf),
    ]),
  merge: (person, file) => {
    const merged = NETWORKS.reduce((profiles: readonly unknown[], [key, network, host]) => {
      const index = profiles.findIndex((item) => isOn(item, network))
      const before = profiles[index]
      if (index === -1) return [...profiles, ...profile(network, person[key])]
      if (linkOf(before, host) === person[key]) return profiles
      const rest = omit(objectOr(before), ['username'])
      return profiles.toSpliced(index, 1, ...(person[key] === '' ? [] : [{ ...rest, url: person[key] }]))
    }, profilesOf(file))
    return listed(mergeContacts(merged, person.contacts ?? []))
  },
}

/** Profiles without those whose contact is gone, and with those of new contacts. */
function mergeContacts(profiles: readonly unknown[], contacts: readonly Contact[]): unknown[] {
  const remaining = contacts.filter(hasWords).map(profileOf)
  const known = NETWORKS.map(([, name]) => profiles.find((item) => isOn(item, name)))
  const kept = profiles.filter((item) => {
    const contact = contactOf(item)
    if (known.includes(item) || !hasWords(contact)) return true
    const found = remaining.findIndex((other) => equal(other, profileOf(contact)))
    if (found !== -1) remaining.splice(found, 1)
    return found !== -1
  })
  return [...kept, ...remaining]
}

const hasWords = ({ label, value, url }: Contact): boolean => label + value + url !== ''

/** A name that the address tells as well is left out. */
function contactOf(item: unknown): Contact {
  const [network = '', username = ''] = ['network', 'username'].map((name) => {
    return cutText(textAt(objectOr(item), [name]).trim(), LIMITS.line).text
  })
  const url = cutText(textAt(objectOr(item), ['url']).trim(), LIMITS.url).text
  const kind = contactKindOf(network, url)
  const isTold = url !== '' && url.toLowerCase().includes(username.toLowerCase())
  const isSite = network.toLowerCase() === siteNameOf({ kind }).toLowerCase()
  return { kind, label: isTold && isSite ? '' : network, value: isTold ? '' : username, url }
}

const profileOf = (contact: Contact): JsonObject =>
  Object.fromEntries(
    Object.entries({
      network: contact.label || siteNameOf(contact),
      username: contact.value,
      url: contact.url,
    }).filter(([, text]) => text !== ''),
  )

const listed = (profiles: readonly unknown[]): JsonObject => (profiles.length === 0 ? {} : { profiles })
const profile = (network: string, url: string): JsonObject[] => (url === '' ? [] : [{ network, url }])

function profilesOf(file: JsonObject): readonly unknown[] {
  const profiles = fieldOf(file, 'profiles')
  return Array.isArray(profiles) ? profiles : []
}

const isOn = (item: unknown, network: string): boolean =>
  isObject(item) && textAt(item, ['network']).trim().toLowerCase() === network.toLowerCase()

function linkOf(item: unknown, host: string): string {
  const url = textAt(objectOr(item), ['url'])
  const name = textAt(objectOr(item), ['username'])
  const profileUrl = host === 'linkedin.com' ? `https://${host}/in/${name}` : `https://${host}/${name}`
  return cutText(url || (name && profileUrl), LIMITS.url).text
}

export const PERSON_FIELDS: readonly Field<Person>[] = [
  textField('fullName', LIMITS.line, 'name'),
  optionalText('headline', LIMITS.line, 'label'),
  textField('email', LIMITS.line, 'email'),
  textField('phone', LIMITS.line, 'phone'),
  textField('website', LIMITS.url, 'url', 'website'),
  textField('summary', LIMITS.text, 'summary'),
  LOCATION,
  PROFILES,
]
