import { optionalText, textAt, textField, type Field } from '#shared/resume/json-record.ts'
import type { Person } from '#shared/resume/json-resume-parts.ts'
import {
  cutText,
  fieldOf,
  isObject,
  leavesOf,
  objectOr,
  omit,
  textOf,
  type JsonObject,
} from '#shared/resume/json-value.ts'
import { LIMITS } from '#shared/resume/schema.ts'

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

type Links = { linkedin: string; github: string }
const NETWORKS = [
  ['linkedin', 'LinkedIn', 'linkedin.com'],
  ['github', 'GitHub', 'github.com'],
] as const

const PROFILES: Field<Links> = {
  names: ['profiles'],
  read: (file) => {
    const [linkedin = '', github = ''] = NETWORKS.map(([, name, host]) =>
      linkOf(
        profilesOf(file).find((profile) => isOn(profile, name)),
        host,
      ),
    )
    return { linkedin, github }
  },
  write: (person) => listed(NETWORKS.flatMap(([key, network]) => profile(network, person[key]))),
  merge: (person, file) => {
    const merged = NETWORKS.reduce((profiles: readonly unknown[], [key, network, host]) => {
      const index = profiles.findIndex((item) => isOn(item, network))
      const before = profiles[index]
      if (index === -1) return [...profiles, ...profile(network, person[key])]
      if (linkOf(before, host) === person[key]) return profiles
      const rest = omit(objectOr(before), ['username'])
      return profiles.toSpliced(index, 1, ...(person[key] === '' ? [] : [{ ...rest, url: person[key] }]))
    }, profilesOf(file))
    return listed(merged)
  },
}

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
