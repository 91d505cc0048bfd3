import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COACH_QUESTIONS } from '#shared/coach/questions.ts'
import { chooseQuestions, type Wish } from '#shared/coach/choose.ts'
import { COMPETENCIES, KINDS, type CoachQuestion } from '#shared/coach/types.ts'
import { LEVELS } from '#shared/interview/types.ts'

const question = (id: string, more: Partial<CoachQuestion> = {}): CoachQuestion => ({
  id,
  kind: 'behavioural',
  text: 'What was hard?',
  competency: 'teamwork',
  listensFor: 'You played a part of your own.',
  ...more,
})
const wish = (more: Partial<Wish> = {}): Wish => ({
  role: '',
  industry: 'technology',
  level: 'Mid-level',
  kinds: KINDS,
  posting: '',
  resume: null,
  count: 5,
  seed: 1,
  lately: [],
  ...more,
})
const RESUME = {
  experience: [
    { company: ' ', position: 'Planner', current: true },
    { company: 'Öresund  Freight', position: 'Driver', current: false },
  ],
  projects: [{ name: '' }, { name: 'Night routes' }],
  skills: ['Excel', 'Python'],
}
const POSTING = `Data Engineer

Requirements
- Python and Kubernetes are a must
- You calm angry customers`

const idsOf = (bank: readonly CoachQuestion[], more: Partial<Wish>): readonly string[] =>
  chooseQuestions(bank, wish(more)).map(({ id }) => id)
const textsOf = (texts: readonly string[], more: Partial<Wish>) =>
  chooseQuestions(
    texts.map((text, at) => question(`q-${at}`, { kind: 'resume', text })),
    wish({ resume: RESUME, count: 15, ...more }),
  ).map(({ text, about }) => [text, about])

test('each kind has its turn, in the order of an interview', () => {
  const bank = KINDS.toReversed().flatMap((kind) => ['a', 'b', 'c'].map((end) => question(`${kind}-${end}`, { kind })))
  const kindsOf = (count: number) => chooseQuestions(bank, wish({ count })).map(({ kind }) => kind)
  expect(kindsOf(3)).toEqual(['behavioural', 'role', 'resume'])
  expect(kindsOf(7)).toEqual(['behavioural', 'behavioural', 'role', 'role', 'resume', 'curveball', 'salary'])
})

test('a kind that runs out leaves its turns to the others', () => {
  const bank = [question('one', { kind: 'salary' }), ...['a', 'b', 'c'].map((id) => question(id))]
  expect(idsOf(bank, { kinds: ['salary', 'behavioural'], count: 4 })).toHaveLength(4)
  expect(idsOf(bank, { kinds: ['salary'], count: 4 })).toEqual(['one'])
  expect(idsOf(bank, { kinds: ['curveball'] })).toEqual([])
})

test('only questions for the industry and the level, and for anyone, are asked', () => {
  const bank = [
    question('for-all'),
    question('own', { industries: ['technology'] }),
    question('other', { industries: ['law'] }),
    question('senior', { levels: ['Senior'] }),
    question('mid', { levels: ['Entry-level', 'Mid-level'] }),
  ]
  expect(idsOf(bank, {}).toSorted()).toEqual(['for-all', 'mid', 'own'])
})

test('in an unknown industry, questions of other industries are asked if they fit the role', () => {
  const bank = [
    question('bakery', { industries: ['hospitality'], text: 'How do you keep a bakery oven even?' }),
    question('law', { industries: ['law'], text: 'How do you read a contract?' }),
  ]
  expect(idsOf(bank, { industry: 'general', role: 'Bakery manager' })).toEqual(['bakery'])
})

test('questions of the industry come first, whatever the posting says', () => {
  const bank = [
    question('any', { kind: 'role', text: 'Where has Kubernetes let you down?' }),
    question('own', { kind: 'role', industries: ['technology'] }),
  ]
  for (const seed of [1, 2, 3]) expect(idsOf(bank, { posting: POSTING, count: 1, seed })).toEqual(['own'])
})

test('without classics, one behavioural question in three is of the level alone, the first among them', () => {
  const bank = ['a', 'b', 'c', 'd', 'e'].flatMap((id) => [
    question(`any-${id}`),
    question(`mid-${id}`, { levels: ['Mid-level'] }),
    question(`both-${id}`, { levels: ['Entry-level', 'Mid-level'] }),
  ])
  for (const seed of [1, 2, 3, 4, 5]) {
    expect(idsOf(bank, { count: 1, seed })[0]).toMatch(/^mid/)
    expect(idsOf(bank, { count: 6, seed }).filter((id) => id.startsWith('mid')).length).toBeGreaterThanOrEqual(2)
  }
})

test('every other question of a kind is a classic, beginning with the first', () => {
  const bank = ['a', 'b', 'c'].flatMap((id) => [
    question(`classic-${id}`, { isClassic: true }),
    question(`mid-${id}`, { levels: ['Mid-level'] }),
    question(`own-${id}`, { industries: ['technology'] }),
  ])
  for (const seed of [1, 2, 3, 4, 5]) {
    expect(idsOf(bank, { count: 1, seed })[0]).toMatch(/^classic/)
    expect(idsOf(bank, { count: 2, seed })[1]).toMatch(/^mid/)
    expect(idsOf(bank, { count: 5, seed }).filter((id) => id.startsWith('classic'))).toHaveLength(3)
    expect(idsOf(bank, { count: 1, seed, lately: ['classic-a', 'classic-b', 'classic-c'] })[0]).toMatch(/^mid/)
  }
})

test.each(LEVELS)('three sessions of six questions at %s ask all classics', (level) => {
  const asked: string[] = []
  for (const seed of [1, 2, 3]) asked.unshift(...idsOf(COACH_QUESTIONS, { level, seed, count: 6, lately: asked }))
  const texts = COACH_QUESTIONS.filter(({ id }) => asked.includes(id)).map(({ text }) => text)
  expect(texts).toEqual(
    expect.arrayContaining([
      'Tell me about yourself.',
      'What are your strengths?',
      'What is your greatest weakness?',
      'Where do you see yourself in five years?',
      'Why should we hire you?',
      'Tell me about a time you failed.',
      'What are your salary expectations?',
    ]),
  )
})

test('the first question of any other kind is not level-specific, so that the industry comes first', () => {
  const bank = [
    question('field-1', { kind: 'role', industries: ['technology'] }),
    question('field-2', { kind: 'role', industries: ['technology'] }),
    question('mid', { kind: 'role', levels: ['Mid-level'] }),
  ]
  for (const seed of [1, 2, 3]) {
    expect(idsOf(bank, { count: 1, seed })[0]).toMatch(/^field/)
    expect(idsOf(bank, { count: 2, seed })).toContain('mid')
  }
})

test.each(LEVELS)('the bank has eight behavioural questions or more that are asked at %s and nowhere else', (level) => {
  const own = COACH_QUESTIONS.filter(({ levels, kind }) => levels?.join() === level && kind === 'behavioural')
  expect(own.length).toBeGreaterThanOrEqual(8)
})

test.each([
  ['Entry-level', 'Mid-level'],
  ['Mid-level', 'Senior'],
  ['Senior', 'Lead'],
  ['Lead', 'Executive'],
] as const)('six questions at %s and at %s are not the same, of any kind that a level changes', (one, other) => {
  for (const kinds of [KINDS, ['behavioural'], ['role'], ['curveball'], ['behavioural', 'role']] as const)
    for (const seed of [1, 2, 3, 4, 5]) {
      const at = (level: Wish['level']) => idsOf(COACH_QUESTIONS, { level, seed, kinds, count: 6 })
      expect(at(one)).toHaveLength(6)
      expect(at(one)).not.toEqual(at(other))
    }
})

test('a role in an unknown industry still gets questions about the work', () => {
  const asked = chooseQuestions(
    COACH_QUESTIONS,
    wish({ role: 'Astronaut', industry: 'general', kinds: ['role'], count: 15 }),
  )
  expect(asked).toHaveLength(15)
  expect(asked.filter(({ id }) => id.startsWith('craft-'))).toEqual(asked)
})

test('questions that share a skill or a word with the posting come first', () => {
  const bank = [
    question('nothing-1', { competency: 'craft' }),
    question('skill', { text: 'Where has Kubernetes let you down?' }),
    question('nothing-2', { competency: 'learning' }),
    question('word', { text: 'How do you calm somebody angry?' }),
    question('nothing-3', { competency: 'planning' }),
  ]
  for (const seed of [1, 2, 3, 4, 5])
    expect(idsOf(bank, { posting: POSTING, count: 2, seed }).toSorted()).toEqual(['skill', 'word'])
})

test('a skill that the posting names counts more than a word of it, however it is spelled', () => {
  const bank = [
    question('word', { text: 'How do you calm somebody angry?' }),
    question('skill', { text: 'Where has k8s let you down?' }),
  ]
  expect(idsOf(bank, { posting: POSTING, count: 1 })).toEqual(['skill'])
})

test('recently practiced questions come last, the oldest of them first', () => {
  const bank = ['a', 'b', 'c', 'd'].map((id) => question(id))
  for (const seed of [1, 2, 3, 4, 5]) {
    expect(idsOf(bank, { lately: ['a', 'c'], count: 2, seed }).toSorted()).toEqual(['b', 'd'])
    expect(idsOf(bank, { lately: ['d', 'a', 'c', 'b'], count: 1, seed })).toEqual(['b'])
  }
})

test('as long as there is a choice, each question is about something else', () => {
  const bank = ['teamwork', 'conflict', 'learning'].flatMap((name) =>
    ['a', 'b', 'c', 'd'].map((end) => question(`${name}-${end}`, { competency: name as CoachQuestion['competency'] })),
  )
  for (const seed of [1, 2, 3, 4, 5]) {
    const chosen = chooseQuestions(bank, wish({ count: 3, seed }))
    expect(new Set(chosen.map(({ competency }) => competency)).size).toBe(3)
  }
})

test('company and position are always of the same entry', () => {
  for (const seed of [1, 2, 3, 4, 5])
    expect(textsOf(['As {position} at {company}, what did you own?'], { seed })).toEqual([
      ['As Driver at Öresund Freight, what did you own?', { part: 'experience', index: 1 }],
    ])
})

test('of the skills in the resume, those that the posting asks for are asked about', () => {
  const resume = { ...RESUME, skills: ['Excel', 'Kubernetes', 'Patience'] }
  for (const seed of [1, 2, 3, 4, 5])
    expect(textsOf(['Why {skill}?'], { seed, resume, posting: 'Engineer\n\nRequirements\n- k8s' })).toEqual([
      ['Why Kubernetes?', null],
    ])
})

test('the question contains names from the resume and says which entry it is about', () => {
  expect(textsOf(['Who used {project}?'], {})).toEqual([['Who used Night routes?', { part: 'projects', index: 1 }]])
  expect(textsOf(['Why now?'], {})).toEqual([['Why now?', null]])
})

test('as long as there is a choice, no skill is asked about twice', () => {
  const skilled = ['a', 'b', 'c', 'd'].map((id) => question(id, { kind: 'resume', text: `Your {skill}, ${id}?` }))
  const plain = ['e', 'f', 'g'].map((id) => question(id, { kind: 'resume' }))
  for (const seed of [1, 2, 3, 4, 5]) {
    const asked = chooseQuestions([...skilled, ...plain], wish({ resume: RESUME, count: 4, seed }))
    const skills = asked.map(({ text }) => /Excel|Python/.exec(text)?.[0]).filter((skill) => skill !== undefined)
    expect(new Set(skills).size).toBe(skills.length)
    expect(skills).not.toEqual([])
  }
})

test('a question whose names the resume does not have is not asked', () => {
  const all = ['At {company}?', 'As {position}?', 'With {skill}?', 'In {project}?']
  expect(textsOf(all, { resume: null })).toEqual([])
  const bare = { experience: [{ company: '', position: 'Driver', current: true }], projects: [], skills: ['  '] }
  expect(textsOf(all, { resume: bare })).toEqual([['As Driver?', { part: 'experience', index: 0 }]])
})

test('a name that looks like a placeholder stays a name', () => {
  const resume = { ...RESUME, projects: [{ name: '{skill}' }] }
  expect(textsOf(['Why {project}?'], { resume })[0]?.[0]).toBe('Why {skill}?')
})

test('another seed asks other questions, the same seed the same', () => {
  const bank = Array.from({ length: 40 }, (_, at) => question(`q-${at}`))
  expect(idsOf(bank, { seed: 7 })).toEqual(idsOf(bank.toReversed(), { seed: 7 }))
  expect(idsOf(bank, { seed: 7 })).not.toEqual(idsOf(bank, { seed: 8 }))
})

test('whatever the settings, no question is repeated, above the count, or has an unfilled placeholder', () => {
  const bank = KINDS.flatMap((kind) =>
    ['How is {skill}?', 'Why {company}?', 'What of {project}?', 'Why Python?', 'Say more.'].map((text, at) =>
      question(`${kind}-${at}`, {
        kind,
        text,
        competency: COMPETENCIES[at % COMPETENCIES.length]!,
        ...(at === 4 && { levels: [LEVELS[0]!] }),
      }),
    ),
  )
  const words = fc.array(fc.constantFrom('', 'Python', 'Öl & Gas', '{skill}', 'x'.repeat(100)), { maxLength: 4 })
  const anyWish = fc.record({
    kinds: fc.subarray([...KINDS]),
    level: fc.constantFrom(...LEVELS),
    count: fc.integer({ min: 3, max: 15 }),
    seed: fc.integer({ min: 0, max: 2 ** 31 }),
    posting: fc.constantFrom('', POSTING),
    lately: fc.subarray(bank.map(({ id }) => id)),
    resume: fc.option(
      fc.record({
        experience: words.map((names) => names.map((company) => ({ company, position: company, current: false }))),
        projects: words.map((names) => names.map((name) => ({ name }))),
        skills: words,
      }),
    ),
  })
  fc.assert(
    fc.property(anyWish, (any) => {
      const asked = chooseQuestions(bank, wish(any))
      expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length)
      expect(asked.length).toBeLessThanOrEqual(any.count)
      for (const { text } of asked) expect(text).not.toMatch(/\{(company|project)\}/)
      expect(any.kinds).toEqual(expect.arrayContaining(asked.map(({ kind }) => kind)))
    }),
    { numRuns: 200 },
  )
})
