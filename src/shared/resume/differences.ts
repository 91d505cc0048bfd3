import { mergeEntries, type Choose, type Place } from '#shared/resume/merge-entries.ts'
import { equal, isObject, omit, type JsonObject } from '#shared/resume/json-value.ts'
import { ENTRY_LISTS } from '#shared/resume/entries.ts'
import type { Design, ResumeContent } from '#shared/resume/schema.ts'

export type { Difference } from '#shared/resume/merge-entries.ts'
export type Version = { readonly title: string; readonly templateId: number | null; readonly content: ResumeContent }

/** All differences between two versions of a resume, in the order of the resume; undefined means absent. */
export function differencesOf(mine: Version, theirs: Version) {
  const found: Parameters<Choose>[0][] = []
  mergeVersions(mine, theirs, (difference) => {
    found.push(difference)
    return false
  })
  return found
}

/** Merges two versions: mine, with the chosen differences of theirs. */
export function mergeVersions(mine: Version, theirs: Version, isTheirs: Choose): Version {
  const pick = <T>(section: string, one: T, other: T): T =>
    equal(one, other) || !isTheirs({ path: section, section, entry: null, field: null, mine: one, theirs: other })
      ? one
      : other
  return {
    title: pick('title', mine.title, theirs.title),
    templateId: pick('templateId', mine.templateId, theirs.templateId),
    content: mergeContents(mine.content, theirs.content, isTheirs),
  }
}

function mergeContents(mine: ResumeContent, theirs: ResumeContent, isTheirs: Choose): ResumeContent {
  const keys = [...new Set([...ORDER, ...Object.keys(mine), ...Object.keys(theirs)])]
  const merged = keys.map((key) => [key, mergePart(key, at(mine, key), at(theirs, key), isTheirs)] as const)
  const { custom, ...parts } = Object.fromEntries(merged.filter(([, value]) => value !== undefined))
  // Each part comes from one version or is merged from the fields of both, which have the same types.
  return { ...parts, ...(custom !== undefined && { custom }) } as ResumeContent
}

function mergePart(key: string, mine: unknown, theirs: unknown, isTheirs: Choose): unknown {
  const place: Place = { path: key, section: key, entry: null }
  if (key === 'personalInfo' || key === 'skills') return mergeFields(place, mine, theirs, isTheirs)
  if (key === 'design') return mergeDesigns(mine as Design | undefined, theirs as Design | undefined, isTheirs)
  if (key === 'custom') return mergeSections(listOf(mine), listOf(theirs), isTheirs)
  if ((ENTRY_LISTS as readonly string[]).includes(key)) {
    const entries = mergeEntries(place, listOf(mine), listOf(theirs), isTheirs, (location, one, other) =>
      mergeFields(location, one, other, isTheirs),
    )
    // Only these three lists exist even if they are empty.
    return entries.length > 0 || REQUIRED_LISTS.includes(key) ? entries : undefined
  }
  return pickField({ ...place, field: null }, mine, theirs, isTheirs)
}

function mergeSections(mine: readonly JsonObject[], theirs: readonly JsonObject[], isTheirs: Choose) {
  const sections = mergeEntries(
    { path: 'custom', section: 'custom', entry: null },
    mine,
    theirs,
    isTheirs,
    (location, one, other) => ({
      ...mergeFields(location, omit(one, ['items']), omit(other, ['items']), isTheirs),
      items: mergeEntries(
        { path: `${location.path}.items`, section: 'custom', entry: location.entry },
        listOf(one['items']),
        listOf(other['items']),
        isTheirs,
        (inner, item, otherItem) => mergeFields(inner, item, otherItem, isTheirs),
      ),
    }),
  )
  return sections.length > 0 ? sections : undefined
}

/** The section order is chosen separately from the rest of the design. */
function mergeDesigns(mine: Design | undefined, theirs: Design | undefined, isTheirs: Choose): unknown {
  const choose = (section: string, one: unknown, other: unknown) =>
    pickField({ path: section, section, entry: null, field: null }, one, other, isTheirs)
  const look = choose('design', lookOf(mine), lookOf(theirs)) as JsonObject | undefined
  const order = choose('sectionOrder', mine?.order, theirs?.order)
  return look === undefined && order === undefined ? undefined : { ...look, ...(order !== undefined && { order }) }
}

/** A design with only an order has no other properties to choose. */
function lookOf(design: Design | undefined): JsonObject | undefined {
  if (design === undefined) return undefined
  const look = omit(design, ['order'])
  return design.order && Object.keys(look).length === 0 ? undefined : look
}

function mergeFields(place: Place, mine: unknown, theirs: unknown, isTheirs: Choose): JsonObject {
  const [one, other] = [isObject(mine) ? mine : {}, isObject(theirs) ? theirs : {}]
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])]
  const merged = keys.map((field) => {
    // The id of an entry isn't content.
    if (field === 'id') return [field, one[field]] as const
    return [
      field,
      pickField({ ...place, field, path: `${place.path}.${field}` }, one[field], other[field], isTheirs),
    ] as const
  })
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined))
}

function pickField(place: Place & { field: string | null }, mine: unknown, theirs: unknown, isTheirs: Choose): unknown {
  return equal(mine, theirs) || !isTheirs({ ...place, mine, theirs }) ? mine : theirs
}

const at = (content: ResumeContent, key: string): unknown => (content as JsonObject)[key]

/** A valid resume has objects in all of its entry lists. */
const listOf = (value: unknown): readonly JsonObject[] => (Array.isArray(value) ? (value as JsonObject[]) : [])

const REQUIRED_LISTS = ['experience', 'education', 'projects']
/** The order in which differences are shown; other parts follow. */
const ORDER = [
  'personalInfo',
  'summary',
  'experience',
  'education',
  'skills',
  'projects',
  'certifications',
  ...ENTRY_LISTS,
  'interests',
  'custom',
  'language',
  'hiddenSections',
  'design',
]
