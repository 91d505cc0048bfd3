import { afterEach, expect, test } from 'vitest'
import { movedResumeId, recordMove } from '#web/persistence/moved-resumes.ts'

afterEach(() => localStorage.clear())

test('the last twenty moved resumes are listed, each with its latest destination', () => {
  for (let id = 1; id <= 21; id += 1) recordMove(id, 100 + id)
  recordMove(2, 7)
  expect([1, 2, 21, 22].map(movedResumeId)).toEqual([undefined, 7, 121, undefined])
})

test.each(['none', '{}', '[[1]]', '[["1","2"]]'])('stored values in another format are ignored: %s', (text) => {
  localStorage.setItem('moved-resumes', text)
  expect(movedResumeId(1)).toBeUndefined()
})
