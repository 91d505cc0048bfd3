import { fromEuropass, isEuropass } from '#shared/import/europass.ts'
import { europassCv } from '#shared/import/fixtures/europass.ts'
import { lostValues } from '#shared/import/fixtures/lost-values.ts'
import { proseOfHtml } from '#shared/import/html-to-markdown.ts'
import { elementsAt, readXml } from '#shared/import/xml.ts'
import { leavesOf } from '#shared/resume/json-value.ts'
import { ResumeContent } from '#shared/resume/schema.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

test('a Europass CV is known by its root', () => {
  expect(isEuropass(europassCv)).toBe(true)
  expect(isEuropass('<html><body><p>My Europass CV</p></body></html>')).toBe(false)
  expect(isEuropass('Candidate for Europass')).toBe(false)
})

test('a Europass CV becomes a resume in its language', () => {
  expect(fromEuropass(europassCv)).toMatchObject({
    title: 'Sofia Moretti',
    picture: 'data:image/png;base64,iVBORw0KGgo=',
    content: {
      language: 'de',
      personalInfo: {
        email: 'sofia@example.com',
        phone: '+39 0511234',
        location: 'Bologna, IT',
        website: 'https://sofia.example',
        linkedin: 'https://linkedin.com/in/sofia',
      },
      contacts: [
        { kind: 'orcid', url: 'https://orcid.org/0000-0002' },
        { kind: 'other', label: 'Signal', value: 'sofia.17' },
      ],
      summary: 'Hydrologin seit 2012.',
      experience: [
        {
          company: 'Arpae',
          position: 'Leiterin',
          location: 'Parma, IT',
          url: 'https://arpae.example',
          startDate: '2019-04',
          current: true,
          description: 'Leitet den Dienst.',
          achievements: ['12 Pegel erneuert'],
        },
        {
          company: 'Arpae',
          position: 'Hydrologin',
          startDate: '2012-09-01',
          endDate: '2019-03-31',
          sameEmployer: true,
        },
      ],
      education: [
        {
          institution: 'Politecnico',
          degree: 'Laurea',
          field: 'Wasserbau',
          gpa: '110/110',
          location: 'Milano',
          courses: ['Gewässerkunde'],
        },
      ],
      skills: {
        languages: [
          'Italienisch (Muttersprache)',
          'Englisch (Hören C1; Lesen C1; an Gesprächen teilnehmen C1; zusammenhängend sprechen C1; Schreiben B2)',
          'Deutsch (C2)',
        ],
      },
      skillGroups: [{ name: 'Werkzeuge', skills: ['HEC-RAS'] }],
      certificates: [{ name: 'Sicherheit am Wasser', issuer: 'DLRG' }],
      publications: [{ title: 'Flut im Mai', date: '2021-11', url: 'https://acque.example' }],
      projects: [{ name: 'Pegelkarte', startDate: '2018', endDate: '2019', github: 'https://github.com/sofia/pegel' }],
      awards: [{ title: 'Wasserpreis', date: '2020' }],
      volunteer: [{ role: 'Sanitäterin', startDate: '2010', endDate: '2011' }],
      interests: ['Segeln'],
      custom: [
        { kind: 'memberships', items: [{ title: 'IAHR', date: '2014' }] },
        { title: 'Social and political activities', items: [{ title: 'Stadtrat' }] },
        { title: 'Organizational skills', items: [{ title: 'Krisenstäbe', description: 'Seit 2015.' }] },
        { kind: 'licenses', items: [{ title: 'Driving license', subtitle: 'B' }] },
      ],
    },
  })
})

test('a value of a Europass CV is imported or reported', () => {
  const imported = fromEuropass(europassCv)
  const [candidate] = elementsAt(readXml(europassCv), 'Candidate')
  const parts = ['CandidatePerson', 'CandidateProfile'].flatMap((name) => elementsAt(candidate, name))
  const words = leavesOf(parts).flatMap((value) => [proseOfHtml(value).paragraphs, ...proseOfHtml(value).bullets])
  // Codes whose meaning is told in other words.
  const isCode =
    /^(?:Email|Telephone|Web|Social Media|InstantMessage|mobile|home|other|linkedIn|it|true|false|CEF-.*|language|Digital_Skill|ita|eng|ger|ZGF0.*)$/
  expect(lostValues(words, imported).filter((word) => !isCode.test(word))).toEqual([])
  expect('leftOver' in imported && imported.leftOver).toEqual([
    'Uri: second@example.com',
    'Address line: Via Roma 1',
    'Postal code: 40121',
    'Nationality code: it-nationality',
    'Birth date: 1990-02-01',
    'Industry code: industry-m',
    'Education level code: level-7',
    'Formatted name: Dr. Bassi',
  ])
})

test('any XML leads to a resume or to a reason', () => {
  const name = fc.constantFrom('CandidatePerson', 'CandidateProfile', 'Projects', 'Project', 'Title', 'Date', 'Skills')
  const tag = fc
    .tuple(name, fc.constantFrom('<$>', '</$>', '<$/>'))
    .map(([tagName, form]) => form.replace('$', tagName))
  fc.assert(
    fc.property(fc.array(fc.oneof(tag, fc.string())), (parts) => {
      const imported = fromEuropass(`<Candidate>${parts.join('')}`)
      expect('problem' in imported || z.safeParse(ResumeContent, imported.content).success).toBe(true)
    }),
  )
})

test('a Europass CV in any language of resumes keeps it, and names languages and levels in it', () => {
  const polish = europassCv.replace('languageCode="de"', 'languageCode="pl"')
  const { content } = fromEuropass(polish) as { content: { language: string; skills: { languages: string[] } } }
  expect(content.language).toBe('pl')
  expect(content.skills.languages).toContain('włoski (Język ojczysty)')
})
