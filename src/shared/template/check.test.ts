import { describe, expect, test } from 'vitest'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { DEFAULT_LAYOUT } from '#shared/template/built-in/default-layout.ts'
import { checkTemplate } from '#shared/template/check.ts'

const html = (htmlTemplate: string) => checkTemplate({ htmlTemplate, cssStyles: '' })
const css = (cssStyles: string) => checkTemplate({ htmlTemplate: '<h1>{{fullName}}</h1>', cssStyles })

describe('a template is rejected with a reason if it', () => {
  test.each([
    ['prints text unescaped', '<p>{{{name}}}</p>', 'unescaped'],
    ['prints text unescaped by a sign', '<p>{{&name}}</p>', 'unescaped'],
    ['asks for another template', '{{>other}}', 'another template'],
    ['changes the delimiters', '{{=<% %>=}}<% name %>', 'delimiters'],
    ['reaches for a prototype', '{{fullName.constructor.name}}', 'view model'],
    ['asks for an unknown name', '{{password}}', 'view model'],
    ['runs a script', '<script>alert(1)</script>', '<script> is not allowed'],
    ['navigates away', '<meta http-equiv="refresh" content="0">', '<meta> is not allowed'],
    ['brings its own style element', '<style>*{}</style>', '<style> is not allowed'],
    ['handles events', '<p onclick="x()">a</p>', 'onclick'],
    ['styles inline', '<p style="color:red">a</p>', 'style'],
    ['links to a fixed address', '<a href="https://example.com">a</a>', 'could reveal who reads'],
    ['loads a fixed picture', '<img src="https://example.com/a.png" alt="a">', 'could reveal who reads'],
    ['leaves a quote out', '<p class=a>a</p>', 'plain tag'],
    ['hides markup in a comment', '<!-- <p> -->', 'plain tag'],
    ['closes what it did not open', '</div></div><p>a</p>', 'did not open'],
    ['closes a tag in another section', '{{#email}}<p>{{/email}}a</p>', 'not closed'],
    ['opens a section within a tag', '<p {{#email}}class="a"{{/email}}>a</p>', 'inside a tag'],
    ['does not close a section', '{{#email}}<p>a</p>', 'cannot be read'],
    ['puts too many sections inside each other', `${'{{#email}}'.repeat(22)}${'{{/email}}'.repeat(22)}`, 'deep'],
    ['puts too many tags inside each other', `${'<div>'.repeat(22)}${'</div>'.repeat(22)}`, 'deep'],
  ])('%s', (_, source, reason) => {
    expect(html(source).join(' ')).toContain(reason)
  })

  test.each([
    ['loads a file', '.doc{background:url(https://a.b/c)}', 'loads a file'],
    ['loads a file in disguise', '.doc{background:u\\72l(https://a.b/c)}', 'backslash'],
    ['imports another sheet', '@import "a.css";', 'begin with @'],
    ['changes the paper', '@page{size:1px}', 'begin with @'],
    ['floats text', '.doc .dates{float:right}', 'out of the flow'],
    ['positions text', '.doc .dates{position:relative}', 'outside the flow'],
    ['measures by the window', '.doc h1{margin-top:10vh}', 'window'],
    ['overrules the base', '.doc{padding:0 !important}', 'overrides'],
    ['leaves the resume', 'body{color:red}', 'must start at .doc or .page'],
    ['looks like the resume but is not', '.document{color:red}', 'must start at .doc or .page'],
    ['leaves the resume in a list', '.doc h1, p{color:red}', 'must start at .doc or .page'],
    ['prints words from the sheet', '.doc h2::before{content:"Hired"}', 'may only be empty'],
    ['hides words', '.doc .summary{display:none}', 'hides'],
    ['makes words invisible', '.doc .summary{opacity:0}', 'hide text'],
    ['makes words tiny', '.doc .summary{font-size:0}', 'hides text'],
    ['makes a grid of columns', '.doc .cols{display:grid}', 'lists only'],
    ['makes a table of columns', '.doc .cols{display:table}', 'falls apart'],
    ['counts its own columns', '.doc{columns:2}', 'how pages are counted'],
    ['spreads letters', '.doc h2{letter-spacing:.2em}', 'split words'],
    ['turns the order around', '.doc .cols{flex-direction:column-reverse}', 'a different order'],
    ['makes words transparent', '.doc .summary{color:transparent}', 'hides text'],
    ['makes words flat', '.doc .summary{max-height:0}', 'hides text'],
    ['moves words off the page', '.doc .summary{margin-left:-9000px}', 'off the page'],
    ['lets the screen resize type', '.doc{font-size-adjust:.5}', 'screen and on paper'],
    ['does not close a rule', '.doc{color:red', 'braces'],
    ['puts a rule into a rule', '.doc{a{color:red}}', 'braces'],
    ['hides a rule between quotes', '.doc p{--a:"/*"} body{color:red} .doc p{--b:"*/"}', 'must start at .doc or .page'],
    ['has a comment in quotes', '.doc p{--a:"/*"}', 'in quotes'],
    ['has a brace in quotes', ".doc p{--a:'}'}", 'in quotes'],
    ['does not close a quote', '.doc p{font-family:"Open Sans}', 'in quotes'],
    ['does not close a comment', '.doc p{color:red} /* more', 'unclosed comment'],
    ['reaches what follows the resume', '.doc ~ p{color:red}', 'reaches beyond'],
    ['has an endless value', `.doc p{font-family:${'a,'.repeat(600)}b}`, 'too long'],
  ])('%s', (_, source, reason) => {
    expect(css(source).join(' ')).toContain(reason)
  })

  test('is far too long', () => {
    expect(css('.doc{color:red}'.repeat(5000))).toEqual([
      "A template's HTML and CSS may be 60000 characters long each.",
    ])
  })
})

test('comments, quotes around families and lists of selectors pass', () => {
  expect(css('/* Ours. */ .doc :is(h1,h2), .doc h3{font-family:\'Open Sans\',"EB Garamond"} /* The end */')).toEqual([])
})

test('a valid template passes', () => {
  expect(
    checkTemplate({
      htmlTemplate:
        '<header class="band"><h1>{{fullName}}</h1></header>{{#contacts}}{{#items}}{{#href}}<a href="{{href}}">{{text}}</a>{{/href}}{{/items}}{{/contacts}}<br>{{#labels}}{{present}}{{/labels}}',
      cssStyles:
        '.page{background-image:linear-gradient(90deg,#eee 250px,transparent 250px)} .doc h2::before{content:"";display:inline-block} .doc .list ul{display:grid}',
    }),
  ).toEqual([])
})

test.each([{ name: 'the default layout', ...DEFAULT_LAYOUT }, ...builtInTemplates])(
  '$name passes the check',
  (template) => {
    expect(checkTemplate(template)).toEqual([])
  },
)
