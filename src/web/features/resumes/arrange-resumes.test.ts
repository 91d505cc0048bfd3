import { expect, test } from 'vitest'
import { arrangeResumes, newestOf } from '#web/features/resumes/arrange-resumes.ts'

const cook = { title: 'Chef de cuisine', updatedAt: '2026-01-03T00:00:00.000Z', atsScore: null }
const baker = { title: 'Bäcker 10', updatedAt: '2026-01-01T00:00:00.000Z', atsScore: 95 }
const other = { title: 'bäcker 9', updatedAt: '2026-01-02T00:00:00.000Z', atsScore: 60 }
const all = [baker, cook, other]

test('a list is ordered by the last edit, the title, or the score, and a resume without a score comes last', () => {
  expect(arrangeResumes(all, '', 'edited', 'en')).toEqual([cook, other, baker])
  expect(arrangeResumes(all, '', 'title', 'en')).toEqual([other, baker, cook])
  expect(arrangeResumes(all, '', 'score', 'en')).toEqual([baker, other, cook])
})

test('titles are ordered as the language of the page orders them', () => {
  const titled = (title: string) => ({ title, updatedAt: '2026-01-01T00:00:00.000Z' })
  const [last, first, middle] = [titled('nube'), titled('mar'), titled('ñandú')]
  expect(arrangeResumes([last, middle, first], '', 'title', 'es')).toEqual([first, last, middle])
})

test('a search finds titles with all of its words, in any order, without accents and in any capitalization', () => {
  expect(arrangeResumes(all, ' CUISINE chef ', 'edited', 'en')).toEqual([cook])
  expect(arrangeResumes(all, 'backer', 'edited', 'en')).toEqual([other, baker])
  expect(arrangeResumes(all, 'chef backer', 'edited', 'en')).toEqual([])
})

test('the newest of several resumes stands out, a single one does not', () => {
  expect(newestOf(all)).toBe(cook)
  expect(newestOf([cook])).toBeUndefined()
})
