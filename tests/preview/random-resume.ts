import fc from 'fast-check'
import * as z from 'zod/mini'
import { anyDesign } from '#shared/resume/arbitrary-resume.ts'
import { RESUME_LANGUAGES } from '#shared/resume/resume-languages.ts'
import { ResumeContent, SECTION_NAMES, type SectionId } from '#shared/resume/schema.ts'

/*
 * Resumes as long and as varied as real ones: from an empty one to a dozen pages. Only in scripts that every PDF reader
 * returns letter by letter; Arabic and Hebrew are tested in the integrity suite.
 */

const WORDS = [
  ...'led built cut grew from 12 to 340 teams and the of a in with for customers revenue € £1.3m 98%'.split(' '),
  ...'platform migration – “quality” it’s C++ C# (R&D) A/B efficient office https://example.com/a/very/long/address'.split(
    ' ',
  ),
  ...'Łódź Đà Nẵng naïve Größe Ελληνικά українська ½ Straßenbahnhaltestellenverzeichnis 软件工程师 北京 日本'.split(
    ' ',
  ),
]
const prose = (max: number) =>
  fc.array(fc.constantFrom(...WORDS), { maxLength: max }).map((words) => words.join(' ').slice(0, 1200))
const rich = (max: number) =>
  fc
    .tuple(prose(max), prose(4), prose(max))
    .map(([before, bold, after]) =>
      bold.includes('https') ? `${before} ${after}` : `${before} **${bold || 'bold'}** ${after}`,
    )
const line = prose(5)
const date = fc.constantFrom('', '2019-03', '2021', 'Mar 2020', 'now')
const list = <T>(item: fc.Arbitrary<T>, max: number) => fc.array(item, { maxLength: max })
const url = fc.constantFrom('', 'https://example.com', 'example.org/some/longer/path', 'not an address')
const period = { startDate: date, endDate: date }
const work = { ...period, current: fc.boolean(), description: rich(40), achievements: list(rich(18), 6) }

const content = fc.record({
  personalInfo: fc.record({
    fullName: line,
    email: fc.constantFrom('', 'ada@example.com'),
    phone: fc.constantFrom('', '+44 20 7946 0991'),
    location: line,
    website: url,
    linkedin: url,
    github: url,
  }),
  summary: rich(60),
  experience: list(fc.record({ company: line, position: line, ...work }), 9),
  education: list(fc.record({ institution: line, degree: line, field: line, ...period, gpa: line }), 4),
  skills: fc.record({ technical: list(line, 14), soft: list(line, 5), languages: list(line, 5) }),
  projects: list(fc.record({ name: line, description: rich(40), technologies: list(line, 5), url, github: url }), 5),
  certifications: list(rich(6), 6),
})
const more = fc.record(
  {
    volunteer: list(fc.record({ organization: line, role: line, ...work }), 3),
    awards: list(fc.record({ title: line, awarder: line, date, description: rich(20) }), 3),
    publications: list(fc.record({ title: line, publisher: line, date, url, description: rich(20) }), 3),
    interests: list(line, 8),
    references: list(fc.record({ name: line, contact: line, text: rich(20) }), 3),
    custom: list(
      fc.record({
        id: fc.constant('talks'),
        title: line,
        items: list(
          fc.record({ title: line, subtitle: line, date, url, description: rich(20), bullets: list(rich(12), 5) }),
          4,
        ),
      }),
      1,
    ),
    language: fc.constantFrom(...RESUME_LANGUAGES.filter((each) => each !== 'ar' && each !== 'he')),
    hiddenSections: fc.subarray<SectionId>([...SECTION_NAMES], { maxLength: 3 }),
    design: anyDesign,
  },
  { requiredKeys: [] },
)

export const randomResume: fc.Arbitrary<ResumeContent> = fc
  .tuple(content, more)
  .map(([common, rest]) => z.parse(ResumeContent, { ...common, ...rest }))
