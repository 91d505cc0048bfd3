import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'

/** A text of about so many characters. */
export type Shape = (length: number) => string

export const repeated =
  (unit: string): Shape =>
  (length) =>
    unit.repeat(Math.ceil(length / unit.length))

/** Parts that are all different: each is made from a word of its own. */
export const different =
  (part: (word: string) => string): Shape =>
  (length) =>
    Array.from({ length: Math.ceil(length / part(wordFor(0)).length) }, (_, at) => part(wordFor(at))).join('')

/** A run of white space inside a sentence. */
export const gap =
  (space: string): Shape =>
  (length) =>
    `I led${space.repeat(length)}a team.`

/** Five letters that stand for a number. */
const wordFor = (at: number): string =>
  Array.from({ length: 5 }, (_, digit) => String.fromCharCode(97 + (Math.floor(at / 26 ** digit) % 26))).join('')

const PERSON = { ...emptyContent().personalInfo, fullName: 'Ada Berg', email: 'ada@example.com' }

const JOB = {
  company: 'Acme',
  position: 'Clerk',
  startDate: '2019-01',
  endDate: '2020-02',
  current: false,
  description: '',
}

/** A resume of one-letter fields: technologies, bullets of custom sections and achievements, a third of each. */
export function resumeOfLetters(fields: number): ResumeContent {
  const third = Math.ceil(fields / 3)
  return {
    ...emptyContent(),
    personalInfo: PERSON,
    projects: inParts(third, 200).map((length) => ({
      name: 'p',
      description: '',
      technologies: letters(length, 'c'),
      url: '',
      github: '',
    })),
    custom: inParts(third, 3600).map((length, at) => ({
      id: `s${at}`,
      title: 'T',
      items: inParts(length, 60).map((bullets) => ({
        title: 't',
        subtitle: '',
        date: '',
        url: '',
        description: '',
        bullets: letters(bullets, 'a'),
      })),
    })),
    experience: inParts(Math.min(third, 3600), 60).map((length) => ({ ...JOB, achievements: letters(length, 'b') })),
  }
}

/** A resume with a text in its long fields, and its words as skills. */
export function resumeOf(text: string): ResumeContent {
  return {
    ...emptyContent(),
    personalInfo: PERSON,
    summary: text.slice(0, 6000),
    experience: pieces(text, 6000).map((description) => ({
      ...JOB,
      description,
      achievements: pieces(description, 600),
    })),
    projects: [{ name: 'p', description: '', technologies: text.split(/\s+/).slice(0, 200), url: '', github: '' }],
  }
}

const letters = (length: number, letter: string): string[] => Array.from({ length }, () => letter)

/** Sizes of parts with at most `most` each. */
const inParts = (all: number, most: number): number[] =>
  Array.from({ length: Math.ceil(all / most) }, (_, at) => Math.min(most, all - at * most))

const pieces = (text: string, length: number): string[] =>
  inParts(text.length, length).map((size, at) => text.slice(at * length, at * length + size))
