import { expect, test } from 'vitest'
import { furtherQuestion } from '#shared/coach/further-question.ts'
import { judgeAnswer } from '#shared/coach/rubric/judge-answer.ts'
import type { Competency } from '#shared/coach/types.ts'

/** The question after an answer, which the rubric judges first. */
function asked(answer: string, text: string, competency: Competency): string {
  const feedback = judgeAnswer({ kind: 'behavioural', competency, question: text, answer })
  return furtherQuestion({ question: { id: 'q', competency }, answer, feedback })
}
const STORY = 'Tell me about a time when you disagreed with a colleague.'

test('the piece that the rubric misses most is asked for', () => {
  expect(asked('We disagreed about the tours, and our team kept the old ones.', STORY, 'conflict')).toBe(
    'Which part of it did you do yourself?',
  )
  expect(asked('I disagreed about the 40 tours and I said why in the morning.', STORY, 'conflict')).toBe(
    'Who benefited, and how?',
  )
})

test('an answer that has its pieces is followed by what is asked of every answer of its kind', () => {
  const whole =
    'In March our depot lost two drivers. I had to keep 40 tours running. I rewrote the tours myself, I called three ' +
    'firms and I argued for it with Tom. As a result we delivered 98% on time and cut empty runs by 18%.'
  expect(asked(whole, STORY, 'conflict')).toBe('How do the two of you work together today?')
})

test('no end is asked of a question for motives', () => {
  const why = 'Why do you want to work for us?'
  expect(asked('I like bread, and I like early mornings in a quiet bakery.', why, 'motivation')).not.toMatch(
    /end|benefited/,
  )
})

test('of an answer in a language that we do not read, only what is judged in every language is asked for', () => {
  const said = 'W zeszłym roku regały były puste, ponieważ paczki nie dotarły na czas. Posortowaliśmy wszystko od nowa.'
  expect(asked(said, STORY, 'planning')).toBe('Roughly how much was it? An honest estimate is fine: just say “about”.')
  expect(asked(`${said} Było ich 30.`, STORY, 'planning')).toBe('What did you leave out to get it done on time?')
})
