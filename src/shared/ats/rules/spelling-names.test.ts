import { expect, test } from 'vitest'
import { findIn, withBullet } from '#shared/ats/rules/find-in.ts'
import { spellingNames } from '#shared/ats/rules/spelling-names.ts'
import { NAMES } from '#shared/ats/rules/technical-names.ts'

const BULLET = 'experience.0.achievements.0'

test.each([
  ['Built it in Javascript and CSS', 'Built it in JavaScript and CSS'],
  ['Moved 40 teams to Github', 'Moved 40 teams to GitHub'],
  ['Wrote Node.JS services', 'Wrote Node.js services'],
  ['Served **Postgresql** and _mongodb_ to all', 'Served **PostgreSQL** and _MongoDB_ to all'],
  ['Set up MacOS for eighty people', 'Set up macOS for eighty people'],
  ['Folien in Powerpoint für den Vorstand', 'Folien in PowerPoint für den Vorstand'],
  ['Javascript-Entwickler im Team von vier', 'JavaScript-Entwickler im Team von vier'],
  ['Présentations sous Powerpoint et Indesign', 'Présentations sous PowerPoint et InDesign'],
  ['Páginas en Wordpress y Php', 'Páginas en WordPress y PHP'],
  [
    'Vue.js/Typescript, see [Typescript](https://a.example/Typescript)',
    'Vue.js/TypeScript, see [TypeScript](https://a.example/Typescript)',
  ],
])('“%s” is corrected to “%s”', (line, value) => {
  expect(findIn(spellingNames, withBullet(line))).toMatchObject([{ cost: 1, fix: [{ path: BULLET, value }] }])
})

test.each([
  'Built it in JavaScript, Node.js and jQuery on macOS',
  'LED THE JAVASCRIPT GUILD',
  'Code at github.com/jdoe and https://javascript.example/Javascript',
  'Wrote to javascript@a.example about javascript-utils and src/javascript',
  'Schrieb Skripte in PHP und SQL',
  'Présentations sous PowerPoint',
  'Wore latex gloves, linked in teams to excel, at a power point',
  'Javascripts and Githubber are other words',
])('“%s” is left unchanged', (line) => {
  expect(findIn(spellingNames, withBullet(line))).toEqual([])
})

test('a name written as two words is reported without an automatic fix', () => {
  const [finding] = findIn(spellingNames, withBullet('Ran Postgres SQL for three shops'))
  expect(finding).toMatchObject({ values: { wrong: 'Postgres SQL', right: 'PostgreSQL' }, cost: 1 })
  expect(finding?.fix).toBeUndefined()
})

test('skills, titles and certificates are checked; names of companies, people and works are not', () => {
  const wrong = 'Javascript'
  const found = findIn(spellingNames, {
    personalInfo: { fullName: wrong },
    experience: [{ position: wrong, company: wrong }],
    skills: { technical: [wrong] },
    certifications: [wrong],
    publications: [{ title: wrong }],
  })
  expect(found.map(({ paths }) => paths[0])).toEqual([
    'experience.0.position',
    'skills.technical.0',
    'certifications.0',
  ])
})

test('a name that is a skill only in its official casing is reported without an automatic fix', () => {
  const [finding] = findIn(spellingNames, withBullet('Built an app for Ios and Android'))
  expect(finding).toMatchObject({ values: { wrong: 'Ios', right: 'iOS' } })
  expect(finding?.fix).toBeUndefined()
})

test('nearly all names have an automatic fix', () => {
  const wrong = NAMES.map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1).toLowerCase()}`)
  const findings = findIn(spellingNames, { skills: { technical: wrong.slice(0, 200) } })
  expect(findings.filter(({ fix }) => fix).length).toBeGreaterThan(findings.length * 0.9)
  expect(findings.length).toBeGreaterThan(90)
})
