import { expect, test } from 'vitest'
import { gluedWords } from '#shared/x-ray/glued-words.ts'

test('a position glued to the next word is named once', () => {
  expect(gluedWords('Projectmanager Senior, ProjectmanagerSenior ProjectmanagerSenior\n(LeadEngineer)')).toEqual([
    'ProjectmanagerSenior',
    'LeadEngineer',
  ])
})

test('a file without spaces is named by its words', () => {
  const text = 'SummaryExperience DockNine RotterdamHarbour WeldingCranes RiggingSafety LiftingForklift TrainingAwards'
  expect(gluedWords(text)).toHaveLength(6)
  expect(gluedWords('Responsibleforthedailyoperationsofthewholeharbour')).toHaveLength(1)
})

test.each([
  'JavaScript, TypeScript, PostgreSQL, CloudFormation, ElasticSearch, StackOverflow and BrowserStack in 12 projects',
  'Worked at PricewaterhouseCoopers and McDonald’s',
  'Kraftfahrzeughaftpflichtversicherung und Rindfleischetikettierung',
  'linkedin.com/in/AdaManagerBerg and ada@SeniorManager.example',
])('“%s” has no glued words', (text) => {
  expect(gluedWords(text)).toEqual([])
})
