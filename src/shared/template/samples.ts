import * as z from 'zod/mini'
import { ResumeContent } from '#shared/resume/schema.ts'

/** Resumes of fictional people, for galleries and for measuring templates. */
export type SampleName = 'short' | 'long' | 'accented'

const make = (content: z.input<typeof ResumeContent>) => z.parse(ResumeContent, content)

const short = () =>
  make({
    personalInfo: {
      fullName: 'Maya Okafor',
      email: 'maya.okafor@example.com',
      phone: '+1 415 555 0142',
      location: 'Oakland, CA',
      linkedin: 'https://linkedin.com/in/mayaokafor',
      website: 'https://mayaokafor.example',
    },
    summary:
      'Customer support lead who turns angry first messages into loyal customers. Built the help centre that answers **six in ten** questions before anybody writes.',
    experience: [
      {
        company: 'Harbor Bikes',
        position: 'Customer Support Lead',
        startDate: '2021-05',
        current: true,
        achievements: [
          'Led a team of 6 across two time zones and kept first replies under 40 minutes',
          'Wrote 120 help articles; tickets per order fell from 0.31 to 0.18',
          'Trained 14 new colleagues, 5 of whom now lead teams of their own',
        ],
      },
      {
        company: 'Lindgren Outdoor',
        position: 'Support Specialist',
        startDate: '2018-09',
        endDate: '2021-04',
        achievements: [
          'Answered 45 conversations a day by phone, chat and mail with 96% satisfaction',
          'Found the pattern behind a faulty buckle and stopped its sale within a day',
        ],
      },
    ],
    education: [
      {
        institution: 'San Francisco State University',
        degree: 'BA',
        field: 'Communication Studies',
        startDate: '2014',
        endDate: '2018',
        gpa: '3.7',
      },
    ],
    skills: {
      technical: ['Zendesk', 'Intercom', 'SQL', 'Looker', 'Markdown'],
      soft: ['Coaching', 'De-escalation', 'Plain writing'],
      languages: ['English', 'Spanish', 'Igbo'],
    },
    certifications: ['HDI Support Center Team Lead, 2022'],
  })

const long = () =>
  make({
    personalInfo: {
      fullName: 'Jonathan Whitfield-Reyes',
      email: 'jonathan.whitfield-reyes@example.com',
      phone: '+44 20 7946 0991',
      location: 'Bristol, United Kingdom',
      website: 'https://whitfield-reyes.example',
      linkedin: 'https://www.linkedin.com/in/jwhitfieldreyes',
      github: 'https://github.com/jwhitfieldreyes',
    },
    summary:
      'Platform engineer with twelve years in payments and public transport. I make systems boring: predictable releases, honest dashboards and on-call weeks in which people sleep. Equally at home with a failing disk array and a nervous steering committee.',
    experience: [
      {
        company: 'Severn Transit',
        position: 'Principal Platform Engineer',
        startDate: '2020-02',
        current: true,
        description:
          'Responsible for the ticketing platform of 340 stations, from gate readers to the ledger: *C++ at the gate, Go and PostgreSQL behind it*.',
        achievements: [
          'Moved 4.2 million tickets a day from a single data centre to three regions without a missed train gate',
          'Cut the p99 latency of gate checks from 900 ms to **140 ms** by moving revocation lists to the edge',
          'Introduced error budgets with 11 product teams; unplanned work fell from 38% to 17% of their time',
          'Wrote the incident handbook that the operator now uses for signal failures as well',
          'Mentored 9 engineers; 4 were promoted to senior within two years',
        ],
      },
      {
        company: 'Northgate Payments plc',
        position: 'Senior Site Reliability Engineer',
        startDate: '2016-07',
        endDate: '2020-01',
        description: 'Reliability of card acceptance for 26,000 merchants in nine countries.',
        achievements: [
          'Replaced a nightly batch with streaming settlement; merchants were paid 14 hours earlier',
          'Led the PCI DSS audit of the new platform and passed it without findings',
          'Reduced pager alerts from 210 to 35 a week by deleting those nobody had acted on for a year',
          'Saved £1.3m a year by moving idle capacity to spot instances, with a failover drill every Friday',
        ],
      },
      {
        company: 'Fennimore & Hale',
        position: 'Systems Engineer',
        startDate: '2013-03',
        endDate: '2016-06',
        achievements: [
          'Automated the build of 600 point-of-sale terminals: from 3 hours by hand to 12 minutes',
          'Rolled out configuration management (Ansible) to 1,900 machines in 14 months',
          'Ran the migration of a 9 TB warehouse from Oracle to PostgreSQL over one bank holiday',
        ],
      },
      {
        company: 'University of Bath, Computing Services',
        position: 'Junior Administrator',
        startDate: '2011-09',
        endDate: '2013-02',
        achievements: [
          'Looked after mail and storage for 18,000 people; restored every file asked for but one',
          'Wrote the self-service password reset that removed the queue at the desk each September',
        ],
      },
    ],
    education: [
      {
        institution: 'University of Bath',
        degree: 'MSc',
        field: 'Advanced Computer Systems',
        startDate: '2010-09',
        endDate: '2011-09',
        gpa: 'Distinction',
      },
      {
        institution: 'Universidad de Granada',
        degree: 'BSc',
        field: 'Mathematics',
        startDate: '2006-10',
        endDate: '2010-07',
        gpa: '8.9 / 10',
      },
    ],
    skills: {
      technical: [
        'Go',
        'C++',
        'PostgreSQL',
        'Kubernetes',
        'Terraform',
        'Kafka',
        'Prometheus',
        'Linux',
        'Python',
        'AWS',
        'TLS / PKI',
      ],
      soft: ['Incident command', 'Technical writing', 'Mentoring', 'Vendor negotiation'],
      languages: ['English (native)', 'Spanish (fluent)', 'Portuguese (basic)'],
    },
    projects: [
      {
        name: 'gatekeeper-sim',
        description:
          'Simulator of a station at rush hour: replays a day of gate events against a new release in four minutes. Used by [three other operators](https://example.com/gatekeeper).',
        technologies: ['Go', 'SQLite', 'WebAssembly'],
        url: 'https://gatekeeper.example',
        github: 'https://github.com/jwhitfieldreyes/gatekeeper-sim',
      },
      {
        name: 'Quiet Pager',
        description: 'Talks and templates on alert hygiene; the checklist has been translated into six languages.',
        technologies: ['Markdown', 'Python'],
        url: 'https://quietpager.example',
      },
    ],
    certifications: [
      'Certified Kubernetes Administrator, 2023',
      'AWS Certified Solutions Architect – Professional, 2021',
      'ITIL 4 Foundation, 2019',
    ],
    volunteer: [
      {
        organization: 'Code Club Bristol',
        role: 'Mentor',
        startDate: '2017-01',
        current: true,
        achievements: ['Two hours a week with children aged 9 to 12; three school computer rooms set up'],
      },
    ],
    publications: [
      {
        title: 'Revocation at the edge: lessons from 340 stations',
        publisher: 'Transport Systems Review',
        date: '2023-11',
        url: 'https://example.com/revocation',
      },
    ],
    awards: [{ title: 'Operator of the Year, engineering team', awarder: 'Rail Industry Forum', date: '2022-06' }],
    interests: ['Fell running', 'Letterpress printing', 'Restoring radios'],
  })

const accented = () =>
  make({
    language: 'en',
    personalInfo: {
      fullName: 'Zoë Łukasińska-Ångström',
      email: 'zoe.lukasinska@example.com',
      phone: '+48 22 555 01 37',
      location: 'Kraków, Polska',
      linkedin: 'https://linkedin.com/in/zoëlukasinska',
      github: 'https://github.com/zoeluk',
    },
    summary:
      'Traductrice et cheffe de projet: “mot juste” before deadline, though rarely after it. Worked from Đà Nẵng to Αθήνα; reads Київ’s press daily.',
    experience: [
      {
        company: 'Bøger & Œuvres ApS',
        position: 'Localisation Manager – Nordics & Việt Nam',
        startDate: '2019-03',
        current: true,
        description:
          'Coordinated 23 translators across 11 languages: français, čeština, Ελληνικά, українська, tiếng Việt.',
        achievements: [
          'Cut the price per word by 18% while first-pass quality rose from 91% to 97%',
          'Introduced a style guide (C++/C# and .NET strings included) used by 140 developers',
          'Negotiated with Søren Ærø, Ștefan Țepeș & Nguyễn Thị Hương: 3 contracts, 0 disputes',
        ],
      },
      {
        company: 'Übersetzungsbüro Größe GmbH',
        position: 'Fachübersetzerin',
        startDate: '2015-10',
        endDate: '2019-02',
        achievements: [
          'Translated 1.4 million words of efficient, fluffy, offline office files – ligatures and all',
          'Built a glossary of 9,600 terms (Ελληνικά → Deutsch), still in use',
        ],
      },
    ],
    education: [
      {
        institution: 'Uniwersytet Jagielloński',
        degree: 'Magister',
        field: 'Filologia romańska',
        startDate: '2010-10',
        endDate: '2015-06',
      },
    ],
    skills: {
      technical: ['memoQ', 'SDL Trados', 'XLIFF', 'Regex', 'Git'],
      soft: ['Négociation', 'Précision'],
      languages: ['Polski', 'Français', 'Svenska', 'Tiếng Việt', 'Ελληνικά', 'Українська', '中文 (基础)'],
    },
    projects: [
      {
        name: 'Źródłosłów',
        description: 'An etymological newsletter with 4,100 readers: “Co łączy żółwia i żółć?”',
        technologies: ['Ghost', 'RSS'],
        url: 'https://zrodloslow.example',
      },
    ],
    certifications: ['ATA Certified Translator, Français → English', 'České zkoušky C1'],
  })

const SAMPLES: Readonly<Record<SampleName, () => ResumeContent>> = { short, long, accented }

export const sampleContent = (name: SampleName): ResumeContent => SAMPLES[name]()

/** A resume of adjustable length, for benchmarks: `jobs` entries of four bullets each (4 fill two pages, 30 six). */
export function lengthyContent(jobs: number): ResumeContent {
  const base = long()
  const experience = Array.from({ length: jobs }, (_, i) => {
    const entry = base.experience[i % base.experience.length]!
    return { ...entry, company: `${entry.company} ${i + 1}`, achievements: entry.achievements.slice(0, 4) }
  })
  return { ...base, experience }
}
