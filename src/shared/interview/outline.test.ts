import { expect, test } from 'vitest'
import { outlineOf, placeNow, placesOf } from '#shared/interview/outline.ts'
import { blankEntry } from '#shared/resume/entries.ts'
import { emptyContent, type ResumeContent } from '#shared/resume/schema.ts'

const position = (id: string) => ({ ...blankEntry('experience', id), position: id, company: 'Bistro' })
const resumeWith = (...ids: string[]): ResumeContent => ({
  ...emptyContent(),
  experience: ids.map(position),
  skills: { technical: ['HACCP'], soft: ['Patience'], languages: ['French'] },
})
const positions = (content: ResumeContent, places: ReturnType<typeof placesOf>) =>
  outlineOf(content, places).experience.map((entry) => entry.position)

test('the outline names entries in the order of the resume, and all of its skills', () => {
  const resume = resumeWith('cook', 'waiter')
  expect(outlineOf(resume, placesOf(resume))).toEqual({
    experience: [
      { company: 'Bistro', position: 'cook', current: false },
      { company: 'Bistro', position: 'waiter', current: false },
    ],
    projects: [],
    skills: ['HACCP', 'Patience', 'French'],
  })
})

test('answers keep their indexes when entries are moved, removed and added during the interview', () => {
  const places = placesOf(resumeWith('cook', 'waiter'))
  expect(positions(resumeWith('waiter', 'cook'), places)).toEqual(['cook', 'waiter'])
  expect(positions(resumeWith('baker', 'waiter'), places)).toEqual(['', 'waiter', 'baker'])
})

test('an index finds its entry wherever it is, and a new one once it is added', () => {
  const places = placesOf(resumeWith('cook', 'waiter'))
  const found = (...ids: string[]) => [0, 1, 2, 3].map((at) => placeNow(resumeWith(...ids), 'experience', at, places))
  expect(found('cook', 'waiter')).toEqual([0, 1, -1, -1])
  expect(found('baker', 'waiter', 'cook')).toEqual([2, 1, 0, -1])
  expect(found('baker', 'waiter', 'miller')).toEqual([-1, 1, 0, 2])
})
