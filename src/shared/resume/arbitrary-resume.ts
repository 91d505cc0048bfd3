import {
  BULLET_STYLES,
  DATE_FORMATS,
  DATE_POSITIONS,
  HEADING_CASES,
  HEADING_LINES,
  MEASURES,
  PHOTO_SHAPES,
  type Measure,
} from '#shared/resume/design-controls.ts'
import {
  CONTACT_KINDS,
  DENSITIES,
  FONTS,
  PAGE_BREAKS,
  PAPERS,
  RESUME_LANGUAGES,
  SECTION_KINDS,
  SECTION_NAMES,
  type Design,
  type ResumeContent,
  type SectionId,
} from '#shared/resume/schema.ts'
import fc from 'fast-check'

/** Text as people and files contain it: words, accents, other scripts, punctuation, markup, white space. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    'Analyst',
    'Łódź & Sons <Ltd>',
    '王小明',
    '**bold** and _italic_',
    'C++ / C#',
    ' padded ',
    '2020-03',
  ),
  fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => text.isWellFormed() && !text.includes('\0')),
)
const few = <T>(item: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(item, { maxLength: 4 })
const optional = { requiredKeys: [] }
const id = fc.stringMatching(/^[a-z0-9]{1,8}$/)
const words = few(anyText)
const withId = <T extends object>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.tuple(fc.record(fields), fc.record({ id }, optional)).map(([entry, named]) => ({ ...entry, ...named }))

const placed = { hidden: fc.constant(true), pageBreak: fc.constantFrom(...PAGE_BREAKS) }
/** An entry with some of its optional parts, none of them blank: edits never leave a blank one behind. */
const more = <T extends object>(
  entry: fc.Arbitrary<T>,
  parts: Record<string, fc.Arbitrary<unknown>>,
): fc.Arbitrary<T> =>
  fc.tuple(entry, fc.record({ ...parts, ...placed }, optional)).map(([fields, others]) => ({ ...fields, ...others }))
const someText = anyText.filter((text) => text !== '')
const someWords = fc.array(anyText, { minLength: 1, maxLength: 3 })
const yes = fc.constant(true)

const period = { startDate: anyText, endDate: anyText }
const work = { ...period, current: fc.boolean(), description: anyText, achievements: words }
const experience = more(withId({ company: anyText, position: anyText, ...work }), {
  sameEmployer: yes,
  location: someText,
  url: someText,
  about: someText,
  employmentType: someText,
  remote: yes,
  hiddenAchievements: someWords,
})
const education = more(withId({ institution: anyText, degree: anyText, field: anyText, ...period, gpa: anyText }), {
  current: yes,
  location: someText,
  honors: someText,
  courses: someWords,
  thesis: someText,
})
const project = more(
  withId({ name: anyText, description: anyText, technologies: words, url: anyText, github: anyText }),
  {
    role: someText,
    startDate: someText,
    endDate: someText,
    current: yes,
    achievements: someWords,
    hiddenAchievements: someWords,
    links: someWords,
  },
)
const volunteer = more(withId({ organization: anyText, role: anyText, ...work }), {
  location: someText,
  hiddenAchievements: someWords,
})
const award = more(withId({ title: anyText, awarder: anyText, date: anyText, description: anyText }), {})
const publication = more(
  withId({ title: anyText, publisher: anyText, date: anyText, url: anyText, description: anyText }),
  { authors: someText, doi: someText },
)
const reference = more(withId({ name: anyText, contact: anyText, text: anyText }), {})
const certificate = more(
  withId({ name: anyText, issuer: anyText, date: anyText, expires: anyText, url: anyText, credentialId: anyText }),
  {},
)
const skillGroup = more(withId({ name: anyText, skills: words }), { level: someText })
const contact = withId({ kind: fc.constantFrom(...CONTACT_KINDS), label: anyText, value: anyText, url: anyText })
const customItem = withId({
  title: anyText,
  subtitle: anyText,
  date: anyText,
  url: anyText,
  description: anyText,
  bullets: words,
})
const customSection = fc
  .tuple(
    fc.record({ id, title: anyText, items: few(more(customItem, { hiddenBullets: someWords })) }),
    fc.record({ kind: fc.constantFrom(...SECTION_KINDS) }, optional),
  )
  .map(([section, kind]) => ({ ...section, ...kind }))
/** An optional list is absent or has items: edits never leave an empty one behind. */
const some = <T>(item: fc.Arbitrary<T>): fc.Arbitrary<T[]> => fc.array(item, { minLength: 1, maxLength: 3 })

const color = fc.constantFrom('#1f4e79', '#B91C1C')
const measure = (name: Measure) => {
  const { min, max, step } = MEASURES[name]
  return fc.integer({ min: 0, max: Math.round((max - min) / step) }).map((steps) => Math.min(max, min + steps * step))
}

/** Any design that the controls can set. */
export const anyDesign: fc.Arbitrary<Design> = fc.record(
  {
    accent: color,
    accent2: color,
    font: fc.constantFrom(...FONTS),
    headingFont: fc.constantFrom(...FONTS),
    density: fc.constantFrom(...DENSITIES),
    paper: fc.constantFrom(...PAPERS),
    fitPages: fc.integer({ min: 1, max: 3 }),
    embedSource: fc.boolean(),
    order: fc.shuffledSubarray<SectionId>([...SECTION_NAMES], { minLength: 1 }),
    sideSections: fc.shuffledSubarray<SectionId>([...SECTION_NAMES]),
    margin: measure('margin'),
    sideWidth: measure('sideWidth'),
    fontSize: measure('fontSize'),
    lineHeight: measure('lineHeight'),
    gap: measure('gap'),
    nameSize: measure('nameSize'),
    headingSize: measure('headingSize'),
    photoSize: measure('photoSize'),
    headingCase: fc.constantFrom(...HEADING_CASES),
    headingLine: fc.constantFrom(...HEADING_LINES),
    datePosition: fc.constantFrom(...DATE_POSITIONS),
    dateFormat: fc.constantFrom(...DATE_FORMATS),
    bullet: fc.constantFrom(...BULLET_STYLES),
    contactIcons: fc.boolean(),
    photoShape: fc.constantFrom(...PHOTO_SHAPES),
  },
  optional,
)

const optionalParts = fc.record(
  {
    volunteer: some(volunteer),
    awards: some(award),
    publications: some(publication),
    interests: some(anyText),
    references: some(reference),
    custom: fc.uniqueArray(customSection, { selector: (section) => section.id, minLength: 1, maxLength: 3 }),
    certificates: some(certificate),
    skillGroups: some(skillGroup),
    contacts: some(contact),
    photo: fc.record({ image: fc.constant('data:image/png;base64,iVBORw0KGgo=') }),
    referencesOnRequest: yes,
    signature: someText,
    consent: someText,
    sectionTitles: fc.constantFrom({ summary: 'About me' }, { experience: 'Work' }),
    sectionBreaks: fc.constantFrom({ education: 'before' as const }, { skills: 'together' as const }),
    language: fc.constantFrom(...RESUME_LANGUAGES),
    hiddenSections: fc.uniqueArray(fc.constantFrom<SectionId>(...SECTION_NAMES), { minLength: 1, maxLength: 4 }),
    design: anyDesign,
  },
  optional,
)
const usualParts = fc.record({
  schemaVersion: fc.constant(2 as const),
  personalInfo: fc.record({
    fullName: anyText,
    email: anyText,
    phone: anyText,
    location: anyText,
    website: anyText,
    linkedin: anyText,
    github: anyText,
  }),
  summary: anyText,
  experience: few(experience),
  education: few(education),
  skills: fc.record({ technical: words, soft: words, languages: words }),
  projects: few(project),
  certifications: words,
})

/** Any resume that a person could have built here. */
export const anyResume: fc.Arbitrary<ResumeContent> = fc
  .tuple(usualParts, optionalParts)
  .map(([usual, parts]): ResumeContent => ({ ...usual, ...parts }))
