import { designControls } from '#shared/resume/design-controls.ts'
import { FONTS } from '#shared/resume/font-families.ts'
import { LANGUAGES, type Language } from '#shared/text/languages.ts'
import * as z from 'zod/mini'

/** Limits of one resume, in characters and counts: generous for people, small enough for every machine. */
export const LIMITS = {
  title: 120,
  line: 300,
  url: 600,
  text: 6000,
  bullet: 1200,
  entries: 60,
  bullets: 60,
  words: 200,
  customSections: 12,
  /** Bytes of a request body that contains a resume. */
  body: 512 * 1024,
  /** Bytes of imported fields that no form shows. Resumes stored with more stay readable. */
  foreign: 64 * 1024,
} as const

/** PostgreSQL can't store NUL or lone surrogates, so they are rejected on input. */
export const storable = z.refine<string>((text) => !text.includes('\0') && text.isWellFormed(), {
  error: 'This text contains characters we can’t store. Remove them and try again.',
})
const text = (max: number) => z._default(z.string().check(z.maxLength(max), storable), '')
const line = text(LIMITS.line)
const url = text(LIMITS.url)
const long = text(LIMITS.text)
const list = <T extends z.core.$ZodType>(item: T, max: number) => z._default(z.array(item).check(z.maxLength(max)), [])
const words = list(z.string().check(z.maxLength(LIMITS.line), storable), LIMITS.words)
const bullets = list(z.string().check(z.maxLength(LIMITS.bullet), storable), LIMITS.bullets)
/** Stable id of an entry while it is moved and edited; set by the editor, optional everywhere else. */
const id = z.optional(z.string().check(z.maxLength(40), storable))
/** Fields of an imported document that we don't edit but return on export. */
const foreign = z.optional(z.record(z.string().check(z.maxLength(LIMITS.line)), z.unknown()))

export const PersonalInfo = z.strictObject({
  fullName: line,
  email: line,
  phone: line,
  location: line,
  website: url,
  linkedin: url,
  github: url,
})
export type PersonalInfo = z.infer<typeof PersonalInfo>

export const Experience = z.strictObject({
  id,
  company: line,
  position: line,
  startDate: line,
  endDate: line,
  current: z._default(z.boolean(), false),
  description: long,
  achievements: bullets,
  foreign,
})
export type Experience = z.infer<typeof Experience>

export const Education = z.strictObject({
  id,
  institution: line,
  degree: line,
  field: line,
  startDate: line,
  endDate: line,
  gpa: line,
  foreign,
})
export type Education = z.infer<typeof Education>

export const Skills = z.strictObject({ technical: words, soft: words, languages: words })
export type Skills = z.infer<typeof Skills>

export const Project = z.strictObject({
  id,
  name: line,
  description: long,
  technologies: words,
  url,
  github: url,
  foreign,
})
export type Project = z.infer<typeof Project>

export const Volunteer = z.strictObject({
  id,
  organization: line,
  role: line,
  startDate: line,
  endDate: line,
  current: z._default(z.boolean(), false),
  description: long,
  achievements: bullets,
  foreign,
})
export const Award = z.strictObject({ id, title: line, awarder: line, date: line, description: long, foreign })
export const Publication = z.strictObject({
  id,
  title: line,
  publisher: line,
  date: line,
  url,
  description: long,
  foreign,
})
export const Reference = z.strictObject({ id, name: line, contact: line, text: long, foreign })
export const CustomItem = z.strictObject({
  id,
  title: line,
  subtitle: line,
  date: line,
  url,
  description: long,
  bullets,
})
export const CustomSection = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  title: line,
  items: list(CustomItem, LIMITS.entries),
})
export type Volunteer = z.infer<typeof Volunteer>
export type Award = z.infer<typeof Award>
export type Publication = z.infer<typeof Publication>
export type Reference = z.infer<typeof Reference>
export type CustomItem = z.infer<typeof CustomItem>
export type CustomSection = z.infer<typeof CustomSection>

/** Sections in their default order. */
export const SECTION_NAMES = [
  'summary',
  'experience',
  'education',
  'skills',
  'projects',
  'certifications',
  'volunteer',
  'awards',
  'publications',
  'interests',
  'references',
] as const
export type SectionName = (typeof SECTION_NAMES)[number]
/** A built-in section by its name, a custom one as `custom:` and its id. */
export type SectionId = SectionName | `custom:${string}`
const SectionId = z.string().check(
  z.refine((name) => (SECTION_NAMES as readonly string[]).includes(name) || /^custom:[a-z0-9-]{1,40}$/.test(name), {
    error: 'This section doesn’t exist.',
  }),
) as unknown as z.ZodMiniType<SectionId, SectionId>
const sectionIds = z.optional(z.array(SectionId).check(z.maxLength(SECTION_NAMES.length + LIMITS.customSections)))

export { FONTS, type FontFamily } from '#shared/resume/font-families.ts'
export const DENSITIES = ['compact', 'normal', 'airy'] as const
export const PAPERS = ['a4', 'letter'] as const
export type Density = (typeof DENSITIES)[number]
export type Paper = (typeof PAPERS)[number]
export const RESUME_LANGUAGES = LANGUAGES
export type ResumeLanguage = Language
/** Maximum pages of an exported file, and the highest value for fitting. */
export const MAX_PAGES = 20

const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, { error: 'Enter a color such as #1f4e79.' }))

/** Every property that is absent is the template's choice. */
export const Design = z.strictObject({
  accent: z.optional(color),
  /** For details that a template sets in another color; the accent where absent. */
  accent2: z.optional(color),
  font: z.optional(z.enum(FONTS)),
  headingFont: z.optional(z.enum(FONTS)),
  density: z.optional(z.enum(DENSITIES)),
  paper: z.optional(z.enum(PAPERS)),
  /** These sections come first, in this order; the others follow in the default order. */
  order: sectionIds,
  /** In templates with two columns, exactly these sections are in the side column. */
  sideSections: sectionIds,
  ...designControls,
  /** Target number of pages; absent means as many as needed. */
  fitPages: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_PAGES))),
  /** False leaves the resume's own data out of the PDF. */
  embedSource: z.optional(z.boolean()),
})
export type Design = z.infer<typeof Design>

const SCHEMA_VERSION = 1

/** The content of one resume. Every field may be absent on input and is then blank. */
export const ResumeContent = z.strictObject({
  schemaVersion: z._default(z.literal(SCHEMA_VERSION), SCHEMA_VERSION),
  personalInfo: z._default(PersonalInfo, () => PersonalInfo.parse({})),
  summary: long,
  experience: list(Experience, LIMITS.entries),
  education: list(Education, LIMITS.entries),
  skills: z._default(Skills, () => Skills.parse({})),
  projects: list(Project, LIMITS.entries),
  certifications: words,
  volunteer: z.optional(z.array(Volunteer).check(z.maxLength(LIMITS.entries))),
  awards: z.optional(z.array(Award).check(z.maxLength(LIMITS.entries))),
  publications: z.optional(z.array(Publication).check(z.maxLength(LIMITS.entries))),
  interests: z.optional(z.array(z.string().check(z.maxLength(LIMITS.line), storable)).check(z.maxLength(LIMITS.words))),
  references: z.optional(z.array(Reference).check(z.maxLength(LIMITS.entries))),
  custom: z.optional(z.array(CustomSection).check(z.maxLength(LIMITS.customSections))),
  language: z.optional(z.enum(RESUME_LANGUAGES)),
  design: z.optional(Design),
  hiddenSections: sectionIds,
  foreign,
})
export type ResumeContent = z.infer<typeof ResumeContent>

/** Within the range of a database integer. */
export const TemplateId = z.int().check(z.minimum(1), z.maximum(2_147_483_647))
export const ResumeTitle = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'Please enter a title for your resume.' }),
    z.maxLength(LIMITS.title),
    storable,
  )

/** A resume without content. */
export const emptyContent = (): ResumeContent => z.parse(ResumeContent, {})
