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
  contacts: 20,
  skillGroups: 20,
  /** Characters of a photo as a data URL: 150 kB of image. */
  photo: 200_000,
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
/** Fields of version 2 are absent unless they are set, so that a resume of version 1 stays as it is. */
const maybe = (max: number) => z.optional(z.string().check(z.maxLength(max), storable))
const maybeList = (max: number, length: number) =>
  z.optional(z.array(z.string().check(z.maxLength(length), storable)).check(z.maxLength(max)))
const maybeLine = maybe(LIMITS.line)
const flag = z.optional(z.boolean())
export const PAGE_BREAKS = ['before', 'together'] as const
/** Starts a new page, or stays on one as far as it fits. */
export type PageBreak = (typeof PAGE_BREAKS)[number]
const pageBreak = z.optional(z.enum(PAGE_BREAKS))
/** What every entry of a list can have: a hidden one keeps its words and is not printed. */
const place = { hidden: flag, pageBreak }
/** Bullets that are kept and not printed. */
const hiddenBullets = maybeList(LIMITS.bullets, LIMITS.bullet)
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
  /** What the person is, in a line below the name. */
  headline: maybeLine,
})
export type PersonalInfo = z.infer<typeof PersonalInfo>

export const CONTACT_KINDS = [
  'other',
  'portfolio',
  'gitlab',
  'orcid',
  'scholar',
  'researchgate',
  'behance',
  'dribbble',
  'xing',
  'youtube',
  'x',
  'mastodon',
  'bluesky',
  'medium',
  'stackoverflow',
  'kaggle',
  'huggingface',
] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]

/** A further way to reach or look up the person: a label and its words, an address, or both. */
export const Contact = z.strictObject({
  id,
  kind: z._default(z.enum(CONTACT_KINDS), 'other'),
  label: line,
  value: line,
  url,
  foreign,
})
export type Contact = z.infer<typeof Contact>

/** A picture of the person as a data URL; `alt` is for readers of screens. */
export const Photo = z.strictObject({
  image: z
    .string()
    .check(
      z.maxLength(LIMITS.photo, { error: 'This photo is too large. Choose a smaller one.' }),
      z.regex(/^data:image\/(?:jpeg|png|webp);base64,[A-Za-z0-9+/]+=*$/, { error: 'Photos are JPEG, PNG, or WebP.' }),
    ),
  alt: maybeLine,
})
export type Photo = z.infer<typeof Photo>

export const Experience = z.strictObject({
  id,
  company: line,
  position: line,
  startDate: line,
  endDate: line,
  current: z._default(z.boolean(), false),
  description: long,
  achievements: bullets,
  /** Another role at the employer of the entry above. */
  sameEmployer: flag,
  location: maybeLine,
  url: maybe(LIMITS.url),
  /** What the employer does, in a line. */
  about: maybeLine,
  employmentType: maybeLine,
  remote: flag,
  hiddenAchievements: hiddenBullets,
  ...place,
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
  current: flag,
  location: maybeLine,
  honors: maybeLine,
  courses: maybeList(LIMITS.words, LIMITS.line),
  thesis: maybeLine,
  ...place,
  foreign,
})
export type Education = z.infer<typeof Education>

export const Skills = z.strictObject({ technical: words, soft: words, languages: words })
export type Skills = z.infer<typeof Skills>

/** Skills under a name of one's own. */
export const SkillGroup = z.strictObject({ id, name: line, level: maybeLine, skills: words, ...place, foreign })
export type SkillGroup = z.infer<typeof SkillGroup>

export const Project = z.strictObject({
  id,
  name: line,
  description: long,
  technologies: words,
  url,
  github: url,
  role: maybeLine,
  startDate: maybeLine,
  endDate: maybeLine,
  current: flag,
  achievements: hiddenBullets,
  hiddenAchievements: hiddenBullets,
  links: maybeList(LIMITS.contacts, LIMITS.url),
  ...place,
  foreign,
})
export type Project = z.infer<typeof Project>

/** A certificate in parts; `certifications` are those in a line each. */
export const Certificate = z.strictObject({
  id,
  name: line,
  issuer: line,
  date: line,
  expires: line,
  url,
  credentialId: line,
  ...place,
  foreign,
})
export type Certificate = z.infer<typeof Certificate>

export const Volunteer = z.strictObject({
  id,
  organization: line,
  role: line,
  startDate: line,
  endDate: line,
  current: z._default(z.boolean(), false),
  description: long,
  achievements: bullets,
  location: maybeLine,
  hiddenAchievements: hiddenBullets,
  ...place,
  foreign,
})
export const Award = z.strictObject({
  id,
  title: line,
  awarder: line,
  date: line,
  description: long,
  ...place,
  foreign,
})
export const Publication = z.strictObject({
  id,
  title: line,
  publisher: line,
  date: line,
  url,
  description: long,
  authors: maybe(LIMITS.bullet),
  doi: maybeLine,
  ...place,
  foreign,
})
export const Reference = z.strictObject({ id, name: line, contact: line, text: long, ...place, foreign })
export const CustomItem = z.strictObject({
  id,
  title: line,
  subtitle: line,
  date: line,
  url,
  description: long,
  bullets,
  hiddenBullets,
  ...place,
})
/** Ready-made custom sections, which have a heading in every language. */
export const SECTION_KINDS = ['licenses', 'patents', 'talks', 'courses', 'memberships', 'military'] as const
export type SectionKind = (typeof SECTION_KINDS)[number]
export const CustomSection = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
  title: line,
  kind: z.optional(z.enum(SECTION_KINDS)),
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

export const FONTS = [
  'Source Sans 3',
  'IBM Plex Sans',
  'Open Sans',
  'Roboto',
  'Literata',
  'IBM Plex Serif',
  'EB Garamond',
  'Noto Serif',
] as const
export type FontFamily = (typeof FONTS)[number]
export const DENSITIES = ['compact', 'normal', 'airy'] as const
export const PAPERS = ['a4', 'letter'] as const
export type Density = (typeof DENSITIES)[number]
export type Paper = (typeof PAPERS)[number]
export const RESUME_LANGUAGES = LANGUAGES
export type ResumeLanguage = Language
/** Maximum pages of an exported file, and the highest value for fitting. */
export const MAX_PAGES = 20

export const Design = z.strictObject({
  accent: z.optional(z.string().check(z.regex(/^#[0-9a-f]{6}$/i, { error: 'Enter a color such as #1f4e79.' }))),
  font: z.optional(z.enum(FONTS)),
  density: z.optional(z.enum(DENSITIES)),
  paper: z.optional(z.enum(PAPERS)),
  /** These sections come first, in this order; the others follow in the default order. */
  order: sectionIds,
  /** Target number of pages; absent means as many as needed. */
  fitPages: z.optional(z.int().check(z.minimum(1), z.maximum(MAX_PAGES))),
  /** False leaves the resume's own data out of the PDF. */
  embedSource: z.optional(z.boolean()),
})
export type Design = z.infer<typeof Design>

/** Version 2 added optional fields only; a resume of version 1 is one of version 2 without them. */
export const SCHEMA_VERSION = 2

/** The content of one resume. Every field may be absent on input and is then blank. */
export const ResumeContent = z.strictObject({
  schemaVersion: z._default(z.literal([1, SCHEMA_VERSION]).check(z.overwrite(() => SCHEMA_VERSION)), SCHEMA_VERSION),
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
  contacts: z.optional(z.array(Contact).check(z.maxLength(LIMITS.contacts))),
  photo: z.optional(Photo),
  certificates: z.optional(z.array(Certificate).check(z.maxLength(LIMITS.entries))),
  skillGroups: z.optional(z.array(SkillGroup).check(z.maxLength(LIMITS.skillGroups))),
  /** Says that references are given on request. */
  referencesOnRequest: flag,
  /** Place, date and name at the end, for countries where resumes are signed. */
  signature: maybeLine,
  /** Consent to the use of the data in it, for countries where employers expect that. */
  consent: maybe(LIMITS.text),
  /** Headings in place of the usual ones, by section. */
  sectionTitles: z.optional(z.partialRecord(SectionId, z.string().check(z.maxLength(LIMITS.line), storable))),
  sectionBreaks: z.optional(z.partialRecord(SectionId, z.enum(PAGE_BREAKS))),
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
