import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyResume } from '#shared/resume/arbitrary-resume.ts'
import { emptyContent, ResumeContent, type SectionId } from '#shared/resume/schema.ts'
import { EVERY_FIELD, filledWith } from '#shared/portfolio/every-field.ts'
import { publicContent, showsAll } from '#shared/portfolio/public-content.ts'

/**
 * The visibility of each field: shown to all visitors, shown to all if it is a web page, shown only with the contact
 * details, never shown, or a setting of how the page looks. Every new field must be added here.
 */
const VISIBILITY: Readonly<Record<'shown' | 'page' | 'contact' | 'never' | 'choice', readonly string[]>> = {
  shown: `personalInfo.fullName summary
    experience.company experience.position experience.startDate experience.endDate experience.description
    experience.achievements education.institution education.degree education.field education.startDate
    education.endDate education.gpa skills.technical skills.soft skills.languages projects.name projects.description
    projects.technologies projects.url projects.github certifications volunteer.organization volunteer.role
    volunteer.startDate volunteer.endDate volunteer.description volunteer.achievements awards.title awards.awarder
    awards.date awards.description publications.title publications.publisher publications.date publications.url
    publications.description interests references.name references.text custom.title custom.items.title
    custom.items.subtitle custom.items.date custom.items.url custom.items.description custom.items.bullets
    personalInfo.headline experience.location experience.url experience.about experience.employmentType
    volunteer.location education.location education.honors education.courses education.thesis projects.role
    projects.startDate projects.endDate projects.achievements projects.links publications.authors publications.doi
    certificates.name certificates.issuer certificates.date certificates.expires certificates.url
    certificates.credentialId skillGroups.name skillGroups.level skillGroups.skills sectionTitles`.split(/\s+/),
  page: ['personalInfo.website', 'personalInfo.linkedin', 'personalInfo.github'],
  contact: [
    'personalInfo.email',
    'personalInfo.phone',
    'personalInfo.location',
    'references.contact',
    'contacts.label',
    'contacts.value',
    'contacts.url',
  ],
  never: `contacts.id contacts.foreign certificates.id certificates.foreign skillGroups.id skillGroups.foreign
    photo.image photo.alt signature consent experience.hiddenAchievements volunteer.hiddenAchievements
    projects.hiddenAchievements custom.items.hiddenBullets experience.hidden education.hidden projects.hidden
    volunteer.hidden awards.hidden publications.hidden references.hidden certificates.hidden skillGroups.hidden
    custom.items.hidden experience.id experience.foreign education.id education.foreign projects.id projects.foreign volunteer.id
    volunteer.foreign awards.id awards.foreign publications.id publications.foreign references.id references.foreign
    custom.id custom.items.id foreign hiddenSections design.embedSource`.split(/\s+/),
  choice:
    `photo.isPublic contacts.kind custom.kind experience.sameEmployer experience.remote education.current projects.current
    referencesOnRequest sectionBreaks experience.pageBreak education.pageBreak projects.pageBreak volunteer.pageBreak
    awards.pageBreak publications.pageBreak references.pageBreak certificates.pageBreak skillGroups.pageBreak
    custom.items.pageBreak schemaVersion language experience.current volunteer.current design.accent design.font design.density
    design.paper design.order design.fitPages design.accent2 design.headingFont design.sideSections design.margin
    design.sideWidth design.fontSize design.lineHeight design.gap design.nameSize design.headingSize design.headingCase
    design.headingLine design.datePosition design.dateFormat design.bullet design.contactIcons design.photoShape
    design.photoSize`.split(/\s+/),
}

const canaryOf = (field: string) => `canary-${field.replaceAll('.', '-')}-end`
const full = filledWith(canaryOf)
const textOf = (content: ResumeContent) => JSON.stringify(content)

test('the visibility of every field is decided', () => {
  expect(EVERY_FIELD.toSorted()).toEqual(Object.values(VISIBILITY).flat().toSorted())
})

test.each(VISIBILITY.shown)('%s is shown', (field) => {
  expect(textOf(publicContent(full, { contact: false }))).toContain(canaryOf(field))
})

const withLink = (field: string, text: string): ResumeContent => {
  const [, key = ''] = field.split('.')
  return { ...full, personalInfo: { ...full.personalInfo, [key]: text } }
}

test.each(VISIBILITY.page)('%s is shown to all if it is a web page', (field) => {
  for (const page of ['ada.example', 'https://ada.example/cv', 'www.linkedin.com/in/ada'])
    expect(textOf(publicContent(withLink(field, page), { contact: false }))).toContain(page)
})

test.each(VISIBILITY.page)('an email address or a number typed as %s is a contact detail', (field) => {
  for (const typed of ['mailto:ada@private.example', 'ada@private.example', 'tel:+442079460991', '020 7946 0991']) {
    expect(textOf(publicContent(withLink(field, typed), { contact: true }))).toContain(typed)
    expect(textOf(publicContent(withLink(field, typed), { contact: false }))).not.toContain(typed)
  }
})

test.each(VISIBILITY.contact)('%s is shown only with the contact details', (field) => {
  expect(textOf(publicContent(full, { contact: true }))).toContain(canaryOf(field))
  expect(textOf(publicContent(full, { contact: false }))).not.toContain(canaryOf(field))
})

test.each(VISIBILITY.never)('%s is never shown', (field) => {
  expect(textOf(publicContent(full, { contact: true }))).not.toContain(canaryOf(field))
})

const SECTIONS: readonly (readonly [SectionId, string])[] = [
  ['summary', 'summary'],
  ['experience', 'experience'],
  ['education', 'education'],
  ['skills', 'skills'],
  ['projects', 'projects'],
  ['certifications', 'certifications'],
  ['volunteer', 'volunteer'],
  ['awards', 'awards'],
  ['publications', 'publications'],
  ['interests', 'interests'],
  ['references', 'references'],
  ['custom:mine', 'custom'],
]
test.each(SECTIONS)('nothing of the hidden section %s is shown', (id, name) => {
  const shown = textOf(publicContent({ ...full, hiddenSections: [id] }, { contact: true }))
  expect(shown).not.toContain(`canary-${name}`)
  expect(shown).not.toContain('hiddenSections')
})

test('custom sections keep their position under other ids', () => {
  const content: ResumeContent = {
    ...emptyContent(),
    custom: [
      { id: 'secret-plan', title: 'Talks', items: [] },
      { id: 'hobby', title: 'Chess', items: [] },
      { id: 'prize', title: 'Prizes', items: [] },
    ],
    hiddenSections: ['custom:hobby'],
    design: { order: ['custom:prize', 'custom:hobby', 'summary', 'custom:secret-plan'], embedSource: false },
  }
  expect(publicContent(content, { contact: true })).toMatchObject({
    custom: [
      { id: '1', title: 'Talks' },
      { id: '2', title: 'Prizes' },
    ],
    design: { order: ['custom:2', 'summary', 'custom:1'] },
  })
})

test('a public copy is a valid resume', () => {
  fc.assert(
    fc.property(anyResume, fc.boolean(), (content, contact) => {
      const shown = publicContent(content, { contact })
      expect(ResumeContent.parse(shown)).toEqual(shown)
    }),
  )
})

test('a file contains its source only if nothing was left out', () => {
  const whole: ResumeContent = {
    ...emptyContent(),
    summary: 'Engineer',
    personalInfo: { ...emptyContent().personalInfo, fullName: 'Ada Lovelace', email: 'ada@example.com' },
    experience: [],
  }
  expect(showsAll(whole, { contact: true })).toBe(true)
  expect(showsAll(whole, { contact: false })).toBe(false)
  expect(showsAll({ ...whole, hiddenSections: ['summary'] }, { contact: true })).toBe(false)
  expect(showsAll({ ...whole, hiddenSections: ['awards'] }, { contact: true })).toBe(true)
  expect(showsAll({ ...whole, foreign: { hobbyhorse: 1 } }, { contact: true })).toBe(false)
  const [entry] = full.projects
  expect(showsAll({ ...whole, projects: [{ ...entry!, foreign: { x: 1 } }] }, { contact: true })).toBe(false)
})

test('the photo is shown only if its owner says so, and a file of the owner has all that its pages have', () => {
  const photo = { image: full.photo?.image ?? '', isPublic: true }
  expect(publicContent({ ...full, photo }, { contact: false }).photo).toEqual(photo)
  const own = publicContent(full, { contact: true, isOwnFile: true })
  expect(own).toMatchObject({ photo: full.photo, signature: full.signature, consent: full.consent })
  expect(textOf(own)).not.toContain(canaryOf('experience.hiddenAchievements'))
})

test('nothing of a hidden entry is shown', () => {
  const hidden = { ...full, experience: full.experience.map((entry) => ({ ...entry, hidden: true })) }
  expect(textOf(publicContent(hidden, { contact: true, isOwnFile: true }))).not.toContain('canary-experience')
})
