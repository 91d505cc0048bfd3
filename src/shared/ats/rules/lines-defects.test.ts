import { expect, test } from 'vitest'
import { bulletLength } from '#shared/ats/rules/bullet-length.ts'
import { findIn, withBullet } from '#shared/ats/rules/find-in.ts'
import { repetition } from '#shared/ats/rules/repetition.ts'

const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ')
const withBullets = (...achievements: string[]) => ({
  experience: [{ position: 'Cook', startDate: '2020', current: true, achievements }],
})

test('a line of 41 words is too long, one of 40 is not', () => {
  expect(findIn(bulletLength, withBullet(words(41)))).toMatchObject([{ code: 'line-long', values: { words: 41 } }])
  expect(findIn(bulletLength, withBullet(words(40)))).toEqual([])
})

test('a description is measured sentence by sentence', () => {
  const description = `Led ${words(30)}. Built ${words(30)}.`
  expect(findIn(bulletLength, { experience: [{ position: 'Cook', description }] })).toEqual([])
  expect(findIn(bulletLength, { experience: [{ position: 'Cook', description: words(41) }] })).toHaveLength(1)
})

test.each(['Team work', 'Kundenservice', 'Gestion des stocks', 'Atención al cliente'])(
  '“%s” says too little',
  (line) => {
    expect(findIn(bulletLength, withBullet(line))).toMatchObject([
      { code: 'line-short', values: { text: line }, cost: 1 },
    ])
  },
)

test.each([
  'Cooked for forty guests',
  'Trained 40 drivers',
  'Leitete drei Filialen',
  'Betreute zwölf Kinder täglich',
  'Formé six jeunes cuisiniers',
  '負責餐廳的日常營運與採購',
])('“%s” says enough', (line) => {
  expect(findIn(bulletLength, withBullet(line))).toEqual([])
})

test('items of a custom section may be short', () => {
  const items = [{ title: 'Tools', bullets: ['Whisk', 'Knife'] }]
  expect(findIn(bulletLength, { custom: [{ id: 'a', title: 'Tools', items }] })).toEqual([])
})

test.each([
  ['Cooked for forty guests', '**Cooked** for forty guests.'],
  ['Betreute zwölf Kinder täglich', 'betreute zwölf kinder täglich'],
  ['Géré le stock du café', 'Géré le stock du café !'],
  ['Cociné para cuarenta personas', '• Cociné para cuarenta personas'],
])('“%s” and “%s” are the same line', (one, other) => {
  const [finding] = findIn(repetition, withBullets(one, other))
  expect(finding).toMatchObject({ code: 'line-repeated', cost: 2 })
  expect(finding?.paths).toEqual(['experience.0.achievements.1', 'experience.0.achievements.0'])
})

test.each([[['Cooked for forty guests', 'Cooked for fifty guests']], [['On call', 'On call']], [['', '']]])(
  'different lines and recurring names are not repetition (%#)',
  (lines) => {
    expect(findIn(repetition, withBullets(...lines))).toEqual([])
  },
)

test.each(['Managed', 'Entwickelte', 'Développé', 'Organicé'])(
  'three lines that begin with %s count as repetitive',
  (verb) => {
    const found = findIn(
      repetition,
      withBullets(`${verb} one thing here`, `${verb} a second thing`, `${verb} the third thing`),
    )
    expect(found).toMatchObject([{ code: 'verb-repeated', values: { verb, lines: 3 }, cost: 1 }])
    expect(found[0]?.paths).toHaveLength(3)
  },
)

test.each([
  [['Managed one thing here', 'Managed a second thing', 'Led the third thing']],
  [['The first thing done', 'The second thing done', 'The third thing done']],
  [['Managed one thing here', 'Managed one thing here', 'Managed a second thing']],
])('two such lines, words that are not verbs, and duplicate lines do not count (%#)', (lines) => {
  expect(findIn(repetition, withBullets(...lines)).filter(({ code }) => code === 'verb-repeated')).toEqual([])
})
