/** Fields of work that templates are made for, in the order in which they are offered. */
export const OCCUPATIONS = [
  'technology',
  'business',
  'health',
  'education',
  'creative',
  'service',
  'law',
  'student',
  'executive',
] as const
export type Occupation = (typeof OCCUPATIONS)[number]

/** What people choose templates by, besides their category. */
export type TemplateTraits = {
  /** Two if dates, titles or whole sections have a column beside the text. */
  readonly columns: 1 | 2
  /** Whether the page keeps a place for a photo. Every template prints a photo that a resume has. */
  readonly photo: boolean
  readonly occupations: readonly Occupation[]
}

const one = (...occupations: Occupation[]): TemplateTraits => ({ columns: 1, photo: false, occupations })
const two = (...occupations: Occupation[]): TemplateTraits => ({ columns: 2, photo: false, occupations })
const withPhoto = (...occupations: Occupation[]): TemplateTraits => ({ columns: 2, photo: true, occupations })

/** By the id of a built-in template. */
const TRAITS: Readonly<Record<number, TemplateTraits>> = {
  1: one(...OCCUPATIONS),
  2: one('creative', 'service'),
  3: one('business', 'technology', 'health', 'service'),
  4: one('executive', 'business', 'law'),
  5: one('law', 'education', 'business'),
  6: one('executive', 'business'),
  7: one('health', 'technology', 'service'),
  8: one('technology', 'business', 'health'),
  9: two('education', 'health'),
  10: two('creative'),
  11: one('education', 'creative', 'health'),
  12: one('student', 'service'),
  13: one('service', 'technology'),
  101: one('business', 'student', 'law'),
  102: withPhoto(...OCCUPATIONS),
  103: withPhoto(...OCCUPATIONS),
  104: one('education', 'technology'),
  105: one('law', 'service'),
  106: two('creative'),
  107: one('executive', 'law'),
  111: withPhoto('business', 'service', 'creative'),
  112: one('health', 'service', 'business'),
  113: one('creative'),
  114: one('technology'),
  115: one('student', 'education'),
  116: withPhoto(...OCCUPATIONS),
  117: one('health', 'education'),
}

/** The traits of a built-in template; of an operator's own template nothing is known. */
export const traitsOf = (id: number): TemplateTraits | undefined => TRAITS[id]

/** Whether a template fits every field of work, so that none is worth naming. */
export const isForAll = ({ occupations }: TemplateTraits): boolean => occupations.length === OCCUPATIONS.length
