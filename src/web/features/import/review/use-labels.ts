import { useLingui } from '@lingui/react/macro'
import type { ReviewGroup } from '#shared/import/review.ts'

/** Names of groups, entries and fields, in the language of the interface. */
export function useReviewLabels() {
  const { t } = useLingui()
  const parts: Record<ReviewGroup['part'], string> = {
    contact: t`Personal info`,
    summary: t`Professional summary`,
    experience: t`Experience`,
    education: t`Education`,
    skills: t`Skills`,
    projects: t`Projects`,
    certifications: t`Certifications`,
    volunteer: t`Volunteering`,
    awards: t`Awards`,
    publications: t`Publications`,
    interests: t`Interests`,
    references: t`References`,
    custom: t`Custom section`,
  }
  const fields: Readonly<Record<string, string>> = {
    fullName: t`Full Name`,
    email: t`Email`,
    phone: t`Phone`,
    location: t`Location`,
    website: t`Website`,
    linkedin: t`LinkedIn`,
    github: t`GitHub`,
    summary: t`Professional summary`,
    company: t`Company`,
    position: t`Position`,
    startDate: t`Start date`,
    endDate: t`End date`,
    current: t`I currently work here`,
    description: t`Description`,
    achievements: t`Achievements (one per line)`,
    bullets: t`Bullet points (one per line)`,
    institution: t`Institution`,
    degree: t`Degree`,
    field: t`Field of study`,
    gpa: t`GPA or grade`,
    technical: t`Technical skills (comma-separated)`,
    soft: t`Soft skills (comma-separated)`,
    languages: t`Languages (comma-separated)`,
    technologies: t`Technologies (comma-separated)`,
    certifications: t`Certifications (one per line)`,
    interests: t`Interests (comma-separated)`,
    organization: t`Organization`,
    role: t`Role`,
    name: t`Name`,
    title: t`Title`,
    subtitle: t`Subtitle`,
    awarder: t`Issuer`,
    publisher: t`Publisher`,
    date: t`Date`,
    url: t`Link`,
    contact: t`Contact`,
    text: t`Quote`,
  }
  return {
    ofGroup: ({ part, title }: ReviewGroup): string => (part === 'custom' && title.trim() !== '' ? title : parts[part]),
    ofField: (name: string): string => fields[name] ?? name,
  }
}
