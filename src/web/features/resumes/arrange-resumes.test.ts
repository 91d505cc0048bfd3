import { expect, test } from 'vitest'
import { arrangeResumes, newestOf } from '#web/features/resumes/arrange-resumes.ts'

const cook = { title: 'Chef de cuisine', updatedAt: '2026-01-03T00:00:00.000Z', atsScore: null }
const baker = { title: 'Bäcker 10', updatedAt: '2026-01-01T00:00:00.000Z', atsScore: 95 }
const other = { title: 'bäcker 9', updatedAt: '2026-01-02T00:00:00.000Z', atsScore: 60 }
const all = [baker, cook, other]

test('a list is ordered by the last edit, the title, or the score, and a resume without a score comes last', () => {
  expect(arrangeResumes(all, '', 'edited')).toEqual([cook, other, baker])
  expect(arrangeResumes(all, '', 'title')).toEqual([other, baker, cook])
  expect(arrangeResumes(all, '', 'score')).toEqual([baker, other, cook])
})

test('a search finds titles with all of its words, in any order, without accents and in any capitalization', () => {
  expect(arrangeResumes(all, ' CUISINE chef ', 'edited')).toEqual([cook])
  expect(arrangeResumes(all, 'backer', 'edited')).toEqual([other, baker])
  expect(arrangeResumes(all, 'chef backer', 'edited')).toEqual([])
})

test('the newest of several resumes stands out, a single one does not', () => {
  expect(newestOf(all)).toBe(cook)
  expect(newestOf([cook])).toBeUndefined()
})
