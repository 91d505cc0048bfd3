import { designControls } from '#shared/resume/design-controls.ts'
import { FONTS } from '#shared/resume/font-families.ts'
import { RESUME_LANGUAGES } from '#shared/resume/resume-languages.ts'
import {
  PersonalInfo,
  Contact,
  Photo,
  Experience,
  Education,
  Skills,
  SkillGroup,
  Project,
  Certificate,
  Volunteer,
  Award,
  Publication,
  Reference,
  CustomSection,
} from '#shared/resume/entry-schemas.ts'
import {
  LIMITS,
  PAGE_BREAKS,
  storable,
  long,
  list,
  words,
  maybe,
  maybeLine,
  flag,
  foreign,
} from '#shared/resume/schema-fields.ts'
import * as z from 'zod/mini'

export * from '#shared/resume/entry-schemas.ts'
export { LIMITS, PAGE_BREAKS, storable, type PageBreak } from '#shared/resume/schema-fields.ts'

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
export const SectionId = z.string().check(
  z.refine((name) => (SECTION_NAMES as readonly string[]).includes(name) || /^custom:[a-z0-9-]{1,40}$/.test(name), {
    error: 'This section doesn’t exist.',
  }),
) as unknown as z.ZodMiniType<SectionId, SectionId>
const sectionIds = z.optional(z.array(SectionId).check(z.maxLength(SECTION_NAMES.length + LIMITS.customSections)))

export { RESUME_LANGUAGES, type ResumeLanguage } from '#shared/resume/resume-languages.ts'
export { FONTS, type FontFamily } from '#shared/resume/font-families.ts'
export const DENSITIES = ['compact', 'normal', 'airy'] as const
export const PAPERS = ['a4', 'letter'] as const
export type Density = (typeof DENSITIES)[number]
export type Paper = (typeof PAPERS)[number]
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

/** Version 2 added optional fields only; a resume of version 1 is one of version 2 without them. */
const SCHEMA_VERSION = 2

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
