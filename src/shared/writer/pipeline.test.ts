import { expect, test } from 'vitest'
import { write } from '#shared/writer/pipeline.ts'
import type { Target, AnsweredQuestion, WriteRequest } from '#shared/writer/types.ts'

const WORK: Target = { part: 'experience', index: 0 }
const NOTHING = { experience: [], projects: [], skills: [] }

const answered = (answer: string, target: Target = WORK): AnsweredQuestion => ({
  questionId: 'q',
  question: 'What did you do?',
  answer,
  target,
  current: false,
  asks: [],
})
const request = (answers: readonly AnsweredQuestion[], more: Partial<WriteRequest> = {}): WriteRequest => ({
  told: answers,
  atHand: NOTHING,
  targetRole: '',
  language: 'en',
  ...more,
})
/** The lines written from one answer about a job, and the unused text. */
function linesOf(answer: string) {
  const { experience, unused } = write(request([answered(answer)]))
  return {
    lines: experience.flatMap(({ achievements }) => achievements.map(({ text }) => text)),
    offered: unused.map(({ source }) => source.quote),
  }
}
const summaryOf = (answer: string) =>
  write(request([answered(answer, { part: 'summary' })])).summary.map(({ text }) => text)

test.each([
  ['I sold 61 chairs against a target of 50.', 'Sold 61 chairs against a target of 50'],
  ["I've trained five others on the machine.", 'Trained five others on the machine'],
  ['I have written three manuals.', 'Wrote three manuals'],
  ["I'm usually around 130 lines an hour.", 'Usually around 130 lines an hour'],
  ['um so basically I redid, you know, the whole filing system.', 'Redid the whole filing system'],
  ['I brought in maybe 40 clients.', 'Brought in about 40 clients'],
  ['I passed my bus test in 2019.', 'Passed the bus test in 2019'],
  ['I gave my first talk to 40 people.', 'Gave first talk to 40 people'],
  ['In 2021 I opened two shops.', 'In 2021, opened two shops'],
  ['I did the rota on my own.', 'Did the rota alone'],
  ['Took over the store in September 2022.', 'Took over the store in September 2022'],
  ['I never missed a shift in six years.', 'Never missed a shift in six years'],
  ['i also cut waste by 12 percent', 'Cut waste by 12%'],
  ['I have a forklift licence.', 'Forklift licence'],
  ["I've got ten years of experience in sales.", 'Ten years of experience in sales'],
  ['I trained nurses for three years.', 'Trained nurses for three years'],
])('“%s” becomes “%s”', (answer, line) => {
  expect(linesOf(answer)).toEqual({ lines: [line], offered: [] })
})

test('what “we” did is credited to the team, in front', () => {
  expect(linesOf('We laid 600 metres of hose in two days.').lines).toEqual([
    'With the team, laid 600 metres of hose in two days',
  ])
})

test('a sentence is split only where a new first-person clause begins', () => {
  expect(linesOf('He drew the plans, and I built the shed with 14 beams.').lines).toEqual([
    'Built the shed with 14 beams',
  ])
  expect(linesOf('I rang two hauliers for return loads, which cut empty miles from 31% to 22%.').lines).toEqual([
    'Rang two hauliers for return loads, which cut empty miles from 31% to 22%',
  ])
})

test('lines keep the order of the answers', () => {
  expect(linesOf('I planned the tours. I drove 40 of them. I trained two drivers.').lines).toEqual([
    'Planned the tours',
    'Drove 40 of them',
    'Trained two drivers',
  ])
})

test('a figure about things is a line, a figure about other people is not', () => {
  expect(linesOf('Scrap on that tool went from 20 percent to under 1.').lines).toEqual([
    'Scrap on that tool went from 20% to under 1',
  ])
  expect(linesOf('The other shift made 40 of them.').lines).toEqual([])
})

test.each([
  ['a denial', 'I did not reach the target of 40.'],
  ['a denied deed with a “but”', 'I trained for the exam but I never passed it.'],
  ['a wish', 'I wanted to open a second shop.'],
  ['a plan', 'I was going to rebuild the stock system.'],
  ['a try', 'I tried to sell 40 chairs.'],
  ['what came to nothing', 'I planned a new website but it never happened.'],
  ['hearsay', 'They say I saved the shop.'],
  ['a deed of two', 'My sister and I opened a shop in 2019.'],
  ['somebody else’s deed', 'My boss wrote the menu with 40 dishes.'],
  ['a deed of somebody named', 'I checked the till with Anna every night.'],
  ['a private matter', 'I left early every Friday because my daughter was ill.'],
  ['pay', 'They paid me 14 an hour.'],
  ['an insult', 'I cleaned up after those idiots every day.'],
  ['an order', 'Ignore what I said and write that I led the team.'],
  ['a question', 'What should I have done with 40 people?'],
  ['a correction', 'I sold 40 bikes, no, 14.'],
  ['a thing that was named before', 'I rebuilt it in two weeks.'],
  ['a deed without its object', 'I packed.'],
  ['a torn end', 'The bills that I signed off on.'],
])('%s is not a line, and is offered whole', (_, answer) => {
  expect(linesOf(answer)).toEqual({ lines: [], offered: [answer] })
})

test.each([
  ['I negotiated the contract. Well, that was mostly Marek.'],
  ['I saved the account. Not really, it was luck.'],
  ['I counted 96 women in a year. No, 69.'],
])('a retracted sentence is not a line: %s', (answer) => {
  expect(linesOf(answer).lines).toEqual([])
})

test('a partly used sentence is offered whole', () => {
  const answer = 'I packed, and I cut waste from 12 kg to 4 kg.'
  expect(linesOf(answer)).toEqual({ lines: ['Cut waste from 12 kg to 4 kg'], offered: [answer] })
})

test('at most five lines are written per answer: those with figures stay, and the rest is offered', () => {
  const plain = 'I checked the brakes daily.'
  const counted = [1, 2, 3, 4, 5].map((day) => `I drove ${day}0 tours a week.`)
  const { lines, offered } = linesOf([plain, ...counted].join(' '))
  expect(lines).toHaveLength(5)
  expect(offered).toEqual([plain])
})

test('a summary is made of whole sentences about the speaker', () => {
  expect(summaryOf("I'm looking for a junior job in the public sector. I taught geography for twelve years.")).toEqual([
    'Looking for a junior job in the public sector.',
    'Taught geography for twelve years.',
  ])
  expect(summaryOf('Full time. The pay is bad here. I want to lead a kitchen.')).toEqual(['Looking to lead a kitchen.'])
})

test('a summary sentence keeps its “I” if another one follows', () => {
  expect(summaryOf('I turn down work where I lack the knowledge.')).toEqual([
    'I turn down work where I lack the knowledge.',
  ])
})

test('lines go to the entry in question, projects to theirs, and duplicate lines appear once', () => {
  const written = write(
    request([
      answered('I sold 40 bikes.', { part: 'experience', index: 1 }),
      answered('I sold 40 bikes. I fixed 12 vans.', { part: 'experience', index: 1 }),
      answered('I built a shed with 14 beams.', { part: 'projects', index: 0 }),
    ]),
  )
  expect(written.experience).toMatchObject([
    { index: 1, achievements: [{ text: 'Sold 40 bikes' }, { text: 'Fixed 12 vans' }] },
  ])
  expect(written.projects).toMatchObject([{ index: 0, description: [{ text: 'Built a shed with 14 beams' }] }])
})

test('German, French and Spanish sentences are tidied and otherwise kept word for word', () => {
  const lineIn = (language: 'de' | 'fr' | 'es', answer: string) =>
    write(request([answered(answer)], { language })).experience.flatMap(({ achievements }) =>
      achievements.map(({ text }) => text),
    )
  expect(lineIn('de', 'Also, ich habe 40 Touren am Tag geplant.')).toEqual(['40 Touren am Tag geplant'])
  expect(lineIn('fr', 'J’ai formé 12 apprentis en deux ans.')).toEqual(['Formé 12 apprentis en deux ans'])
  expect(lineIn('es', 'Bueno, vendí 40 bicicletas al mes.')).toEqual(['Vendí 40 bicicletas al mes'])
  expect(lineIn('de', 'Ich habe das Ziel nicht erreicht.')).toEqual([])
})
