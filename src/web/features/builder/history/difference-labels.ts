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
  summary: msg`Summary`,
  experience: msg`Experience`,
  company: msg`Company`,
  position: msg`Position`,
  startDate: msg`Start date`,
  endDate: msg`End date`,
  current: msg`Current`,
  description: msg`Description`,
  achievements: msg`Achievements`,
  education: msg`Education`,
  institution: msg`Institution`,
  degree: msg`Degree`,
  field: msg`Field of study`,
  gpa: msg`GPA or grade`,
  skills: msg`Skills`,
  technical: msg`Technical skills`,
  soft: msg`Soft skills`,
  languages: msg`Languages`,
  projects: msg`Projects`,
  name: msg`Name`,
  technologies: msg`Technologies`,
  url: msg`Link`,
  certifications: msg`Certifications`,
  volunteer: msg`Volunteering`,
  organization: msg`Organization`,
  role: msg`Role`,
  awards: msg`Awards`,
  awarder: msg`Issuer`,
  date: msg`Date`,
  publications: msg`Publications`,
  publisher: msg`Publisher`,
  references: msg`References`,
  contact: msg`Contact`,
  text: msg`Quote`,
  interests: msg`Interests`,
  custom: msg`Custom sections`,
  subtitle: msg`Subtitle`,
  bullets: msg`Bullet points`,
  order: msg`Order`,
  language: msg`Language of the resume`,
  hiddenSections: msg`Hidden sections`,
  sectionOrder: msg`Section order`,
  design: msg`Design`,
  accent: msg`Color`,
  font: msg`Font`,
  density: msg`Density`,
  paper: msg`Paper`,
  accent2: msg`Second color`,
  headingFont: msg`Heading font`,
  sideSections: msg`Side column`,
  margin: msg`Margins`,
  sideWidth: msg`Side column width`,
  fontSize: msg`Font size`,
  lineHeight: msg`Line height`,
  gap: msg`Spacing`,
  nameSize: msg`Name size`,
  headingSize: msg`Heading size`,
  headingCase: msg`Heading case`,
  headingLine: msg`Line under headings`,
  datePosition: msg`Date position`,
  dateFormat: msg`Date format`,
  bullet: msg`Bullet style`,
  contactIcons: msg`Contact icons`,
  photoShape: msg`Photo shape`,
  photoSize: msg`Photo size`,
  fitPages: msg`Pages`,
  embedSource: msg`Resume data in PDF`,
  foreign: msg`Other imported data`,
}
