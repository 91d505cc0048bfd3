import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Difference } from '#shared/resume/differences.ts'

/** Names a difference as the form names the field: 'Experience · Cook · Achievements'. */
export function useDifferenceName() {
  const nameOf = useFieldName()
  return ({ section, entry, field }: Difference): string =>
    [nameOf(section), entry, field && nameOf(field)].filter(Boolean).join(' · ')
}

/** Names a part, a field or a section by its key. */
export function useFieldName() {
  const { t, i18n } = useLingui()
  return (key: string): string => {
    const words = Object.hasOwn(WORDS, key) ? WORDS[key] : undefined
    if (words) return i18n._(words)
    return key.startsWith('custom:') ? t`Custom section: ${key.slice('custom:'.length)}` : key
  }
}

const WORDS: Readonly<Record<string, MessageDescriptor>> = {
  title: msg`Title`,
  templateId: msg`Template`,
  personalInfo: msg`Personal`,
  fullName: msg`Full Name`,
  email: msg`Email`,
  phone: msg`Phone`,
  location: msg`Location`,
  website: msg`Website`,
  linkedin: msg`LinkedIn`,
  github: msg`GitHub`,
  headline: msg`Headline`,
  contacts: msg`Contacts and links`,
  kind: msg`Kind`,
  label: msg`Label`,
  value: msg`Text`,
  photo: msg`Photo`,
  summary: msg`Summary`,
  experience: msg`Experience`,
  company: msg`Company`,
  position: msg`Position`,
  about: msg`About the company`,
  employmentType: msg`Employment type`,
  remote: msg`Remote`,
  sameEmployer: msg`Same employer as above`,
  startDate: msg`Start date`,
  endDate: msg`End date`,
  current: msg`Current`,
  description: msg`Description`,
  achievements: msg`Achievements`,
  hiddenAchievements: msg`Hidden achievements`,
  hiddenBullets: msg`Hidden bullet points`,
  hidden: msg`Hidden`,
  pageBreak: msg`Page break`,
  education: msg`Education`,
  institution: msg`Institution`,
  degree: msg`Degree`,
  field: msg`Field of study`,
  gpa: msg`GPA or grade`,
  honors: msg`Honors`,
  courses: msg`Courses`,
  thesis: msg`Thesis`,
  skills: msg`Skills`,
  technical: msg`Technical skills`,
  soft: msg`Soft skills`,
  languages: msg`Languages`,
  skillGroups: msg`Skill groups`,
  level: msg`Level`,
  projects: msg`Projects`,
  name: msg`Name`,
  technologies: msg`Technologies`,
  links: msg`Links`,
  url: msg`Link`,
  certifications: msg`Certifications`,
  certificates: msg`Certifications`,
  issuer: msg`Issuer`,
  expires: msg`Expires`,
  credentialId: msg`Credential ID`,
  volunteer: msg`Volunteering`,
  organization: msg`Organization`,
  role: msg`Role`,
  awards: msg`Awards`,
  awarder: msg`Issuer`,
  date: msg`Date`,
  publications: msg`Publications`,
  publisher: msg`Publisher`,
  authors: msg`Authors`,
  doi: msg`DOI`,
  references: msg`References`,
  contact: msg`Contact`,
  text: msg`Quote`,
  referencesOnRequest: msg`References on request`,
  signature: msg`Signature`,
  consent: msg`Consent to the use of your data`,
  interests: msg`Interests`,
  custom: msg`Custom sections`,
  items: msg`Entries`,
  subtitle: msg`Subtitle`,
  bullets: msg`Bullet points`,
  order: msg`Order`,
  language: msg`Language of the resume`,
  hiddenSections: msg`Hidden sections`,
  sectionTitles: msg`Headings`,
  sectionBreaks: msg`Page breaks`,
  sectionOrder: msg`Section order`,
  design: msg`Design`,
  accent: msg`Color`,
  font: msg`Font`,
  density: msg`Density`,
  paper: msg`Paper`,
  fitPages: msg`Pages`,
  embedSource: msg`Resume data in PDF`,
  foreign: msg`Other imported data`,
}
