import { canRedo, canUndo, record, redo, seal, startHistory, undo, type History } from '#shared/history/history.ts'
import { anyResume } from '#shared/resume/arbitrary-resume.ts'
import { addEntry, blankEntry } from '#shared/resume/entries.ts'
import { setField } from '#shared/resume/fields.ts'
import { moveSection } from '#shared/resume/sections.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const historyOf = (...texts: string[]): History<string> =>
  texts.reduce((history, text) => record(history, text, 'summary'), startHistory(''))
const undoTimes = <T>(history: History<T>, times: number): History<T> =>
  times === 0 ? history : undoTimes(undo(history), times - 1)

test('undo goes back one step and redo goes forward again', () => {
  const history = record(record(startHistory('a'), 'b'), 'c')
  expect(undo(history).present).toBe('b')
  expect(undo(undo(history)).present).toBe('a')
  expect(redo(undo(undo(history))).present).toBe('b')
})

test('typing in one field is one step', () => {
  const history = historyOf('H', 'He', 'Hel')
  expect(undo(history).present).toBe('')
  expect(redo(undo(history)).present).toBe('Hel')
})

test('typing in another field, or after a pause, is another step', () => {
  expect(undo(record(historyOf('H', 'He'), 'He!', 'title')).present).toBe('He')
  expect(undo(record(seal(historyOf('H', 'He')), 'Hel', 'summary')).present).toBe('He')
})

test('typing after an undo does not join the step before it', () => {
  const history = undo(record(historyOf('H', 'He'), 'x', 'title'))
  expect(undo(record(history, 'Hel', 'summary')).present).toBe('He')
})

test('a new edit clears what could be redone', () => {
  expect(canRedo(undo(historyOf('H')))).toBe(true)
  expect(canRedo(record(undo(historyOf('H')), 'x'))).toBe(false)
})

test('undo at the start and redo at the end do nothing', () => {
  const history = startHistory('a')
  expect(undo(history)).toBe(history)
  expect(redo(history)).toBe(history)
  expect([canUndo(history), canRedo(history)]).toEqual([false, false])
  expect(record(history, 'a')).toBe(history)
  expect(seal(history)).toBe(history)
})

test('only the last 500 steps are kept', () => {
  const history = Array.from({ length: 510 }, (_, n) => n + 1).reduce((all, n) => record(all, n), startHistory(0))
  const back = undoTimes(history, 500)
  expect(back.present).toBe(10)
  expect(canUndo(back)).toBe(false)
})

type Action = { next: number; group: string | null } | 'seal' | 'undo' | 'redo'
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ next: fc.nat(9), group: fc.constantFrom(null, 'a', 'b') }) },
  fc.constantFrom<Action>('seal', 'undo', 'redo'),
)
function apply(history: History<number>, action: Action): History<number> {
  if (action === 'seal') return seal(history)
  if (action === 'undo') return undo(history)
  if (action === 'redo') return redo(history)
  return record(history, action.next, action.group)
}
const anyHistory = fc.array(anyAction, { maxLength: 60 }).map((actions) => actions.reduce(apply, startHistory(-1)))

test('redo after undo restores the state, and undo after redo likewise', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      expect(canUndo(history) ? redo(undo(history)) : seal(history)).toEqual(seal(history))
      expect(canRedo(history) ? undo(redo(history)) : seal(history)).toEqual(seal(history))
    }),
  )
})

test('as many undos as there are steps lead to the start', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      const start = undoTimes(history, history.past.length)
      expect([start.present, canUndo(start)]).toEqual([-1, false])
    }),
  )
})

test('undo after a group of edits restores the state before the group', () => {
  fc.assert(
    fc.property(anyHistory, fc.array(fc.integer({ min: 10 }), { minLength: 1 }), (history, values) => {
      const before = seal(history)
      const after = values.reduce((all, value) => record(all, value, 'typing'), before)
      expect(undo(after).present).toBe(history.present)
      expect(canRedo(after)).toBe(false)
    }),
  )
})

test('undo after any edit restores the same resume', () => {
  fc.assert(
    fc.property(anyResume, fc.string(), (resume, text) => {
      const edits = [
        setField(resume, 'personalInfo.fullName', `x${text}`),
        addEntry(resume, 'experience', blankEntry('experience', 'new')),
        moveSection(resume, 'references', 0),
      ]
      for (const edited of edits) expect(undo(record(startHistory(resume), edited)).present).toBe(resume)
    }),
  )
})
