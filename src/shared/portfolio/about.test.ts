import { expect, test } from 'vitest'
import { descriptionOf, headlineOf, pageHref, profilesOf } from '#shared/portfolio/about.ts'
import { Education, emptyContent, Experience, type ResumeContent } from '#shared/resume/schema.ts'

const withParts = (parts: Partial<ResumeContent>): ResumeContent => ({ ...emptyContent(), ...parts })

test('the headline is the first named position', () => {
  const experience = [Experience.parse({ company: 'Acme' }), Experience.parse({ position: '**Lead**  engineer' })]
  expect(headlineOf(withParts({ experience }))).toBe('Lead engineer')
})

test('without a position the headline is the field of study, or else empty', () => {
  const education = [Education.parse({ degree: 'BSc', field: 'Mathematics' })]
  expect(headlineOf(withParts({ education }))).toBe('Mathematics')
  expect(headlineOf(withParts({ education: [Education.parse({ degree: 'BSc' })] }))).toBe('BSc')
  expect(headlineOf(emptyContent())).toBe('')
})

test('a description is the start of the summary, ends with a whole word, and has no marks', () => {
  expect(descriptionOf(withParts({ summary: 'I **build** [engines](https://example.com)\nthat  run.' }))).toBe(
    'I build engines that run.',
  )
  const long = descriptionOf(withParts({ summary: `${'engine '.repeat(30)}end` }))
  expect(long).toBe(`${'engine '.repeat(22).trim()}…`)
})

test('a description never ends inside a character', () => {
  const cut = descriptionOf(withParts({ summary: `${'x'.repeat(159)}${'😀'.repeat(30)}` }))
  expect(cut).toBe(`${'x'.repeat(159)}…`)
})

test('only web addresses are links', () => {
  expect(pageHref('example.com/ada')).toBe('https://example.com/ada')
  for (const text of ['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.example', 'tel:+1555', 'no address', ''])
    expect(pageHref(text)).toBe('')
})

test('profiles are the web pages in the personal information', () => {
  const personalInfo = {
    ...emptyContent().personalInfo,
    website: 'ada.example',
    linkedin: 'javascript:alert(1)',
    github: 'github.com/ada',
  }
  expect(profilesOf(personalInfo)).toEqual(['https://ada.example', 'https://github.com/ada'])
})
