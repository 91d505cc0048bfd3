import * as z from 'zod/mini'
import {
  LIMITS,
  line,
  url,
  long,
  list,
  words,
  bullets,
  id,
  maybe,
  maybeList,
  maybeLine,
  flag,
  place,
  hiddenBullets,
  foreign,
} from '#shared/resume/schema-fields.ts'

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
  /** Whether the public page shows it, too. */
  isPublic: flag,
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
