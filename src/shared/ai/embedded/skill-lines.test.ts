import { expect, test } from 'vitest'
import { write } from '#shared/ai/embedded/fixtures/write-answer.ts'

const skills = async (answer: string): Promise<readonly string[]> =>
  (await write(answer, { target: { part: 'skills' } })).skills.map(({ text }) => text)

test('a skill is denied alone, and how well it is known goes', async () => {
  expect(await skills('Photoshop every day, InDesign now and then, never touched Illustrator.')).toEqual([
    'Photoshop',
    'InDesign',
  ])
})

test('skills are those that somebody has, under their usual names', async () => {
  expect(await skills("I know python and node.js, and I use excel. I don't know Java. I want to learn Rust.")).toEqual([
    'Python',
    'Node.js',
    'Excel',
  ])
  expect(await skills('GA4, Figma (basic), copywriting.')).toEqual(['GA4', 'Figma (basic)', 'Copywriting'])
  const { skills: aside } = await write('I built the shop in React with TypeScript.')
  expect(aside.map(({ text }) => text)).toEqual(['React', 'TypeScript'])
})

test('skills are found in other languages too', async () => {
  const { skills: found } = await write('Ich habe mit Python und auf Französisch gearbeitet.', { language: 'de' })
  expect(found.map(({ text }) => text)).toEqual(['Python', 'Französisch'])
})

test.each([
  ['what is still being learned is no skill', "Blackjack. Punto banco I'm being taught at the minute.", ['Blackjack']],
  [
    'an excuse is none, and a speed is of what was named',
    'Sorry. Touch typing, 70 words a minute, ten years.',
    ['Touch typing (70 words a minute)'],
  ],
  ['nothing is no skill', "Nothing really. I've got a C1 licence.", ['C1 licence']],
  ['the skill may stand before who has it', 'Excel I know from school, Access I never touched.', ['Excel']],
  [
    'how long it is used stands with it, when does not',
    'Revit for two years or so. SolidWorks 5 years. Lymph drainage, 170 hours. MemoQ when I have to.',
    ['Revit (about 2 years)', 'SolidWorks (5 years)', 'Lymph drainage (170 hours)', 'MemoQ'],
  ],
  ['but not how long ago, nor days', 'Revit, 6 years ago. First aid, two days.', ['Revit', 'First Aid']],
  [
    'nor is till when, but how far it goes is',
    'Kiln firing until late, Corel mostly, SAP as a user, Spanish only for reading.',
    ['Kiln firing', 'Corel', 'SAP (as a user)', 'Spanish (only for reading)'],
  ],
  [
    'when it was learned stands with it',
    'I did my TIG ticket in 2021 and a course in rigging before that.',
    ['TIG ticket (2021)', 'Course in rigging'],
  ],
  [
    'nor is with whom, nor what sort of thing it is',
    'I speak Greek with the guests. The till system is Vectron. English, good enough for the drivers.',
    ['Greek', 'Vectron', 'English'],
  ],
  ['whose things they were is none of it', 'I use my own laser level and a GPS rover.', ['Laser level', 'GPS rover']],
  [
    'pairs are one skill',
    'Moving and handling, control and restraint.',
    ['Moving and handling', 'Control and restraint'],
  ],
  ['how little is known stands with it', 'SAP, a bit. German little.', ['SAP (basic)', 'German (basic)']],
  ['places, people and pieces are none', 'Excel, Saturdays, with my camera in my face, A1 to B2.', ['Excel']],
  ['what somebody prefers is none', 'I can do Excel, I just prefer paper.', ['Excel']],
])('%s', async (_, answer, expected) => {
  expect(await skills(answer)).toEqual(expected)
})

test.each([
  ['I cut waste by 16% with Excel.', ['Excel'], ['I cut waste by 16% with Excel']],
  ['I wrote macros in VBA and fixed 40 bikes.', ['VBA'], ['I wrote macros in VBA', 'fixed 40 bikes']],
  ['Built 3 dashboards in Tableau.', ['Tableau'], ['Built 3 dashboards in Tableau']],
  ['I led 6 people and cut waste.', [], ['I led 6 people and cut waste']],
  ['Advanced Excel, wound care, I cut hair.', ['Advanced Excel', 'Wound care'], ['cut hair']],
  ['I have used Jira for 3 years.', ['Jira (3 years)'], ['I have used Jira for 3 years']],
  ['5 years of welding.', ['Welding'], ['5 years of welding']],
  ['None, sorry.', [], []],
])('what was done is no skill but the tool in it, and what is left is named: %s', async (answer, names, left) => {
  const { skills: lines, unused } = await write(answer, { target: { part: 'skills' } })
  expect(lines.map(({ text }) => text)).toEqual(names)
  expect(unused.map(({ source }) => source.quote)).toEqual(left)
})

test('what is only named while something is told is asked about, and what is known as a skill is not', async () => {
  const { skills: lines, unused } = await write(
    'I trained on the Rubi cutter when my boss was away. I hold the hygiene certificate. I did it all in Excel.',
    { target: { part: 'skills' } },
  )
  expect(lines.map(({ text }) => text)).toEqual(['Holding the hygiene certificate', 'Excel'])
  expect(unused.filter(({ why }) => why === 'maybe-skill').map(({ source }) => source.quote)).toEqual(['Rubi cutter'])
})

test('nobody is asked about a skill that stands in the resume', async () => {
  const { unused } = await write('I trained on the Rubi cutter and on the Zwick press when my boss was away.', {
    target: { part: 'skills' },
    skills: ['Zwick press'],
  })
  expect(unused.filter(({ why }) => why === 'maybe-skill').map(({ source }) => source.quote)).toEqual(['Rubi cutter'])
})

test('a tool that no line says was worked with is asked about', async () => {
  const { skills: lines, unused } = await write(
    'I rewrote the checkout in TypeScript in 2023. The old shop was a mess of PHP, and the agency had left it.',
  )
  expect(lines.map(({ text }) => text)).toEqual(['TypeScript'])
  expect(unused.filter(({ why }) => why === 'maybe-skill').map(({ source }) => source.quote)).toEqual(['PHP'])
})

test.each([
  'I failed the Java exam.',
  'Stop using SAP.',
  'I had to stop using SAP because I hated it.',
  'I gave up on Java.',
  'I lost my driving licence.',
  'I never used Excel.',
])('what was given up, lost or failed is no skill: %s', async (answer) => {
  const { skills: lines, unused } = await write(answer, { target: { part: 'skills' } })
  expect(lines).toEqual([])
  expect(unused).toEqual([{ source: { questionId: 'q1', quote: answer.slice(0, -1) }, why: 'negative' }])
})

test('what failed beside a tool takes the tool from nobody', async () => {
  const { skills: lines } = await write('I fixed the failed Jenkins builds.')
  expect(lines.map(({ text }) => text)).toEqual(['Jenkins'])
})

test('what somebody is like is no skill, and how to do something is doing it', async () => {
  expect(await skills("I'm a people person, punctual. I know how to use the till.")).toEqual(['Using the till'])
})

test.each([
  [
    'I have the level 2 hygiene certificate and the B and BE licence.',
    ['Level 2 hygiene certificate', 'B and BE licence'],
  ],
  ["SAP, I've used it for six years now, and Navision before that.", ['SAP', 'Navision']],
  ['Revit, and before that AutoCAD.', ['Revit', 'AutoCAD']],
  ['We get the fire safety training every year.', ['Fire safety training']],
  [
    'Rope access with a harness up to 40 metres, enough German to take an order.',
    ['Rope access', 'German (enough to take an order)'],
  ],
])('a skill is named without its time, its level is not lost: %s', async (answer, names) => {
  expect(await skills(answer)).toEqual(names)
})

test('how much there was names no skill, whatever the question', async () => {
  expect(await skills('I had a team of nine. First reply took 11 hours. I use Excel and Office 365.')).toEqual([
    'Excel',
    'Office 365',
  ])
})
