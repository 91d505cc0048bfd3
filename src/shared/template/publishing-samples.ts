import * as z from 'zod/mini'
import { ResumeContent } from '#shared/resume/schema.ts'
import { sampleContent } from '#shared/template/samples.ts'

/** A resume that uses the fields of version 2: promotions, groups of skills, certificates, further contacts. */
export const promotedContent = (): ResumeContent => z.parse(ResumeContent, PROMOTED)

/**
 * Resumes with which a template is measured while it is edited and before it is published. They lack the two things that
 * our parser finds in no layout, the role in a project and the address behind an ORCID: no template could repair that.
 */
export function publishingSamples(): readonly ResumeContent[] {
  const { contacts = [], ...promoted } = promotedContent()
  const readable = contacts.filter(({ kind }) => kind !== 'orcid')
  return [sampleContent('long'), sampleContent('accented'), { ...promoted, contacts: readable, projects: [] }]
}

const PROMOTED: z.input<typeof ResumeContent> = {
  personalInfo: {
    fullName: 'Ingrid Halvorsen',
    email: 'ingrid.halvorsen@example.com',
    phone: '+1 612 555 0148',
    location: 'Minneapolis, MN',
    website: '',
    linkedin: 'linkedin.com/in/ingridhalvorsen',
    github: '',
    headline: 'Clinical Data Engineer',
  },
  contacts: [
    {
      kind: 'orcid',
      label: 'ORCID',
      value: '0000-0002-1825-0097',
      url: 'https://orcid.org/0000-0002-1825-0097',
    },
    {
      kind: 'gitlab',
      label: '',
      value: '',
      url: 'gitlab.com/ihalvorsen',
    },
  ],
  summary:
    'Data engineer who builds pipelines for clinical trials and the checks that keep them right. Ten years with hospitals and laboratories in the United States and Norway.',
  experience: [
    {
      company: 'Northfield Clinical Systems',
      position: 'Lead Data Engineer',
      startDate: '2021-09',
      current: true,
      description: '',
      achievements: [
        'Cut the nightly load of 240 trials from 7 hours to 50 minutes',
        'Led a team of 5 engineers and 2 analysts',
      ],
      location: 'Minneapolis, MN',
      about: 'Software for clinical trials at 60 hospitals.',
      employmentType: 'Full-time',
    },
    {
      company: 'Northfield Clinical Systems',
      position: 'Data Engineer',
      startDate: '2018-02',
      endDate: '2021-08',
      achievements: [
        'Wrote the checks that found 1,900 duplicated patients before a release',
        'Moved 14 services to Kubernetes',
      ],
      sameEmployer: true,
      location: 'Minneapolis, MN',
      employmentType: 'Full-time',
    },
    {
      company: 'Fjord Laboratories',
      position: 'Junior Analyst',
      startDate: '2015-06',
      endDate: '2018-01',
      achievements: ['Automated the weekly quality report, which saved 6 hours a week'],
      location: 'Bergen, Norway',
      remote: true,
    },
  ],
  education: [
    {
      institution: 'University of Bergen',
      degree: 'Master of Science',
      field: 'Informatics',
      startDate: '2013',
      endDate: '2015',
      location: 'Bergen, Norway',
      honors: 'Graduated with distinction',
      thesis: 'Record linkage without identifiers',
      courses: ['Statistics', 'Databases', 'Medical ethics'],
    },
    {
      institution: 'St. Olaf College',
      degree: 'Bachelor of Arts',
      field: 'Mathematics',
      startDate: '2009',
      endDate: '2013',
      gpa: '3.8',
    },
  ],
  skills: {
    technical: ['Python', 'SQL', 'PostgreSQL'],
    soft: ['Mentoring'],
    languages: ['English (Native)', 'Norwegian (C1)'],
  },
  skillGroups: [
    {
      name: 'Cloud',
      level: 'advanced',
      skills: ['AWS', 'Kubernetes', 'Terraform'],
    },
    {
      name: 'Clinical standards',
      skills: ['FHIR', 'HL7', 'CDISC'],
    },
  ],
  projects: [
    {
      name: 'Trial Explorer',
      role: 'Maintainer',
      startDate: '2020-01',
      current: true,
      description: 'Open-source viewer for trial registries.',
      technologies: ['TypeScript', 'DuckDB'],
      achievements: ['Reached 1,200 monthly users', 'Answered 340 issues'],
      url: 'https://trialexplorer.example.org',
    },
  ],
  certifications: [],
  certificates: [
    {
      name: 'AWS Certified Data Engineer',
      issuer: 'Amazon Web Services',
      date: '2023-05',
      expires: '2026-05',
      credentialId: 'DE-48213',
      url: '',
    },
    {
      name: 'Good Clinical Practice',
      issuer: 'NIDA',
      date: '2022-11',
      expires: '',
      credentialId: '',
      url: '',
    },
  ],
  publications: [
    {
      title: 'Linking patient records without identifiers',
      publisher: 'Journal of Medical Informatics',
      date: '2016-04',
      authors: 'A. Berg, Ingrid Halvorsen, T. Lunde',
      doi: '10.1000/jmi.2016.118',
    },
  ],
  custom: [
    {
      id: 'talks',
      title: '',
      kind: 'talks',
      items: [
        {
          title: 'Duplicates that look alike',
          subtitle: 'Data Quality Summit',
          date: '2022-10',
        },
      ],
    },
  ],
  referencesOnRequest: true,
}
