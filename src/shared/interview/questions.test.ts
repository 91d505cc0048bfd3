import { beforeAll, expect, test } from 'vitest'
import { industryOf, levelOf } from '#shared/interview/find-industry.ts'
import { questionNamed, questionsFor } from '#shared/interview/questions.ts'
import { GENERAL, INDUSTRIES, ROLES } from '#shared/interview/banks.ts'
import { loadQuestions } from '#shared/interview/question-texts.ts'
import { matchToQuestions } from '#shared/interview/answered-questions.ts'
import { CATEGORIES, LEVELS, type Industry, type Level } from '#shared/interview/types.ts'
import { LANGUAGES } from '#shared/text/languages.ts'

beforeAll(async () => {
  for (const language of LANGUAGES) await loadQuestions(language)
})

const agriculture = industryOf('agriculture')
const sales = industryOf('sales')
const technology = industryOf('technology')
const trades = industryOf('trades')
const NOTHING = { experience: [], projects: [], skills: [] }
const work = (company: string, position = 'Cook') => ({ company, position, current: false })
const asked = (atHand = NOTHING as Parameters<typeof questionsFor>[0]['atHand'], industry: Industry = GENERAL) =>
  questionsFor({ industry, level: 'Mid-level', language: 'en', atHand })

test('an interview begins with the goal, ends with values, and has every category', () => {
  const categories = asked().map(({ category }) => category)
  expect([categories[0], categories.at(-1)]).toEqual(['career_goals', 'values'])
  expect(new Set(categories)).toEqual(new Set(CATEGORIES))
})

test('every field and level has a whole interview in every language, with no question twice', () => {
  for (const industry of [GENERAL, ...INDUSTRIES])
    for (const level of LEVELS)
      for (const language of LANGUAGES) {
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
    'experience 0',
  ])
})

test('the target role is named with the goal', () => {
  const ask = (targetRole: string) =>
    questionsFor({ industry: GENERAL, level: 'Lead', language: 'de', atHand: NOTHING, targetRole })[0]!.question
  expect(ask(' Pflegeleitung ')).toMatch(/^Ihr Ziel: Pflegeleitung\. Was für ein Team/)
  expect(ask('')).toMatch(/^Was für ein Team/)
})

type Told = { readonly industry?: Industry; readonly positions?: readonly string[]; readonly targetRole?: string }
const ids = ({ industry = technology, positions = [], targetRole = '' }: Told) =>
  questionsFor({
    industry,
    level: 'Senior',
    language: 'en',
    atHand: { ...NOTHING, experience: positions.map((position) => work('Inn', position)) },
    targetRole,
  })
    .map(({ id }) => id)
    .filter((id) => !/career_goals|values/.test(id))

test('questions about a kind of work come first, then those of its industry', () => {
  expect(ids({ industry: GENERAL, positions: ['Nurse'] })).toEqual([
    'role-nursing.achievements-1@experience.0',
    'healthcare.senior-achievements-1@experience.0',
    'healthcare.senior-projects-1@experience.0',
    'role-nursing.skills-1',
  ])
})

test('a kind of work whose field is about other work as well is asked what is asked in every field, whatever field was chosen', () => {
  expect(ids({ industry: trades, positions: ['Hairdresser'] })).toEqual([
    'role-beauty.achievements-1@experience.0',
    'general.senior-achievements-1@experience.0',
    'general.senior-projects-1@experience.0',
    'role-beauty.skills-1',
  ])
})

test('an occupation without questions of its own is asked what is asked in every field, not what its field asks of others', () => {
  expect(ids({ industry: agriculture, positions: ['Brewer'] })).toEqual([
    'general.senior-achievements-1@experience.0',
    'general.senior-achievements-2@experience.0',
    'general.senior-projects-1@experience.0',
    'general.senior-skills-1',
  ])
})

test('a title that says nothing keeps the questions of the chosen industry', () => {
  const own = [
    'technology.senior-achievements-1@experience.0',
    'technology.senior-achievements-2@experience.0',
    'technology.senior-projects-1@experience.0',
    'technology.senior-skills-1',
  ]
  expect(ids({ positions: ['Falconer'], targetRole: ' falconer' })).toEqual(own)
  expect(ids({ positions: [''] })).toEqual(own)
  expect(ids({}).map((id) => id.replace(/@.*/, ''))).toEqual(own.map((id) => id.replace(/@.*/, '')))
})

test('without a position, the target role chooses the questions', () => {
  expect(ids({ targetRole: 'QA Tester' })).toEqual([
    'role-testing.achievements-1@experience.0',
    // Another job, as nothing says that both answers are about the same one.
    'general.senior-achievements-1@experience.1',
    'general.senior-projects-1@projects.0',
    'role-testing.skills-1',
  ])
})

test('each position is asked about by its own kind of work, and one that says nothing by what is asked in every field', () => {
  expect(ids({ positions: ['Programmer', 'Cook', 'Falconer', 'Programmer'] }).slice(0, 5)).toEqual([
    'role-software.achievements-1@experience.0',
    'technology.senior-achievements-1@experience.0',
    'role-cooking.achievements-1@experience.1',
    'general.senior-achievements-1@experience.2',
    'technology.senior-achievements-2@experience.3',
  ])
})

test('a person who changes jobs is asked about the work in the old one, and never about that in the new one', () => {
  expect(ids({ positions: ['Cook'], targetRole: 'Software Engineer' })).toEqual([
    'role-cooking.achievements-1@experience.0',
    'general.senior-achievements-1@experience.0',
    'general.senior-projects-1@experience.0',
    'role-cooking.skills-1',
  ])
  const unknown = ids({ positions: ['Falconer'], targetRole: 'Cook' })
  expect(unknown).toEqual([
    'general.senior-achievements-1@experience.0',
    'general.senior-achievements-2@experience.0',
    'general.senior-projects-1@experience.0',
    'general.senior-skills-1',
  ])
})

test('a teacher who wants to work in learning and development is asked about her jobs, with her goal in view', () => {
  const atHand = {
    ...NOTHING,
    experience: [work('Lincoln School', 'Fifth Grade Teacher'), work('Oak Street School', 'Substitute Teacher')],
  }
  const targetRole = 'Learning and Development Specialist'
  const questions = questionsFor({ industry: GENERAL, level: 'Mid-level', language: 'en', atHand, targetRole })
  const banks = new Set(questions.map(({ id }) => id.split('.')[0]))
  expect(banks).toEqual(new Set(['general', 'role-teaching', 'education']))
  expect(questions[0]?.question).toMatch(/^Your goal: Learning and Development Specialist\. /)
  expect(questions.map(({ question }) => question.split(':')[0]).slice(1, 4)).toEqual([
    'Fifth Grade Teacher at Lincoln School',
    'Fifth Grade Teacher at Lincoln School',
    'Substitute Teacher at Oak Street School',
  ])
})

test('who has worked is asked about a project at work, who is new about one at school or at home', () => {
  const asks = (level: Level) =>
    questionsFor({ industry: technology, level, language: 'en', atHand: { ...NOTHING, experience: [work('Inn')] } })
      .filter(({ category }) => category === 'projects')
      .map(({ id }) => id)
  expect(asks('Mid-level')).toEqual(['general.mid-projects-1@experience.0'])
  expect(asks('Entry-level')).toEqual(['general.entry-projects-1@projects.0'])
})

test('a project in the resume gets questions about it instead of a question for one', () => {
  const named = (...projects: readonly string[]) =>
    asked({ ...NOTHING, projects: projects.map((name) => ({ name })) }, technology)
      .filter(({ category }) => category === 'projects')
      .map(({ id, question }) => `${id} ${question}`)
  expect(named('Oven', 'Night routes')).toEqual([
    'named-projects.projects-1@projects.0 Oven: What was it for, and what did you do yourself, from start to finish?',
    'named-projects.projects-2@projects.1 Night routes: What was the hardest part, and how did you solve it?',
  ])
  expect(named(' ')).toEqual([expect.stringContaining('technology.mid-projects-1@projects.0')])
})

test('two jobs in one industry and level get different questions in every language, not the same with another name', () => {
  for (const language of LANGUAGES) {
    const asks = (targetRole: string) =>
      questionsFor({ industry: sales, level: 'Mid-level', language, atHand: NOTHING, targetRole })
    const [seller, stocker] = [asks('Verkäuferin'), asks('Lagerist')]
    const differing = seller.filter(({ id }, at) => stocker[at]!.id !== id)
    expect(differing.map(({ category }) => category)).toEqual(['achievements', 'achievements', 'projects', 'skills'])
    for (const { question, followUp } of differing) {
      const others = stocker.map((one) => [one.question, one.followUp]).flat()
      expect(others).not.toContain(question)
      expect(others).not.toContain(followUp)
      expect(question).not.toContain('Verkäuferin')
    }
    expect(stocker).toHaveLength(seller.length)
  }
})

test('the industry of a kind of work is in the bank', () => {
  const fields = ROLES.flatMap(({ industry = [] }) => industry)
  expect(INDUSTRIES.map(({ id }) => id)).toEqual(expect.arrayContaining(fields))
})

test('each kind of work is asked for by its own title, and its questions are found again by their ids', () => {
  for (const role of ROLES)
    for (const language of LANGUAGES) {
      const [title = ''] = role.names[language]
      const questions = questionsFor({ industry: GENERAL, level: 'Lead', language, atHand: NOTHING, targetRole: title })
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
    expect(matchToQuestions([{ questionId: id, answer: 'x' }], 'en', NOTHING).unknown).toBe(0)
  },
)

test('answers about a current position are known to be in the present', () => {
  const atHand = { ...NOTHING, experience: [{ ...work('A'), current: true }, work('B')] }
  const responses = [0, 1].map((index) => ({
    questionId: `general.mid-achievements-1@experience.${index}`,
    answer: 'I cook.',
  }))
  expect(matchToQuestions(responses, 'en', atHand).told.map(({ current }) => current)).toEqual([true, false])
})

test.each([
  ['Mid-level', 'Mid-level'],
  ['junior', 'Entry-level'],
  ['Head of Sales', 'Executive'],
  ['SENIOR', 'Senior'],
  ['Teamleitung', 'Lead'],
  ['Manager', 'Lead'],
  ['Project Manager', 'Mid-level'],
  ['Leitung', 'Lead'],
  ['', 'Mid-level'],
])('the level %j is %s', (text, level) => {
  expect(levelOf(text)).toBe(level)
})

test('an industry is found by its id and every name, and the general one replaces unknown ones', () => {
  for (const industry of INDUSTRIES)
    for (const name of [industry.id, ...Object.values(industry.label), ...industry.aliases])
      expect([name, industryOf(` ${name.toUpperCase()} `).id]).toEqual([name, industry.id])
  expect(industryOf('Falconry').id).toBe('general')
})
