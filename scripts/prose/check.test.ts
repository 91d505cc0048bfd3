import { expect, test } from 'vitest'
import { placedTexts, sentencesOf } from './code-texts.ts'
import { faultsIn, type Kind } from './rules.ts'
import { catalogTexts, dataTexts, documentTexts } from './texts.ts'

/** What is said of a text in the interface, unless another kind is named. */
const problemsIn = (text: string, kind: Kind = 'interface') =>
  faultsIn({ file: 'a', line: 1, text, kind }).map(({ problem }) => problem)

test.each([
  ['What to mend first', '"mend": say fix'],
  ['Whoever has the link can open it', '"Whoever": say anyone who, the person who, or the site owner'],
  ['Somebody asked for it', '"Somebody": say someone, anyone or you'],
  ['Words of your trade', '"your trade": say field, industry or role'],
  ['Stop these mails', '"mails": say emails'],
  ['The link of a mail', '"a mail": say email'],
  ['Your e-mail address', '"e-mail": say email'],
  ['It stands in your resume', '"stands in": say is, appears or shows'],
  ['Load the page anew', '"anew": say again'],
  ['It is saved by itself', '"by itself": say automatically, or alone'],
  ['Log in to go on', '"Log in": say sign in'],
  ['You were logged out', '"logged out": say sign out'],
  ['Earlier versions', '"Earlier versions": say version history'],
])('the house word in "%s" is found', (text, problem) => {
  expect(problemsIn(text)).toEqual([problem])
})

test.each([
  'A trade-off that a trade union accepts in the skilled trades',
  'Our trade show, with a trade journal beside it',
  'Email them, or send two emails',
  'The site mails you a link through its mail server',
  'A standstill, a stand-up meeting and a bystander',
  'STAR stands for situation, task, action, result; a good answer stands out',
  'Recommend an amendment',
  'The log in the folder, and the login page',
  'An earlier version was kept',
  'Earlier versions appear here',
  'A realistic specialist of this organism practices optimism',
  'A programmer programmed it in two meters of cable',
  'Log out',
])('"%s" is left alone', (text) => {
  expect(problemsIn(text)).toEqual([])
})

test.each([
  ['Colourful', 'colorful'],
  ['organisations', 'organizations'],
  ['practising', 'practicing'],
  ['licence', 'license'],
  ['cancelled', 'canceled'],
  ['labelled', 'labeled'],
  ['centre', 'center'],
  ['programmes', 'programs'],
  ['behaviour', 'behavior'],
  ['analysed', 'analyzed'],
  ['judgement', 'judgment'],
  ['towards', 'toward'],
])('%s is spelled %s', (british, american) => {
  expect(problemsIn(british, 'docs')).toEqual([`"${british}": say ${american}`])
})

test('some words are refused only where they mislead', () => {
  expect(problemsIn('Nobody knew', 'interface')).toHaveLength(1)
  expect(problemsIn('Nobody knew', 'article')).toEqual([])
})

test('an exception covers its own words and nothing else in the same text', () => {
  expect(problemsIn('The Behavioural Insights Team studies behaviour')).toEqual(['"behaviour": say behavior'])
  expect(problemsIn('Log out now')).toEqual(['"Log out": say sign out'])
})

test('a phrase is found across the end of a line, and the line is the one where it begins', () => {
  const [text] = documentTexts('a.md', '# Title\n\nIt is saved by\nitself.\n', 'docs')
  expect(faultsIn(text!)).toEqual([{ file: 'a.md', line: 3, problem: '"by itself": say automatically, or alone' }])
})

test('code, addresses and tags of a document are no prose', () => {
  const markdown =
    '```sh\ncolour\n```\nRun `mails` at [a page](/colour), https://colour.example or <img src="colour.png">.'
  expect(documentTexts('a.md', markdown, 'docs').flatMap(faultsIn)).toEqual([])
})

test('a message of a catalog is reported where the source shows it, without the names of its placeholders', () => {
  const catalog = `msgid ""
msgstr ""

#: src/web/a.tsx
msgid "{colour, plural, one {# mails} other {{mails} left}}"
msgstr ""

#. placeholder {0}: x
#: src/web/b.tsx
msgid ""
"It says "
"\\"colour\\""
msgstr ""
`
  expect(catalogTexts(catalog).flatMap(faultsIn)).toEqual([
    { file: 'src/web/a.tsx', line: 1, problem: '"mails": say emails' },
    { file: 'src/web/b.tsx', line: 1, problem: '"colour": say color' },
  ])
})

test('only the sentences of a data file are read', () => {
  const yaml = `kind: behavioural
label: Centre
aliases:
  - colour
questions:
  - id: behavioural-1
    text: >-
      First,
      a colour.
    asks: [colour]
`
  expect(dataTexts('a.yaml', yaml).flatMap(faultsIn)).toEqual([
    { file: 'a.yaml', line: 2, problem: '"Centre": say center' },
    { file: 'a.yaml', line: 9, problem: '"colour": say color' },
  ])
})

test('the sentences of code are its strings with a capital and several words', () => {
  const code = `// Somebody said so.
const key = 'colour'
const a = 'Somebody asked.'
const b = \`\${brand} has no colour.\`
`
  expect(sentencesOf('a.ts', code, 'server').map(({ line, text }) => [line, text])).toEqual([
    [3, 'Somebody asked.'],
    [4, '{} has no colour.'],
  ])
})

test('a text that is too long for its place is reported with its length', () => {
  const code = `
    const a = <Button onClick={go}><Icon /> <Trans>One two three {four} five six seven eight</Trans></Button>
    const b = <Button>{isOn ? <Trans>One two three four five six seven eight</Trans> : 'Save'}</Button>
    const c = <Field hint={t\`${'x'.repeat(161)}\`} />
    toast({ title: t\`Saved\`, description: t({ message: 'One. Two. Three.' }) })
  `
  expect(placedTexts('a.tsx', code, 'interface').flatMap(faultsIn)).toEqual([
    {
      file: 'a.tsx',
      line: 2,
      problem: 'button has 8 words, but at most 7 fit: "One two three Curricle five six seven eight"',
    },
    { file: 'a.tsx', line: 4, problem: `field help has 161 characters, but at most 160 fit: "${'x'.repeat(161)}"` },
    { file: 'a.tsx', line: 5, problem: 'toast text has 3 sentences, but at most 2 fit: "One. Two. Three."' },
  ])
})

test('titles, descriptions, subjects and findings are known by their files', () => {
  const long = 'y'.repeat(161)
  const problems = (file: string, property: string) =>
    placedTexts(file, `const a = { ${property}: '${long}' }`, 'interface')
      .flatMap(faultsIn)
      .map(({ problem }) => problem.split(' has ')[0])
  expect(problems('src/web/lib/meta/page-meta.ts', 'title')).toEqual(['title'])
  expect(problems('src/shared/articles/list.ts', 'description')).toEqual(['meta description'])
  expect(problems('src/server/emails/messages/test-mail.ts', 'subject')).toEqual(['email subject'])
  expect(problems('src/shared/template/built-in/academic.ts', 'description')).toEqual(['template description'])
  expect(problems('src/shared/ats/finding-texts.ts', 'title')).toEqual(['finding title'])
  expect(problems('src/server/main.ts', 'title')).toEqual([])
})

test('the brand in a title and the names of placeholders are not counted', () => {
  const title = `${'z'.repeat(60)} | {brand}`
  const code = `const a = { title: msg({ message: '${title}' }) }`
  expect(placedTexts('src/web/lib/meta/page-meta.ts', code, 'interface').flatMap(faultsIn)).toEqual([])
})
