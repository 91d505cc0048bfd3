import type { Entry } from '#shared/parse/entries.ts'
import type { Head } from '#shared/parse/entry-head.ts'
import { textOf } from '#shared/parse/line.ts'
import { couldBePlace, isEmployerWord, isPlace, isTitleWord } from '#shared/parse/words.ts'
import { monthsOf, readDate } from '#shared/text/read-date.ts'

/** What an entry's first lines say besides title and employer. */
export type Terms = {
  readonly location: Head | null
  readonly remote: Head | null
  readonly employmentType: Head | null
}
/** An entry of a list of jobs; `employer` is the head over several roles, of which this is one. */
export type Job = { readonly entry: Entry; readonly terms: Terms; readonly employer: Employer | null }
type Employer = { readonly name: Head; readonly about: string; readonly terms: Terms; readonly isFirst: boolean }

/**
 * Entries with the employer that is named once above several roles: a head with the whole time there and no bullets,
 * above roles that have a title and dates within that time and nothing else.
 */
export function jobsOf(entries: readonly Entry[]): readonly Job[] {
  const jobs: Job[] = []
  for (let at = 0; at < entries.length; at += 1) {
    const [entry, roles] = [entries[at] as Entry, rolesBelow(entries, at)] // The index is one of the list.
    if (roles.length === 0) {
      jobs.push({ ...withTerms(entry), employer: null })
      continue
    }
    const { terms, entry: head } = withTerms(entry)
    const [name] = head.head
    if (!name) continue
    const about = entry.body.map(textOf).join(' ')
    jobs.push(
      ...roles.map((role, index) => ({ ...withTerms(role), employer: { name, about, terms, isFirst: index === 0 } })),
    )
    at += roles.length
  }
  return jobs
}

/** The roles of which the entry at this place is the employer; none if it is a job itself. */
function rolesBelow(entries: readonly Entry[], at: number): readonly Entry[] {
  const head = entries[at]
  if (!head || head.body.length > 2 || head.body.some(({ bullet }) => bullet)) return []
  const { entry, terms } = withTerms(head)
  const [name, ...rest] = entry.head
  if (!name || isTitleWord(name.text) || rest.some(({ text }) => text !== terms.location?.text)) return []
  const others = entries.slice(at + 1)
  const end = others.findIndex((other) => !isRoleWithin(other, head))
  return end === -1 ? others : others.slice(0, end)
}

function isRoleWithin(entry: Entry, head: Entry): boolean {
  const [own, whole] = [spanOf(entry), spanOf(head)]
  if (!own || !whole || own.start < whole.start || own.end > whole.end) return false
  const { entry: role } = withTerms(entry)
  return role.head.length === 1 && !isEmployerWord(role.head[0]?.text ?? '')
}

/** Months since year 0; an open end is after all others. */
function spanOf({ dates }: Entry): { readonly start: number; readonly end: number } | null {
  const start = dates?.isRange ? readDate(dates.start) : null
  if (!dates || !start) return null
  const end = dates.current ? null : readDate(dates.end)
  return { start: monthsOf(start), end: end ? monthsOf(end) : Infinity }
}

/**
 * Takes terms of employment from the first lines, where marks separate them ('Acme · Oslo · Remote'), and finds the
 * place. It stays in the head: what is title, employer and place is told with all entries of the section.
 */
function withTerms(entry: Entry): { readonly entry: Entry; readonly terms: Terms } {
  const parts = entry.head.flatMap((head) => {
    const texts = head.text.split(/\s+[·|•]\s+/u)
    return texts.map((text, index) => ({ ...head, text, isLast: index > 0 && index === texts.length - 1 }))
  })
  const remote = parts.find(({ text }) => REMOTE.test(text)) ?? null
  const terms = parts.filter(({ text }) => EMPLOYMENT.test(text))
  // Below a title alone, 'Freelance' is where someone worked.
  const employmentType = (parts.length - terms.length > 1 && terms[0]) || null
  const others = parts.filter((part) => part !== remote && part !== employmentType)
  const location =
    others.find(({ text }, index) => index > 0 && isPlace(text)) ??
    others.find(({ text, isLast }) => isLast && couldBePlace(text) && !isTitleWord(text)) ??
    null
  const head = remote || employmentType ? others : entry.head
  return { entry: { ...entry, head }, terms: { location, remote, employmentType } }
}

const REMOTE = /^(?:remote|fully remote|work from home|home ?office|teletrabajo|remoto|télétravail|à distance)$/iu
const EMPLOYMENT =
  /^(?:full[- ]time|part[- ]time|contract(?:or)?|freelance|internship|temporary|apprenticeship|seasonal|self-employed|permanent|vollzeit|teilzeit|praktikum|werkstudent(?:in)?|befristet|freiberuflich|temps plein|temps partiel|cdi|cdd|stage|alternance|intérim|jornada completa|media jornada|tiempo completo|tiempo parcial|prácticas|temporal)$/iu
