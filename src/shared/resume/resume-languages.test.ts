import { expect, test } from 'vitest'
import '#shared/resume/all-languages.ts'
import { moreWords, writtenDates } from '#shared/packed/more-resume-words.ts'
import { formatDate, formatRange } from '#shared/resume/format-dates.ts'
import { headings, labels } from '#shared/resume/headings.ts'
import { RESUME_LANGUAGES, ResumeContent, type ResumeLanguage } from '#shared/resume/schema.ts'

test('a resume may be in 22 languages, and each has its words', () => {
  expect(RESUME_LANGUAGES).toHaveLength(22)
  expect(Object.keys(moreWords)).toHaveLength(21)
  for (const language of RESUME_LANGUAGES) expect(ResumeContent.parse({ language }).language).toBe(language)
})

test.each<[ResumeLanguage, string, string]>([
  ['pl', 'Doświadczenie zawodowe', 'Obecnie'],
  ['it', 'Esperienza professionale', 'Oggi'],
  ['ja', '職歴', '現在'],
  ['zh', '工作经历', '至今'],
  ['ar', 'الخبرة العملية', 'حتى الآن'],
  ['he', 'ניסיון תעסוקתי', 'היום'],
])('a resume in %s has the heading that employers look for', (language, experience, present) => {
  expect(headings(language).experience).toBe(experience)
  expect(labels(language).present).toBe(present)
})

test.each<[ResumeLanguage, string, string]>([
  ['en', 'Mar 2021', '03/2021'],
  ['de', 'März 2021', '03.2021'],
  ['fr', 'mars 2021', '03/2021'],
  ['nl', 'mrt 2021', '03-2021'],
  ['sv', 'mars 2021', '2021-03'],
  ['fi', 'maalis 2021', '03.2021'],
  ['cs', 'březen 2021', '03/2021'],
  ['uk', 'бер. 2021', '03.2021'],
  ['ru', 'март 2021', '03.2021'],
  ['ja', '2021年3月', '2021/03'],
  ['zh', '2021年3月', '2021/03'],
  ['ar', 'مارس 2021', '03/2021'],
])('a month in %s is %s, and %s in numbers', (language, short, numeric) => {
  expect(formatDate('2021-03', language)).toBe(short)
  expect(formatDate('2021-03', language, 'numeric')).toBe(numeric)
})

test('seasons and what goes on are in the language too', () => {
  expect(formatDate('2021-21', 'it')).toBe('Primavera 2021')
  expect(formatDate('2021-21', 'ja')).toBe('2021年春')
  expect(formatRange('2020-09', '', true, 'pl')).toBe('wrz 2020 – Obecnie')
})

test('no month of one language is another month elsewhere', () => {
  const months = new Map<string, number>()
  for (const { months: rows } of Object.values(writtenDates))
    for (const [month, names] of rows.entries())
      for (const name of names.map((each) => each.toLowerCase())) {
        expect([name, months.get(name) ?? month]).toEqual([name, month])
        months.set(name, month)
      }
})
