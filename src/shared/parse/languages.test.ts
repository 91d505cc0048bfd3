import { expect, test } from 'vitest'
import { parseResume } from '#shared/parse/parse-resume.ts'
import { formatRange } from '#shared/resume/format-dates.ts'
import { headings } from '#shared/resume/headings.ts'
import { RESUME_LANGUAGES, type ResumeLanguage } from '#shared/resume/schema.ts'

const written = (language: ResumeLanguage, format: 'short' | 'long' | 'numeric') => {
  const titles = headings(language)
  return `Alex Example
alex@example.com

${titles.summary}
Twelve years in kitchens.

${titles.experience}
Head Chef, Harbor Kitchen
${formatRange('2021-09', '', true, language, format)}
- Runs a team of 12

Chef, Old Mill
${formatRange('2014-03', '2021-08', false, language, format)}
- Cooked for 90 guests

${titles.education}
Hotel School, Cooking
${formatRange('2011-10', '2014-02', false, language, format)}

${titles.skills}
Pastry, Grill

${titles.interests}
Sailing, Chess
`
}

test.each(
  RESUME_LANGUAGES.flatMap((language) =>
    (['short', 'long', 'numeric'] as const).map((one) => [language, one] as const),
  ),
)('a resume in %s with %s dates is read back: headings, dates and what goes on', (language, format) => {
  const { content, ...parsed } = parseResume({ text: written(language, format) })
  expect(parsed.language).toBe(language)
  expect(content.summary).toBe('Twelve years in kitchens.')
  expect(content.experience).toMatchObject([
    { startDate: '2021-09', endDate: '', current: true },
    { startDate: '2014-03', endDate: '2021-08', current: false },
  ])
  expect(content.education).toMatchObject([{ startDate: '2011-10', endDate: '2014-02' }])
  expect(content.interests).toEqual(['Sailing', 'Chess'])
})
