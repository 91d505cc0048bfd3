import { expect, test } from 'vitest'
import { industryOf, levelOf } from '#shared/interview/find-industry.ts'
import { followUpTo } from '#shared/interview/missing.ts'
import { questionNamed, questionsFor } from '#shared/interview/questions.ts'
import { general } from '#shared/interview/general.ts'
import { INDUSTRIES } from '#shared/interview/industries/all.ts'
import { sales } from '#shared/interview/industries/sales.ts'
import { technology } from '#shared/interview/industries/technology.ts'
import { ROLES } from '#shared/interview/roles/all.ts'
import { toldBy } from '#shared/interview/tell.ts'
import { CATEGORIES, LEVELS, type Industry } from '#shared/interview/types.ts'
import { RESUME_LANGUAGES } from '#shared/resume/schema.ts'

const NOTHING = { experience: [], projects: [], skills: [] }
const work = (company: string, position = 'Cook') => ({ company, position, current: false })
const asked = (atHand = NOTHING as Parameters<typeof questionsFor>[0]['atHand'], industry: Industry = general) =>
  questionsFor({ industry, level: 'Mid-level', language: 'en', atHand })

test('an interview begins with the goal and ends with values, and holds every category', () => {
  const categories = asked().map(({ category }) => category)
  expect([categories[0], categories.at(-1)]).toEqual(['career_goals', 'values'])
  expect(new Set(categories)).toEqual(new Set(CATEGORIES))
})

test('every field and level has a whole interview in every language, with no question twice', () => {
  for (const industry of [general, ...INDUSTRIES])
    for (const level of LEVELS)
      for (const language of RESUME_LANGUAGES) {
        const atHand = { ...NOTHING, experience: [work('A'), work('B'), work('C'), work('D'), work('E')] }
        const questions = questionsFor({ industry, level, language, atHand })
        expect(questions).toHaveLength(9)
        expect(new Set(questions.map(({ question }) => question)).size).toBe(9)
        for (const { followUp } of questions) expect(followUp).not.toBe('')
      }
})

test('the newest position is asked about twice, four positions at most, in the order of the resume', () => {
  const experience = ['A', 'B', 'C', 'D', 'E'].map((company) => work(company))
  const at = asked({ ...NOTHING, experience }).flatMap(({ target }) => ('index' in target ? [target] : []))
  expect(at.map(({ part, index }) => `${part} ${index}`)).toEqual([
    'experience 0',
    'experience 0',
    'experience 1',
    'experience 2',
    'experience 3',
    'projects 0',
  ])
})

test('the job that somebody is after is named with the goal, and questions that speak of it come first', () => {
  const ask = (targetRole: string) =>
    questionsFor({ industry: general, level: 'Lead', language: 'de', atHand: NOTHING, targetRole })
  expect(ask(' Pflegeleitung ')[0]!.question).toMatch(/^Ihr Ziel: Pflegeleitung\. Was für ein Team/)
  expect(ask('')[0]!.question).toMatch(/^Was für ein Team/)
  expect(ask('Team manager')[1]!.id).toContain('lead-achievements-1')
  expect(ask('Person to hire and place')[1]!.id).toContain('lead-achievements-2')
})

const idsFor = (targetRole: string, language: (typeof RESUME_LANGUAGES)[number] = 'en') =>
  questionsFor({
    industry: technology,
    level: 'Senior',
    language,
    atHand: { ...NOTHING, experience: [work('A', 'Falconer'), work('B')] },
    targetRole,
  }).map(({ id }) => id)

test('the job that somebody is after has questions of its own, the second of the newest position and that of skills', () => {
  expect(idsFor('QA Tester')).toEqual([
    'general.senior-career_goals-1',
    'technology.senior-achievements-1@experience.0',
    'role-testing.achievements-1@experience.0',
    'technology.senior-achievements-2@experience.1',
    'technology.senior-projects-1@projects.0',
    'role-testing.skills-1',
    'general.senior-values-1',
  ])
})

test('somebody who changes jobs is asked about the work that was done there, and about skills for the new one', () => {
  const roleIds = (position: string, targetRole: string) =>
    questionsFor({
      industry: technology,
      level: 'Senior',
      language: 'en',
      atHand: { ...NOTHING, experience: [work('Bistro', position)] },
      targetRole,
    }).flatMap(({ id }) => (id.startsWith('role-') ? [id] : []))
  expect(roleIds('Cook', 'Software Engineer')).toEqual([
    'role-cooking.achievements-1@experience.0',
    'role-software.skills-1',
  ])
  expect(roleIds('Cook', '')).toEqual(['role-cooking.achievements-1@experience.0', 'role-cooking.skills-1'])
  expect(roleIds('Falconer', 'Cook')).toEqual(['role-cooking.achievements-1@experience.0', 'role-cooking.skills-1'])
})

test('a job that names no kind of work leaves the field its own questions', () => {
  const own = [
    'general.senior-career_goals-1',
    'technology.senior-achievements-1@experience.0',
    'technology.senior-achievements-2@experience.0',
    'general.senior-achievements-1@experience.1',
    'technology.senior-projects-1@projects.0',
    'technology.senior-skills-1',
    'general.senior-values-1',
  ]
  expect(idsFor('')).toEqual(own)
  expect(idsFor('Falconer')).toEqual(own)
})

test('two jobs in one field and level are asked for different things in every language, not by another name', () => {
  for (const language of RESUME_LANGUAGES) {
    const asks = (targetRole: string) =>
      questionsFor({ industry: sales, level: 'Mid-level', language, atHand: NOTHING, targetRole })
    const [seller, buyer] = [asks('Verkäuferin'), asks('Lagerist')]
    const differing = seller.filter(({ id }, at) => buyer[at]!.id !== id)
    expect(differing.map(({ category }) => category)).toEqual(['achievements', 'skills'])
    for (const { question, followUp } of differing) {
      const others = buyer.map((one) => [one.question, one.followUp]).flat()
      expect(others).not.toContain(question)
      expect(others).not.toContain(followUp)
      expect(question).not.toContain('Verkäuferin')
    }
    expect(buyer).toHaveLength(seller.length)
  }
})

test('each kind of work is asked for by its own title, and its questions are found again by their ids', () => {
  for (const role of ROLES)
    for (const language of RESUME_LANGUAGES) {
      const [title = ''] = role.names[language].split(',')
      const questions = questionsFor({ industry: general, level: 'Lead', language, atHand: NOTHING, targetRole: title })
      const own = questions.filter(({ id }) => id.startsWith(`${role.id}.`))
      expect([title, own.map(({ category }) => category)]).toEqual([title, ['achievements', 'skills']])
      for (const question of own) expect(questionNamed(question.id, language, NOTHING)).toEqual(question)
    }
})

test('an entry is named as far as the resume names it', () => {
  const experience = [work('Dock Nine', 'Welder'), work('', 'Cook'), work('Bistro', ' ')]
  const named = asked({ ...NOTHING, experience, projects: [{ name: 'Oven' }] })
    .filter(({ target }) => 'index' in target)
    .map(({ question }) => question.split(':')[0])
  expect(named).toEqual(['Welder at Dock Nine', 'Welder at Dock Nine', 'Cook', 'Bistro', 'Oven'])
})

test('an id alone leads back to the very question that was asked', () => {
  const atHand = { ...NOTHING, experience: [work('A'), work('B')], projects: [{ name: 'P' }] }
  for (const question of asked(atHand)) expect(questionNamed(question.id, 'en', atHand)).toEqual(question)
})

test.each(['', 'general', 'general.no-such-1', 'no-such.mid-skills-1', 'general.mid-skills-1@other.0', '../x'])(
  'no question is named %j',
  (id) => {
    expect(questionNamed(id, 'en', NOTHING)).toBeUndefined()
    expect(toldBy([{ questionId: id, answer: 'x' }], 'en', NOTHING).unknown).toBe(0)
  },
)

test('what is told of a position that goes on is known to be in the present', () => {
  const atHand = { ...NOTHING, experience: [{ ...work('A'), current: true }, work('B')] }
  const responses = [0, 1].map((index) => ({
    questionId: `general.mid-achievements-1@experience.${index}`,
    answer: 'I cook.',
  }))
  expect(toldBy(responses, 'en', atHand).told.map(({ current }) => current)).toEqual([true, false])
})

test.each([
  ['Mid-level', 'Mid-level'],
  ['junior', 'Entry-level'],
  ['Head of Sales', 'Executive'],
  ['SENIOR', 'Senior'],
  ['Teamleitung', 'Mid-level'],
  ['Leitung', 'Lead'],
  ['', 'Mid-level'],
])('the level %j is %s', (text, level) => {
  expect(levelOf(text)).toBe(level)
})

test('a field is found by its id and every name it goes by, and the general one stands in for others', () => {
  for (const industry of INDUSTRIES)
    for (const name of [industry.id, ...Object.values(industry.label), ...industry.aliases])
      expect([name, industryOf(` ${name.toUpperCase()} `).id]).toEqual([name, industry.id])
  expect(industryOf('Falconry').id).toBe('general')
})

const question = { id: 'general.mid-achievements-1', asks: ['number', 'result', 'own-part'] as const, followUp: 'OWN' }
test.each([
  ['en', 'I tidied the stock room', 'number'],
  ['en', 'I tidied thirty shelves', 'result'],
  ['en', 'We tidied thirty shelves, which saved an hour a day', 'own-part'],
  ['en', 'I tidied thirty shelves, which saved an hour a day', undefined],
  ['de', 'Ich habe das Lager aufgeräumt', 'number'],
  ['de', 'Wir haben zwölf Regale sortiert, dadurch ging es schneller', 'own-part'],
  ['fr', 'J’ai rangé vingt étagères', 'result'],
  ['fr', 'Nous avons rangé vingt étagères, ce qui a permis de gagner du temps', 'own-part'],
  ['es', 'Ordené veinte estantes y ahorré una hora al día', undefined],
  ['es', 'Ordenamos veinte estantes y ganamos una hora al día', 'own-part'],
] as const)('in %s, %j lacks %s', (language, answer, piece) => {
  expect(followUpTo(question, answer, language)?.piece).toBe(piece)
})

test('the first piece is asked for in the words of the question, the others in general ones', () => {
  expect(followUpTo(question, 'I tidied up', 'en')?.text).toBe('OWN')
  expect(followUpTo(question, 'I tidied 3 rooms', 'en')?.text).toMatch(/\?$/)
})
