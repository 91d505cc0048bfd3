import { expect, test } from 'vitest'
import { locateProblems } from '#shared/template/locate-problems.ts'

const FINE = '<h1>{{fullName}}</h1>'
const linesIn = (problems: ReturnType<typeof locateProblems>) => problems.map(({ part, line }) => [part, line])

test('a problem of the style sheet is at the line of its declaration', () => {
  const css = '/* Two\nlines */\n.doc h1 {\n  color: red;\n  float: left;\n}\np { color: blue }\n'
  expect(locateProblems({ htmlTemplate: FINE, cssStyles: css })).toEqual([
    {
      part: 'css',
      sentence: '"float" takes text out of the flow: readers find it in another place.',
      line: 5,
    },
    {
      part: 'css',
      sentence: 'The selector "p" must start at .doc or .page: others reach beyond the resume.',
      line: 7,
    },
  ])
})

test('the second selector of a list is found on its own line', () => {
  const css = '.doc h1,\nh2 { color: red }'
  expect(linesIn(locateProblems({ htmlTemplate: FINE, cssStyles: css }))).toEqual([['css', 2]])
})

test.each([
  ['an unknown placeholder', '<p>\n{{password}}\n</p>', 2],
  ['an unknown section', '<p>a</p>\n\n{{#secret}}b{{/secret}}', 3],
  ['a forbidden tag', '<p>a</p>\n<script>b</script>', 2],
  ['a forbidden attribute', '<p class="a">a</p>\n<p style="color:red">a</p>', 2],
  ['a fixed address', '<p>a</p>\n<a href="https://example.com">b</a>', 2],
  ['an unescaped text', '<p>a</p>\n\n{{{email}}}', 3],
  ['an open section', '<p>a</p>\n{{#email}}\n<p>b</p>', 3],
  ['an open tag', '<p>a</p>\n<div>', 2],
])('%s is at its line', (_, htmlTemplate, line) => {
  expect(locateProblems({ htmlTemplate, cssStyles: '' })[0]).toMatchObject({ part: 'html', line })
})

test('what concerns the whole style sheet has no line', () => {
  expect(linesIn(locateProblems({ htmlTemplate: FINE, cssStyles: '.doc{color:red' }))).toEqual([['css', null]])
})

test('a valid template has no problems', () => {
  expect(locateProblems({ htmlTemplate: FINE, cssStyles: '.doc h1{color:red}' })).toEqual([])
})
