import { expect, test } from 'vitest'
import { followUpTo } from '#shared/interview/missing.ts'
import type { Category } from '#shared/interview/types.ts'
import type { Language } from '#shared/text/languages.ts'
import type { Piece } from '#shared/writer/types.ts'

const ASKS: Readonly<Record<Category, readonly Piece[]>> = {
  career_goals: ['number', 'own-part'],
  achievements: ['number', 'own-part', 'result'],
  projects: ['result', 'own-part', 'tool'],
  skills: ['tool', 'own-part'],
  values: ['own-part', 'result'],
}
const followUp = (answer: string, about: Partial<{ category: Category; bank: string; language: Language }> = {}) => {
  const { category = 'achievements', bank = 'role-shop', language = 'en' } = about
  return followUpTo({ id: `${bank}.x`, category, asks: ASKS[category] }, answer, language)
}

test.each([
  ['en', 'I tidied the stock room'],
  ['de', 'Ich habe das Lager aufgeräumt'],
  ['fr', 'J’ai rangé la réserve'],
  ['es', 'Ordené el almacén'],
] as const)('in %s, a deed without a number is asked for one: %j', (language, answer) => {
  expect(followUp(answer, { language })?.piece).toBe('number')
})

test.each([
  ['en', 'I tidied 30 shelves'],
  ['en', 'I tidied thirty shelves'],
  ['en', 'I tidy the stock room every morning'],
  ['de', 'Ich habe zwölf Regale sortiert'],
  ['de', 'Ich räume täglich das Lager auf'],
  ['fr', 'J’ai rangé vingt étagères'],
  ['fr', 'Je range la réserve chaque matin'],
  ['es', 'Ordené veinte estantes'],
  ['es', 'Ordeno el almacén todos los días'],
] as const)('in %s, %j tells how many or how often, and nothing is asked', (language, answer) => {
  expect(followUp(answer, { language })).toBeNull()
})

test.each([
  ['en', 'We sorted thirty shelves, which saved an hour a day'],
  ['de', 'Wir haben zwölf Regale sortiert, dadurch ging es schneller'],
  ['fr', 'Nous avons rangé vingt étagères, ce qui a permis de gagner du temps'],
  ['fr', 'On a rangé vingt étagères'],
  ['es', 'Ordenamos veinte estantes y ganamos una hora al día'],
] as const)('in %s, who speaks of the team alone is asked for their own part: %j', (language, answer) => {
  expect(followUp(answer, { language })?.piece).toBe('own-part')
})

test.each([
  ['en', 'We sorted thirty shelves, and I labelled them'],
  ['de', 'Wir haben zwölf Regale sortiert, ich habe sie beschriftet'],
  ['fr', 'Nous avons rangé vingt étagères, j’ai fait les étiquettes'],
  ['es', 'Ordenamos veinte estantes y etiqueté los nuevos'],
] as const)('in %s, who names their own part beside the team is not asked for it: %j', (language, answer) => {
  expect(followUp(answer, { language })).toBeNull()
})

test('a short answer without number and outcome is asked for the outcome', () => {
  const about = { category: 'projects' } as const
  expect(followUp('I moved the archive', about)).toEqual({
    piece: 'result',
    text: 'How did it turn out? What changed?',
  })
  expect(followUp('I moved 30 shelves of the archive', about)).toBeNull()
  expect(followUp('I moved the archive, so people find their files', about)).toBeNull()
  expect(followUp('Ich habe das Archiv verlegt', { ...about, language: 'de' })?.piece).toBe('result')
  expect(followUp('Ich habe das Archiv verlegt, dadurch finden es die Leute', { ...about, language: 'de' })).toBeNull()
  expect(followUp('J’ai déplacé les archives, on gagne du temps', { ...about, language: 'fr' })).toBeNull()
  expect(followUp('Moví el archivo y nadie más se quejó', { ...about, language: 'es' })).toBeNull()
  expect(followUp(`I moved the archive ${'and carried box after box '.repeat(5)}`, about)).toBeNull()
})

test('a tool is asked for if none was named in work that has tools', () => {
  const skills = { category: 'skills', bank: 'technology' } as const
  expect(followUp('I stay calm when people shout', skills)?.piece).toBe('tool')
  for (const named of ['Excel and SAP', 'I work with tills', 'the Zebra scanner', 'till, safe, orders'])
    expect([named, followUp(named, skills)]).toEqual([named, null])
  expect(followUp('Ich rede gern mit Kunden', { ...skills, language: 'de' })).toBeNull()
  // Patience needs no tool.
  expect(followUp('I stay calm when people shout', { category: 'skills' })).toBeNull()
  expect(
    followUp('I rebuilt the old search, so people find things', { category: 'projects', bank: 'technology' })?.piece,
  ).toBe('tool')
  expect(followUp('I rebuilt the old shed, so people find things', { category: 'projects', bank: 'trades' })).toBeNull()
})

test.each(['career_goals', 'values'] as const)('of %s nothing more is asked', (category) => {
  expect(followUp('Helping people', { category, bank: 'general' })).toBeNull()
  expect(followUp('I want to help people who cannot help themselves', { category, bank: 'general' })).toBeNull()
})

test('nothing is asked after an answer with nothing to say, or a long one', () => {
  for (const answer of [
    'No',
    'Nothing really',
    "I don't know",
    'Nothing special, I just do my job and nobody complains',
  ])
    expect([answer, followUp(answer)]).toEqual([answer, null])
  expect(followUp('Keine Ahnung', { language: 'de' })).toBeNull()
  expect(followUp('Je ne sais pas', { language: 'fr' })).toBeNull()
  expect(followUp('Nada especial', { language: 'es' })).toBeNull()
  expect(followUp(`${'We carried one box after the other up to the attic '.repeat(6)} and it got better`)).toBeNull()
})

test('what was asked for before in the interview is not asked for again', () => {
  const question = { id: 'role-shop.x', category: 'achievements', asks: ['number', 'result'] } as const
  const pieceAfter = (...asked: readonly Piece[]) => followUpTo(question, 'I tidied up', 'en', asked)?.piece
  expect([pieceAfter(), pieceAfter('number'), pieceAfter('number', 'result')]).toEqual(['number', 'result', undefined])
})

test('a number is asked for only where a question asks for it first', () => {
  expect(followUp('I tidied up', { category: 'projects' })?.piece).toBe('result')
})

test("a sentence without “I” can still name the speaker's part", () => {
  expect(followUp('Changed the steel from 6 to 8%. We tried a coating as well.')).toBeNull()
})

test('a phone number is no amount', () => {
  expect(followUp('I tidied up with Grace, 020 7946 0018')?.piece).toBe('number')
})
