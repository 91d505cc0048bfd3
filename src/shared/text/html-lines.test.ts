import { expect, test } from 'vitest'
import { linesOfHtml } from '#shared/text/html-lines.ts'

/** As Word puts it on the clipboard, shortened. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoListParagraph {margin:0} --></style></head>
<body><!--StartFragment--><p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Led <b
style='mso-bidi-font-weight:normal'>eight</b> <u>people</u><o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='margin-left:72.0pt;mso-list:l0 level2 lfo1'><!--[if !supportLists]--><span
style='mso-list:Ignore'>o<span>&nbsp;</span></span><!--[endif]-->in <i>two</i>
cities</p><!--EndFragment--></body></html>`

/** As Google Docs does. */
const GOOGLE_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><ul style="margin-top:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr"><span style="font-weight:400;font-style:normal">Cut costs by </span><span style="font-weight:700;font-style:normal">12%</span></p></li><ul><li aria-level="2"><p><span style="font-style:italic">twice</span>, see <a href="https://a.example" style="text-decoration:none"><span style="text-decoration:underline">report</span></a></p></li></ul></ul></b>`

/** As Word on the web does: every item in a list of its own. */
const WORD_ONLINE = `<div class="ListContainerWrapper"><ul><li data-aria-level="1" role="listitem"><p><span>Led</span></p></li></ul></div><div><ul><li data-aria-level="2"><p><span>two</span></p></li></ul></div>`

test.each([
  [
    'Word',
    WORD,
    [
      ['Led **eight** [people](_)', 1],
      ['in _two_ cities', 2],
    ],
  ],
  [
    'Google Docs',
    GOOGLE_DOCS,
    [
      ['Cut costs by **12%**', 1],
      ['_twice_, see [report](https://a.example)', 2],
    ],
  ],
  [
    'Word on the web',
    WORD_ONLINE,
    [
      ['Led', 1],
      ['two', 2],
    ],
  ],
])('a list copied from %s has its levels and formats', (_, html, lines) => {
  expect(linesOfHtml(html).map(({ text, level }) => [text, level])).toEqual(lines)
})

test('items without end tags and several paragraphs in one item', () => {
  expect(linesOfHtml('<p>Intro<ul><li>One<li><p>Two</p><p>more</p></ul>Outro')).toEqual([
    { text: 'Intro', level: 0 },
    { text: 'One', level: 1 },
    { text: 'Two more', level: 1 },
    { text: 'Outro', level: 0 },
  ])
})

test('what is no tag or never ends stays text', () => {
  expect(linesOfHtml('<style>a <b>1 < 2</b> <!-- x')).toEqual([{ text: 'a **1 < 2** <!-- x', level: 0 }])
})
