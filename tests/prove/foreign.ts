import dictionary from 'resume-parser/src/dictionary.js'
import parser from 'resume-parser/src/utils/libs/parser.js'
import type { FieldPath } from '#shared/resume/fields.ts'
import { squeeze, type Piece } from '#shared/template/read-back/pieces.ts'

// It would download the profiles that it finds. Nothing measured here may leave the machine.
dictionary.profiles = dictionary.profiles.map((profile) => (typeof profile === 'string' ? profile : profile[0]))

/** The sections that it knows, by our names. */
const PARTS: Readonly<Record<string, string>> = {
  summary: 'summary',
  experience: 'experience',
  education: 'education',
  skills: 'skills',
  projects: 'projects',
  certifications: 'certification',
  awards: 'awards',
  interests: 'interests',
}
const PERSON: Readonly<Record<string, string>> = {
  'personalInfo.fullName': 'name',
  'personalInfo.email': 'email',
  'personalInfo.phone': 'phone',
  'personalInfo.linkedin': 'profiles',
  'personalInfo.github': 'profiles',
}

/**
 * The fields that the npm package resume-parser gets right from a text, out of those that it looks for at all. It
 * knows English titles of sections only, and gives a section as one text: a field is right when it stands in the text
 * of its section, and in no other's but where the person wrote it there too. Named by path and words, as words of a
 * list share its path.
 */
export async function foreignFields(pieces: readonly Piece[], text: string): Promise<ReadonlySet<string>> {
  const parts = await parse(text)
  const read = (part: string | undefined) => squeeze((part && parts[part]) ?? '')
  const fields = pieces.filter(({ path }) => path !== null)
  const printed = Map.groupBy(fields, ({ path }) => sectionOf(path ?? ''))
  const isPrinted = (section: string, words: string) =>
    (printed.get(section) ?? []).some((piece) => piece.text.includes(words))
  const isRight = ({ path, text: words }: Piece) => {
    const person = PERSON[path ?? '']
    if (person) return person === 'profiles' ? read(person).includes(words) : read(person) === words
    const own = sectionOf(path ?? '')
    const astray = Object.keys(PARTS).filter((section) => section !== own && read(PARTS[section]).includes(words))
    return read(PARTS[own]).includes(words) && astray.every((section) => isPrinted(section, words))
  }
  return new Set(fields.filter(isRight).map((piece) => `${piece.path} ${piece.text}`))
}

const sectionOf = (path: FieldPath) => path.split('.', 1)[0] ?? ''

/** Removes blank lines and edges and marks the end, as its own file reader does before parsing. */
function parse(text: string): Promise<Readonly<Record<string, string | undefined>>> {
  const rows = text.split('\n').map((row) => row.replaceAll('\t', '').trim())
  const raw = `${rows.filter((row) => row !== '').join('\n')}\n{end}`
  return new Promise((resolve) => parser.parse({ raw }, ({ parts }) => resolve(parts)))
}
