import type { Part } from '#shared/ats/types.ts'
import type { FieldPath } from '#shared/resume/fields.ts'
import type { ResumeContent, SectionId } from '#shared/resume/schema.ts'
import { isHidden } from '#shared/resume/sections.ts'

/** What kind of text a field holds; decides which rules check it and how much it proves. */
export type Role =
  | 'name'
  | 'contact'
  | 'summary'
  | 'position'
  | 'employer'
  | 'description'
  | 'bullet'
  | 'degree'
  | 'school'
  | 'skill'
  | 'language'
  | 'certificate'
  | 'date'
  | 'other'
/** The text of one field. */
export type TextField = { readonly path: FieldPath; readonly part: Part; readonly role: Role; readonly text: string }

/** Every printed text of a resume in field order, without blank ones and hidden sections. */
export function textFieldsOf(content: ResumeContent): readonly TextField[] {
  const sections = SECTIONS.flatMap(([id, textFields]) => (isHidden(content, id) ? [] : textFields(content)))
  return [...personFields(content), ...sections, ...customFields(content)].filter(({ text }) => text.trim() !== '')
}

type TextFieldsOf = (content: ResumeContent) => readonly TextField[]

const SECTIONS: readonly (readonly [SectionId, TextFieldsOf])[] = [
  ['summary', ({ summary }) => [textField('summary', 'summary', 'summary', summary)]],
  ['experience', ({ experience }) => entryFields(experience, 'experience', 'experience', WORK)],
  ['education', ({ education }) => entryFields(education, 'education', 'education', EDUCATION)],
  ['skills', skillFields],
  ['projects', ({ projects }) => entryFields(projects, 'projects', 'projects', PROJECT)],
  [
    'certifications',
    ({ certifications, certificates = [] }) => [
      ...listFields('certifications', 'education', 'certificate', certifications),
      ...entryFields(certificates, 'certificates', 'education', CERTIFICATE),
    ],
  ],
  ['volunteer', ({ volunteer = [] }) => entryFields(volunteer, 'volunteer', 'experience', WORK)],
  ['awards', ({ awards = [] }) => entryFields(awards, 'awards', 'education', AWARD)],
  ['publications', ({ publications = [] }) => entryFields(publications, 'publications', 'education', AWARD)],
  ['interests', ({ interests = [] }) => listFields('interests', 'skills', 'other', interests)],
]

type Roles = Readonly<Record<string, Role>>
const WORK: Roles = {
  position: 'position',
  role: 'position',
  company: 'employer',
  organization: 'employer',
  startDate: 'date',
  endDate: 'date',
  description: 'description',
  achievements: 'bullet',
  location: 'other',
  about: 'other',
  employmentType: 'other',
}
const EDUCATION: Roles = {
  degree: 'degree',
  field: 'degree',
  institution: 'school',
  startDate: 'date',
  endDate: 'date',
  gpa: 'other',
  location: 'other',
  honors: 'other',
  courses: 'other',
  thesis: 'other',
}
const CERTIFICATE: Roles = {
  name: 'certificate',
  issuer: 'other',
  date: 'date',
  expires: 'date',
  credentialId: 'other',
}
const SKILL_GROUP: Roles = { name: 'other', level: 'other', skills: 'skill' }
const CONTACT: Roles = { label: 'contact', value: 'contact' }
const PROJECT: Roles = {
  name: 'other',
  role: 'position',
  startDate: 'date',
  endDate: 'date',
  description: 'description',
  achievements: 'bullet',
  technologies: 'skill',
}
const AWARD: Roles = {
  title: 'other',
  awarder: 'other',
  publisher: 'other',
  authors: 'other',
  doi: 'other',
  date: 'date',
  description: 'description',
}
const CUSTOM: Roles = { title: 'other', subtitle: 'other', date: 'date', description: 'description', bullets: 'bullet' }

const textField = (path: FieldPath, part: Part, role: Role, text: string): TextField => ({ path, part, role, text })

function listFields(path: FieldPath, part: Part, role: Role, texts: readonly string[]): readonly TextField[] {
  return texts.map((text, index) => textField(`${path}.${index}`, part, role, text))
}

/** The texts of each entry that have a role; other fields hold none of the person's own words. */
function entryFields(entries: readonly object[], path: FieldPath, part: Part, roles: Roles): readonly TextField[] {
  return entries.flatMap((entry, index) =>
    Object.entries(roles).flatMap(([field, role]) => {
      const value: unknown = Object.hasOwn(entry, field) ? entry[field as keyof typeof entry] : ''
      const place = `${path}.${index}.${field}`
      if (Array.isArray(value)) return listFields(place, part, role, value.map(String))
      return typeof value === 'string' ? [textField(place, part, role, value)] : []
    }),
  )
}

const PERSON: Readonly<Record<string, Role>> = { fullName: 'name', headline: 'summary' }

function personFields({ personalInfo, contacts = [] }: ResumeContent): readonly TextField[] {
  return [
    ...Object.entries(personalInfo).map(([field, text]) =>
      textField(`personalInfo.${field}`, 'contact', PERSON[field] ?? 'contact', text ?? ''),
    ),
    ...entryFields(contacts, 'contacts', 'contact', CONTACT),
  ]
}

function skillFields({ skills, skillGroups = [] }: ResumeContent): readonly TextField[] {
  return [
    ...listFields('skills.technical', 'skills', 'skill', skills.technical),
    ...listFields('skills.soft', 'skills', 'skill', skills.soft),
    ...listFields('skills.languages', 'skills', 'language', skills.languages),
    ...entryFields(skillGroups, 'skillGroups', 'skills', SKILL_GROUP),
  ]
}

const customFields = (content: ResumeContent): readonly TextField[] =>
  (content.custom ?? []).flatMap(({ id, items }, index) =>
    isHidden(content, `custom:${id}`) ? [] : entryFields(items, `custom.${index}.items`, 'projects', CUSTOM),
  )
