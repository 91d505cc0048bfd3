import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addsNothing } from '#shared/writing-help/adds-nothing.ts'
import { numberQuestion } from '#shared/writing-help/ask-number.ts'
import { changedWords } from '#shared/writing-help/changed-words.ts'
import { WRITTEN_LINES } from '#shared/writing-help/fixtures/lines.ts'
import { rewrite, type Rewrite } from '#shared/writing-help/writing-help.ts'
import { withNumber } from '#shared/writing-help/weave-number.ts'
import { withVerb } from '#shared/writing-help/with-verb.ts'

const past = { current: false, language: 'en' }
const result = (kind: Rewrite, line: string, context = past) => {
  const suggestion = rewrite({ kind, line, ...context })
  return 'lines' in suggestion ? suggestion.lines : suggestion.none
}

describe('each written line is rewritten as an editor would, or stays with the reason', () => {
  test.each(WRITTEN_LINES)('%s: %s', (kind, line, expected) => {
    expect(result(kind, line)).toEqual(expected)
  })
})

test('in a current position the verb is in the present', () => {
  const current = { ...past, current: true }
  expect(result('verb', 'Responsible for managing a team of 5', current)).toEqual(['Manage a team of 5'])
  expect(result('verb', 'Was responsible for managing a team of 5', current)).toEqual(['Managed a team of 5'])
})

test('a verb that was chosen replaces the opening and keeps names as they are', () => {
  expect(withVerb('Responsible for the sales floor', 'Ran')).toBe('Ran the sales floor')
  expect(withVerb('AWS migration of 40 servers', 'Led')).toBe('Led AWS migration of 40 servers')
})

test.each([
  ['Cared for patients on a cardiac ward', 'How many patients per shift?', '12', 'Cared for 12 patients per shift on a cardiac ward'],
  ['Trained new nurses', 'How many nurses?', 'about 8', 'Trained about 8 new nurses'],
  ['Served guests in a hotel bar.', 'How many guests per day?', '200 a night', 'Served 200 guests a night in a hotel bar.'],
  ['Supervised the team at night', 'How many people are in the team?', '6 people', 'Supervised the team of 6 at night'],
  ['Managed the marketing budget', 'How large is the budget?', '$50,000', 'Managed the marketing budget of $50,000'],
  ['Improved onboarding', 'How many, how often, or how much?', 'from 10 days to 4', 'Improved onboarding from 10 days to 4'],
  ['Reduced waste.', 'How many, how often, or how much?', '20%', 'Reduced waste by 20%.'],
  ['Cleaned the kitchen', 'How many, how often, or how much?', '30 times a week', 'Cleaned the kitchen (30 times a week)'],
  ['Trained 5 nurses', 'How many, how often, or how much?', 'in 3 weeks', 'Trained 5 nurses in 3 weeks'],
])('%s asks “%s” and takes “%s”', (line, question, answer, expected) => {
  const asked = numberQuestion(line)
  expect(asked.question).toBe(question)
  expect(withNumber({ line, asked, answer })).toBe(expected)
}) // prettier-ignore

test('an answer without a number changes nothing', () => {
  expect(withNumber({ line: 'Trained nurses', asked: numberQuestion('Trained nurses'), answer: 'many' })).toBeNull()
})

test.each([
  ['a number', 'Managed a team', 'Managed a team of 5'],
  ['a name', 'Worked on dashboards', 'Worked on Tableau dashboards'],
  ['an achievement', 'Answered calls', 'Answered calls and won awards'],
  ['a link', 'Wrote reports', 'Wrote [reports](example.com)'],
])('a line with %s that nobody wrote is refused', (_, old, next) => {
  expect(addsNothing(old, [next])).toBe(false)
})

test('the words that changed are marked, and the others are not', () => {
  expect(changedWords('Was responsible for managing a team of 5', 'Managed a team of 5')).toEqual({
    old: [
      { text: 'Was responsible for managing ', isChanged: true },
      { text: 'a team of 5', isChanged: false },
    ],
    next: [
      { text: 'Managed ', isChanged: true },
      { text: 'a team of 5', isChanged: false },
    ],
  })
})

const KINDS: readonly Rewrite[] = ['verb', 'tighten', 'split']
const fragment = fc.constantFrom(
  ...WRITTEN_LINES.flatMap(([, line]) => line.split(' ')),
  'really', 'very', '12', '$5k', 'Zendesk', '**bold**', ';', 'and', 'in order to', 'was able to', 'responsible for', '…', ',', '*', '[a](b.c)',
) // prettier-ignore
const anyLine = fc.oneof(
  fc.string({ maxLength: 80 }),
  fc.array(fragment, { maxLength: 14 }).map((all) => all.join(' ')),
)

test('no suggestion has a number or a capitalized name that the line lacks', () => {
  fc.assert(
    fc.property(fc.constantFrom(...KINDS), anyLine, fc.boolean(), (kind, line, current) => {
      const lines = result(kind, line, { ...past, current })
      if (typeof lines === 'string') return
      const old = new Set(line.toLowerCase().match(/[\p{L}\p{N}]+/gu))
      for (const each of lines) {
        for (const number of each.match(/\p{N}+/gu) ?? []) expect(line).toContain(number)
        for (const name of each.match(/(?<=\S )\p{Lu}[\p{L}\p{N}]*/gu) ?? []) expect(old).toContain(name.toLowerCase())
      }
    }),
    { numRuns: 400 },
  )
})

test('tightening a tightened line finds nothing more', () => {
  fc.assert(
    fc.property(anyLine, fc.boolean(), (line, current) => {
      const [first] = [result('tighten', line, { ...past, current })].flat()
      const again = result('tighten', first ?? '', { ...past, current })
      expect(typeof again).toBe('string')
    }),
    { numRuns: 400 },
  )
})
