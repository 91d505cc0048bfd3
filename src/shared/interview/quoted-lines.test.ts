import { expect, test } from 'vitest'
import type { GeneratedContent } from '#shared/interview/schemas.ts'
import { editLine, reviewOf } from '#shared/interview/review.ts'
import { asLine, placeFor, addQuotedLine } from '#shared/interview/quoted-lines.ts'

const COOK = 'general.mid-achievements-1@experience.0'
const SAID = { questionId: COOK, quote: ', and like that we fed 80 people,' }
const line = (path: string, text: string) => ({
  path,
  text,
  source: { questionId: COOK, quote: text },
  verbatim: false,
})
const WRITTEN: GeneratedContent = {
  summary: '',
  experienceDescriptions: [],
  skillsHighlight: [],
  projectDescriptions: [],
  engine: 'embedded',
  fellBack: null,
  rewritten: true,
  lines: [
    line('summary.0', 'Cook.'),
    line('experience.0.achievements.0', 'Wrote the menu'),
    line('skills.0', 'Baking'),
  ],
  unused: [
    { source: SAID, why: 'unclear' },
    { source: { questionId: COOK, quote: 'It was hot' }, why: 'negative' },
  ],
}

test('an added quote follows the lines of its entry verbatim, and is no longer unused', () => {
  const { lines, unused } = addQuotedLine(WRITTEN, SAID, 'experience.0.achievements')
  expect(lines.map(({ path, text }) => [path, text])).toEqual([
    ['summary.0', 'Cook.'],
    ['experience.0.achievements.0', 'Wrote the menu'],
    ['experience.0.achievements.1', 'Like that we fed 80 people'],
    ['skills.0', 'Baking'],
  ])
  expect(lines[2]).toMatchObject({ verbatim: true, source: SAID })
  expect(unused.map(({ source }) => source.quote)).toEqual(['It was hot'])
})

test('an added and edited quote stays when lines are written again', () => {
  const places = { experience: ['cook'], projects: [] }
  const first = reviewOf(addQuotedLine(WRITTEN, SAID, 'experience.0.achievements'), places)
  const edited = editLine(first, 'experience.0.achievements.1', 'Fed 80 people')
  const again = reviewOf(WRITTEN, places, edited)
  expect(again.written.lines.map(({ path }) => path)).toContain('experience.0.achievements.1')
  expect(again.edited).toEqual({ 'experience.0.achievements.1': 'Fed 80 people' })
  expect(again.written.unused).toHaveLength(1)
})

test.each([
  [COOK, 'achievements', 'experience.0.achievements'],
  ['general.mid-projects-1@projects.2', 'projects', 'projects.2.description'],
  ['general.mid-career_goals-1', 'career_goals', 'summary'],
  ['general.mid-skills-1', 'skills', null],
  ['general.mid-skills-1', undefined, null],
] as const)('an answer to %s (%s) belongs to %s', (questionId, category, place) => {
  expect(placeFor(questionId, category)).toBe(place)
})

test.each([
  [', and like that we fed 80 people,', 'Like that we fed 80 people'],
  ['so then I left –', 'I left'],
  ['It rained.', 'It rained.'],
])('a quoted line has no punctuation or conjunction of the sentence around it: %s', (quote, line) => {
  expect(asLine(quote)).toBe(line)
})

test('what may be the name of a skill belongs to the skills, whatever was asked', () => {
  expect(placeFor(COOK, 'achievements', 'maybe-skill')).toBe('skills')
})
