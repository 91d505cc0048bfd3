import {
  filled,
  firstText,
  pictureIn,
  projectLink,
  resumeOf,
  type EntryMarks,
  type ImportedFile,
  type TranslatedSection,
} from '#shared/import/document.ts'
import { languageNamed, levelOf } from '#shared/import/europass-languages.ts'
import { proseOfHtml } from '#shared/import/html-to-markdown.ts'
import { leftOverOf } from '#shared/import/left-over.ts'
import { dateOf } from '#shared/import/period.ts'
import { textOfBase64 } from '#shared/import/text-of-base64.ts'
import { elementsAt, readXml, xmlTextAt } from '#shared/import/xml.ts'
import { isObject, objectOr, omit, type JsonObject } from '#shared/resume/json-value.ts'
import { levelWords } from '#shared/resume/language-levels.ts'
import { languageOfLocale } from '#shared/import/language-of-locale.ts'
import type { ResumeLanguage, SectionKind } from '#shared/resume/schema.ts'

/** Whether a text is the XML of a Europass CV, as its editor saves it and puts it into its PDFs. */
export const isEuropass = (text: string): boolean =>
  /^\uFEFF?\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:\w+:)?Candidate[\s>]/.test(text.slice(0, 4096)) &&
  /europass|hr-xml/i.test(text.slice(0, 4096))

/** Reads the XML of a Europass CV. Its date of birth, nationality and street are only reported. */
export function fromEuropass(xml: string): ImportedFile {
  const [candidate] = elementsAt(readXml(xml), 'Candidate')
  const [person] = elementsAt(candidate, 'CandidatePerson')
  const [profile] = elementsAt(candidate, 'CandidateProfile')
  const language = languageOf(xml)
  const jobs = elementsAt(profile, 'EmploymentHistory', 'EmployerHistory').flatMap(rolesOf)
  const imported = resumeOf({
    document: filled({
      basics: basicsOf(person, profile),
      work: jobs.map(({ job }) => job),
      education: elementsAt(profile, 'EducationHistory', 'EducationOrganizationAttendance').map(schoolOf),
      languages: languagesOf(person, profile, language ?? 'en'),
      skills: skillGroupsOf(profile),
      ...listsOf(profile),
    }),
    sections: sectionsOf(profile),
    marks: { experience: jobs.map(({ marks }) => marks) },
    language,
  })
  if ('problem' in imported) return imported
  const picture = pictureOf(profile)
  const said = { person, profile: omit(objectOr(profile), picture === '' ? [] : ['Attachment']) }
  return { ...imported, picture, leftOver: leftOverOf(said, imported.content, ({ name }) => CODES.test(name)) }
}

/** Settings, and codes that are imported as words. */
const CODES =
  /^(?:ID|ChannelCode|UseCode|TaxonomyID|CompetencyID|CompetencyDimensionTypeCode|PrimaryLanguageCode|CurrentIndicator|Ongoing|AttachmentTypeCode|FileType|FileName|MimeType)$/

function languageOf(xml: string): ResumeLanguage | undefined {
  const code = /<(?:\w+:)?CandidateProfile\s[^>]*languageCode="([\w-]+)"/.exec(xml)?.[1]
  return code === undefined ? undefined : languageOfLocale(code)
}

const addressOf = (contact: unknown): string =>
  [xmlTextAt(contact, 'Address', 'CityName'), xmlTextAt(contact, 'Address', 'CountryCode').toUpperCase()]
    .filter(Boolean)
    .join(', ')

const channelOf = (contact: unknown): string => xmlTextAt(contact, 'ChannelCode')
const uriOf = (contact: unknown): string =>
  ['URI', 'URL', 'Text'].map((name) => xmlTextAt(contact, name)).find(Boolean) ?? ''

function basicsOf(person: unknown, profile: unknown): JsonObject {
  const contacts = elementsAt(person, 'Communication')
  const on = (channel: string) => contacts.filter((contact) => channelOf(contact) === channel)
  const [phone] = on('Telephone')
  const dialing = xmlTextAt(phone, 'CountryDialing')
  const websites = on('Web').map(uriOf)
  const isKnown = (contact: unknown) => ['', 'Email', 'Telephone', 'Web', 'Mail'].includes(channelOf(contact))
  const { paragraphs, bullets } = proseOfHtml(xmlTextAt(profile, 'ExecutiveSummary'))
  return filled({
    name: ['GivenName', 'FamilyName']
      .map((name) => xmlTextAt(person, 'PersonName', name))
      .filter(Boolean)
      .join(' '),
    email: uriOf(on('Email')[0]),
    phone: [dialing && `+${dialing.replace(/^\+/, '')}`, xmlTextAt(phone, 'DialNumber')].filter(Boolean).join(' '),
    url: websites[0],
    location: filled({ city: contacts.map(addressOf).find(Boolean) }),
    summary: [paragraphs, ...bullets].filter(Boolean).join('\n'),
    profiles: [
      ...websites.slice(1).map((url) => ({ url })),
      ...contacts.filter((contact) => !isKnown(contact)).map(networkOf),
    ],
  })
}

/** A network by its name, with an address or a user name. */
function networkOf(contact: unknown): JsonObject {
  const [use, other, uri] = [xmlTextAt(contact, 'UseCode'), xmlTextAt(contact, 'OtherTitle'), uriOf(contact)]
  const network = /^other$|^$/i.test(use) ? other : use
  return filled({ network, ...(/^https?:/i.test(uri) ? { url: uri } : { username: uri }) })
}

/** The texts of two dates; an end that is still to come has none. */
function periodIn(element: unknown, name: string): JsonObject {
  const [period] = elementsAt(element, name)
  const dates = { startDate: dateOf(xmlTextAt(period, 'StartDate')), endDate: dateOf(xmlTextAt(period, 'EndDate')) }
  const isOngoing = ['CurrentIndicator', 'Ongoing'].some((flag) => xmlTextAt(period, flag) === 'true')
  return filled(isOngoing ? { startDate: dates.startDate } : dates)
}

/** The roles at an employer, of which the further ones are marked as such. */
function rolesOf(employer: unknown): { job: JsonObject; marks: EntryMarks }[] {
  const contacts = elementsAt(employer, 'OrganizationContact', 'Communication')
  return elementsAt(employer, 'PositionHistory').map((position, index) => {
    const { paragraphs, bullets } = proseOfHtml(xmlTextAt(position, 'Description'))
    const place = [xmlTextAt(position, 'City'), xmlTextAt(position, 'Country').toUpperCase()].filter(Boolean).join(', ')
    const job = filled({
      name: xmlTextAt(employer, 'OrganizationName'),
      position: xmlTextAt(position, 'PositionTitle'),
      location: place || contacts.map(addressOf).find(Boolean),
      url: uriOf(contacts.find((contact) => channelOf(contact) === 'Web')),
      ...periodIn(position, 'EmploymentPeriod'),
      summary: paragraphs,
      highlights: bullets,
    })
    return { job, marks: index > 0 ? { sameEmployer: true } : {} }
  })
}

function schoolOf(school: unknown): JsonObject {
  const [degree] = elementsAt(school, 'EducationDegree')
  const { paragraphs, bullets } = proseOfHtml(xmlTextAt(degree, 'OccupationalSkillsCovered'))
  const field = xmlTextAt(degree, 'FieldOfStudy')
  return filled({
    institution: xmlTextAt(school, 'OrganizationName'),
    studyType: xmlTextAt(degree, 'DegreeName') || xmlTextAt(school, 'ProgramName'),
    area: /^https?:/.test(field) ? '' : field,
    location: elementsAt(school, 'OrganizationContact', 'Communication').map(addressOf).find(Boolean),
    score: xmlTextAt(degree, 'FinalGrade', 'ScoreText') || xmlTextAt(degree, 'FinalGrade'),
    ...periodIn(school, 'AttendancePeriod'),
    courses: [...paragraphs.split('\n').filter(Boolean), ...bullets],
  })
}

const competencies = (profile: unknown) => elementsAt(profile, 'PersonQualifications', 'PersonCompetency')
const isLanguage = (competency: unknown) => /^language$/i.test(xmlTextAt(competency, 'TaxonomyID'))

function languagesOf(person: unknown, profile: unknown, language: ResumeLanguage): JsonObject[] {
  const native = elementsAt(person, 'PrimaryLanguageCode').map((code) => ({
    language: languageNamed(String(code), language),
    fluency: levelWords(language)[0],
  }))
  const others = competencies(profile)
    .filter(isLanguage)
    .map((competency) =>
      filled({
        language: languageNamed(xmlTextAt(competency, 'CompetencyID'), language),
        fluency: levelOf(competency, language),
      }),
    )
  return [...native, ...others]
}

/** Groups of skills, wherever the editor puts them, and skills of the person. */
function skillGroupsOf(profile: unknown): JsonObject[] {
  const groups = ['Skills', 'DigitalSkills'].flatMap((name) =>
    elementsAt(profile, name).flatMap((skills) => Object.values(objectOr(skills)).flat()),
  )
  const named = groups.filter(isObject).map((group) =>
    filled({
      name: xmlTextAt(group, 'Title'),
      keywords: [
        ...elementsAt(group, 'PersonCompetency').map((each) => xmlTextAt(each, 'CompetencyName')),
        ...elementsAt(group, 'DigitalSkill').map(String),
      ],
    }),
  )
  const own = competencies(profile)
    .filter((competency) => !isLanguage(competency))
    .map((competency) => filled({ name: xmlTextAt(competency, 'CompetencyName') }))
  return [...named, ...own]
}

/** An entry of one of the many lists that are alike: a title, dates, a text and a link. */
type Item = { title: string; dates: JsonObject; paragraphs: string; bullets: readonly string[]; url: string }

function itemOf(element: unknown): Item {
  const { paragraphs, bullets } = proseOfHtml(xmlTextAt(element, 'Description'))
  const { startDate, endDate } = periodIn(element, 'Date')
  const dates =
    startDate || endDate ? filled({ startDate, endDate }) : filled({ endDate: dateOf(xmlTextAt(element, 'Date')) })
  const title = TITLES.map((name) => xmlTextAt(element, name))
  return { title: title.find(Boolean) ?? '', dates, paragraphs, bullets, url: xmlTextAt(element, 'Link') }
}

const TITLES = ['Title', 'CertificationName', 'Name', 'OrganizationName']

/** The entries of a list, which may be in parts of it. */
function entriesIn(element: unknown): unknown[] {
  const inside = Object.values(objectOr(element)).flat().filter(isObject)
  return inside.flatMap((each) => (TITLES.some((name) => xmlTextAt(each, name) !== '') ? [each] : entriesIn(each)))
}

const itemsIn = (profile: unknown, list: string): Item[] => elementsAt(profile, list).flatMap(entriesIn).map(itemOf)

const proseIn = ({ paragraphs, bullets }: Item): string => [paragraphs, ...bullets].filter(Boolean).join('\n')
const dateIn = ({ dates }: Item): string => firstText(dates, 'endDate', 'startDate')

function listsOf(profile: unknown): JsonObject {
  return {
    projects: itemsIn(profile, 'Projects').map(({ title, dates, paragraphs, bullets, url }) =>
      filled({ name: title, ...dates, description: paragraphs, highlights: bullets, ...projectLink(url) }),
    ),
    awards: itemsIn(profile, 'HonorsAndAwards').map((item) =>
      filled({ title: item.title, date: dateIn(item), summary: [proseIn(item), item.url].filter(Boolean).join('\n') }),
    ),
    publications: itemsIn(profile, 'PublicationHistory').map((item) =>
      filled({ name: item.title, releaseDate: dateIn(item), summary: proseIn(item), url: item.url }),
    ),
    certificates: ['Certifications', 'CourseCertifications'].flatMap((list) =>
      elementsAt(profile, list).flatMap(entriesIn).map(certificateOf),
    ),
    volunteer: itemsIn(profile, 'VoluntaryWorks').map(({ title, dates, paragraphs, bullets, url }) =>
      filled({ position: title, ...dates, summary: [paragraphs, url].filter(Boolean).join('\n'), highlights: bullets }),
    ),
    interests: itemsIn(profile, 'HobbiesAndInterests').map((item) =>
      filled({ name: item.title, keywords: [proseIn(item)] }),
    ),
  }
}

function certificateOf(element: unknown): JsonObject {
  const item = itemOf(element)
  return filled({
    name: item.title,
    issuer: xmlTextAt(element, 'IssuingAuthority'),
    date: dateOf(xmlTextAt(element, 'CertificationDate')) || dateIn(item),
    url: item.url,
  })
}

/** Lists that become sections of their own, with the editor's headings or ours. */
const SECTIONS: readonly (readonly [string, string, SectionKind?])[] = [
  ['NetworksAndMemberships', '', 'memberships'],
  ['ConferencesAndSeminars', 'Conferences and seminars'],
  ['CreativeWorks', 'Creative works'],
  ['SocialAndPoliticalActivities', 'Social and political activities'],
  ['CommunicationAndInterpersonalSkills', 'Communication and interpersonal skills'],
  ['ManagementAndLeadershipSkills', 'Management and leadership skills'],
  ['OrganisationalSkills', 'Organizational skills'],
]

function sectionsOf(profile: unknown): TranslatedSection[] {
  const own = SECTIONS.map(([list, title, kind]) => ({
    title,
    ...(kind && { kind }),
    items: itemsIn(profile, list).map(({ title: name, dates, paragraphs, bullets, url }) => ({
      title: name,
      date: [firstText(dates, 'startDate'), firstText(dates, 'endDate')].filter(Boolean).join(' – '),
      url,
      description: paragraphs,
      bullets: [...bullets],
    })),
  }))
  const licenses = elementsAt(profile, 'Licenses', 'License').map((license) => xmlTextAt(license, 'LicenseTypeCode'))
  const driving = licenses.length > 0 ? [{ title: 'Driving license', subtitle: licenses.join(', ') }] : []
  return [...own, { title: '', kind: 'licenses', items: driving }]
}

/** The photo: an attachment with a data URL, which the editor encodes once more. */
const pictureOf = (profile: unknown): string =>
  elementsAt(profile, 'Attachment')
    .map((attachment) => xmlTextAt(attachment, 'EmbeddedData').replace(/\s+/g, ''))
    .map((data) => pictureIn(data) || pictureIn(textOfBase64(data)))
    .find(Boolean) ?? ''
