import { describe, expect, test } from 'vitest'
import type { GeneratedContent } from '#shared/interview/schemas.ts'
import { mergeReview } from '#shared/interview/merge.ts'
import { editLine, groupsOf, reviewOf, takeLine } from '#shared/interview/review.ts'
import { blankEntry } from '#shared/resume/entries.ts'
import { emptyContent, LIMITS, ResumeContent } from '#shared/resume/schema.ts'
import * as z from 'zod/mini'

const written = (lines: Readonly<Record<string, string>>): GeneratedContent => ({
  summary: '',
  experienceDescriptions: [],
  skillsHighlight: [],
  projectDescriptions: [],
  engine: 'embedded',
  fellBack: null,
  rewritten: true,
  unused: [],
  lines: Object.entries(lines).map(([path, text]) => ({
    path,
    text,
    source: { questionId: 'q', quote: text },
    verbatim: false,
  })),
})

const cook = { ...blankEntry('experience', 'cook'), position: 'Cook', achievements: ['Ran the kitchen'] }
const waiter = { ...blankEntry('experience', 'waiter'), position: 'Waiter', description: 'Served.' }
const resume: ResumeContent = {
  ...emptyContent(),
  summary: 'Old summary.',
  experience: [cook, waiter],
  skills: { technical: ['HACCP'], soft: ['Patience'], languages: ['French'] },
  projects: [{ ...blankEntry('projects', 'menu'), name: 'Menu', description: 'Old menu.' }],
}
const PLACES = { experience: ['cook', 'waiter'], projects: ['menu'] }
let made = 0
const makeId = () => `new${++made}`
const merged = (lines: Readonly<Record<string, string>>, into = resume) =>
  mergeReview(into, reviewOf(written(lines), PLACES), makeId)

test('an empty result changes nothing', () => {
  expect(merged({}).content).toEqual(resume)
})

test('summary and descriptions are replaced, and only where something was written', () => {
  const { content } = merged({
    'summary.0': 'Cook with ten years.',
    'summary.1': 'Likes soup.',
    'experience.0.description.0': 'Cooked for 80 guests.',
    'projects.0.description.0': 'Wrote a menu.',
  })
  expect(content.summary).toBe('Cook with ten years. Likes soup.')
  expect(content.experience.map(({ description }) => description)).toEqual(['Cooked for 80 guests.', 'Served.'])
  expect(content.projects[0]?.description).toBe('Wrote a menu.')
  expect(merged({ 'skills.0': 'Sous-vide' }).content.summary).toBe('Old summary.')
})

test('lines without a full stop do not run into each other', () => {
  const lines = ['Cooked for 80 guests', 'Wrote the menus']
  const { content } = merged({
    ...Object.fromEntries(lines.map((line, at) => [`summary.${at}`, line])),
    ...Object.fromEntries(lines.map((line, at) => [`experience.0.description.${at}`, line])),
  })
  expect(content.summary).toBe('Cooked for 80 guests. Wrote the menus.')
  expect(content.experience[0]?.description).toBe('Cooked for 80 guests\nWrote the menus')
})

describe('achievements', () => {
  const lines = { 'experience.0.achievements.0': 'Cut waste by 18%', 'experience.0.achievements.1': 'ran the kitchen.' }

  test('follow the earlier ones without duplicates', () => {
    expect(merged(lines).content.experience[0]?.achievements).toEqual(['Ran the kitchen', 'Cut waste by 18%'])
  })

  test('replace the earlier ones if the user chooses so', () => {
    const review = { ...reviewOf(written(lines), PLACES), replaces: true }
    expect(mergeReview(resume, review, makeId).content.experience[0]?.achievements).toEqual([
      'Cut waste by 18%',
      'ran the kitchen.',
    ])
  })

  test('stay where no new one was taken', () => {
    const review = { ...reviewOf(written({ 'experience.0.description.0': 'Cooked.' }), PLACES), replaces: true }
    expect(mergeReview(resume, review, makeId).content.experience[0]?.achievements).toEqual(['Ran the kitchen'])
  })
})

test('skills are added to the technical ones unless the resume already has them', () => {
  const { content } = merged({
    'skills.0': 'haccp',
    'skills.1': 'patience',
    'skills.2': 'Sous-vide',
    'skills.3': 'sous-vide',
  })
  expect(content.skills).toEqual({ technical: ['HACCP', 'Sous-vide'], soft: ['Patience'], languages: ['French'] })
})

test('rejected and emptied lines are not merged, and edited ones are merged as edited', () => {
  const review = reviewOf(
    written({
      'experience.1.achievements.0': 'A',
      'experience.1.achievements.1': 'B',
      'experience.1.achievements.2': 'C',
    }),
    PLACES,
  )
  const decided = editLine(
    editLine(takeLine(review, 'experience.1.achievements.0', false), 'experience.1.achievements.1', ' '),
    'experience.1.achievements.2',
    'C, in my  words\n',
  )
  expect(mergeReview(resume, decided, makeId).content.experience[1]?.achievements).toEqual(['C, in my words'])
})

test('a line that was rejected and accepted again is merged', () => {
  const review = reviewOf(written({ 'summary.0': 'Cook.' }), PLACES)
  const decided = takeLine(takeLine(review, 'summary.0', false), 'summary.0', true)
  expect(mergeReview(resume, decided, makeId).content.summary).toBe('Cook.')
})

test('an index without an entry makes a new one, with a name of its own', () => {
  const review = reviewOf(
    written({ 'experience.0.achievements.0': 'Ran a bar', 'projects.0.description.0': 'Built a bar.' }),
    { experience: [], projects: [] },
  )
  const { content } = mergeReview(emptyContent(), review, makeId)
  expect(content.experience).toMatchObject([{ id: expect.stringMatching(/^new/), achievements: ['Ran a bar'] }])
  expect(content.projects).toMatchObject([{ name: '', description: 'Built a bar.' }])
  expect(z.safeParse(ResumeContent, content).success).toBe(true)
})

test('lines find their entry at its current index', () => {
  const swapped = { ...resume, experience: [waiter, cook] }
  const { content } = merged({ 'experience.0.achievements.0': 'Cut waste' }, swapped)
  expect(content.experience.map(({ achievements }) => achievements)).toEqual([[], ['Ran the kitchen', 'Cut waste']])
})

test('lines about a removed position and about a new one do not end up in the same entry', () => {
  const review = reviewOf(
    written({ 'experience.0.description.0': 'Cooked.', 'experience.1.description.0': 'Ran a bar.' }),
    { experience: ['cook'], projects: [] },
  )
  const { content } = mergeReview({ ...resume, experience: [] }, review, makeId)
  expect(content.experience.map(({ description }) => description)).toEqual(['Cooked.', 'Ran a bar.'])
})

test('lines about a new position never overwrite one that was asked about', () => {
  const review = reviewOf(written({ 'experience.1.description.0': 'Ran a bar.' }), {
    experience: ['waiter'],
    projects: [],
  })
  const { content } = mergeReview({ ...resume, experience: [cook, waiter] }, review, makeId)
  expect(content.experience.map(({ description }) => description)).toEqual(['Ran a bar.', 'Served.'])
})

test('lines without room are returned, and the resume stays valid', () => {
  const full = {
    ...resume,
    experience: [{ ...cook, achievements: Array.from({ length: LIMITS.bullets }, (_, n) => `No ${n}`) }],
  }
  const long = 'x'.repeat(LIMITS.text)
  const { content, left } = merged(
    { 'summary.0': long, 'summary.1': 'One more.', 'experience.0.achievements.0': 'One too many' },
    full,
  )
  expect(left).toEqual(['One more.', 'One too many'])
  expect(z.safeParse(ResumeContent, content).success).toBe(true)
})

test('lines are shown by the part of the resume that they go to', () => {
  const { lines } = written({
    'summary.0': 'a',
    'experience.1.description.0': 'b',
    'experience.1.achievements.0': 'c',
    'skills.0': 'd',
    'projects.0.description.0': 'e',
  })
  expect(groupsOf(lines).map(({ target, lines: group }) => [target, group.map(({ text }) => text)])).toEqual([
    [{ part: 'summary' }, ['a']],
    [{ part: 'experience', index: 1 }, ['b', 'c']],
    [{ part: 'skills' }, ['d']],
    [{ part: 'projects', index: 0 }, ['e']],
  ])
})

test('decisions about a line stay when the same line is written again', () => {
  const lines = { 'summary.0': 'A cook.', 'summary.1': 'Likes soup.' }
  const decided = editLine(takeLine(reviewOf(written(lines), PLACES), 'summary.0', false), 'summary.1', 'Loves soup.')
  expect(reviewOf(written(lines), PLACES, decided)).toEqual(decided)
  expect(reviewOf(written({ 'summary.0': 'A chef.' }), PLACES, decided)).toMatchObject({ rejected: [], edited: {} })
})

test('decisions about a line follow it when its index changes', () => {
  const first = reviewOf(
    written({ 'experience.0.achievements.0': 'Cooked', 'experience.0.achievements.1': 'Wrote the menu' }),
    PLACES,
  )
  const decided = editLine(
    takeLine(first, 'experience.0.achievements.0', false),
    'experience.0.achievements.1',
    'My menu',
  )
  const more = written({
    'experience.1.achievements.0': 'Baked',
    'experience.1.achievements.1': 'Cooked',
    'experience.1.achievements.2': 'Wrote the menu',
  })
  // The position was moved in the meantime.
  const again = reviewOf(more, { experience: ['waiter', 'cook'], projects: ['menu'] }, decided)
  expect(again.rejected).toEqual(['experience.1.achievements.1'])
  expect(again.edited).toEqual({ 'experience.1.achievements.2': 'My menu' })
})

test("the user's wording stays if another line has the same source", () => {
  const line = (text: string) => {
    const [one] = written({ 'summary.0': text }).lines
    return { ...written({}), lines: [{ ...one!, source: { questionId: 'q', quote: 'I cook' } }] }
  }
  const decided = editLine(takeLine(reviewOf(line('Cook.'), PLACES), 'summary.0', false), 'summary.0', 'Chef.')
  const again = reviewOf(line('Someone who cooks.'), PLACES, decided)
  expect(again).toMatchObject({ edited: { 'summary.0': 'Chef.' }, rejected: [] })
})
