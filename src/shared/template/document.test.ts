import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { emptyContent, ResumeContent } from '#shared/resume/schema.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { campus } from '#shared/template/built-in/campus.ts'
import { ruledForm } from '#shared/template/built-in/ruled-form.ts'
import { MARK_END, MARK_START, MARK_TEXT } from '#shared/template/leaf.ts'
import { composeDocument, composeMarked, keywordsOf } from '#shared/template/document.ts'
import { sampleContent } from '#shared/template/samples.ts'
import { viewModel } from '#shared/template/view-model.ts'

const make = (content: z.input<typeof ResumeContent>) => z.parse(ResumeContent, content)
const layouts = [null, ...builtInTemplates].map((template) => ({
  name: template?.name ?? 'the default layout',
  template,
}))
const titlesOf = (content: ResumeContent) =>
  viewModel(content).sections.map((section) => Object.values(section).find((view) => view !== null)!.title)

test('sections are in the chosen order, without hidden and empty ones', () => {
  const content = sampleContent('short')
  expect(titlesOf(content)).toEqual(['Summary', 'Experience', 'Education', 'Skills', 'Certifications'])
  expect(
    titlesOf({ ...content, design: { order: ['skills', 'education'] }, hiddenSections: ['certifications'] }),
  ).toEqual(['Skills', 'Education', 'Summary', 'Experience'])
})

test('a template with its own order prints it until the person chooses one', () => {
  const headingsIn = (content: ResumeContent) =>
    [...composeDocument(content, campus).html.matchAll(/<h2>([^<]*)/g)].map(([, title]) => title)
  const content = sampleContent('short')
  expect(headingsIn(content)).toEqual(['Summary', 'Education', 'Experience', 'Skills', 'Certifications'])
  const chosen = { ...content, design: { order: ['skills' as const] } }
  expect(headingsIn(chosen)).toEqual(['Skills', 'Summary', 'Experience', 'Education', 'Certifications'])
})

test('sections say what they are about, so that publications can be numbered and licenses set apart', () => {
  const { html } = composeDocument(
    make({
      publications: [{ title: 'A paper' }],
      custom: [
        { id: 'a', title: 'Licenses', kind: 'licenses', items: [{ title: 'Board license' }] },
        { id: 'b', title: 'Talks at home', items: [{ title: 'A talk' }] },
      ],
    }),
    null,
  )
  const classes = [...html.matchAll(/<section class="generic ([a-z]+) /g)].map(([, kind]) => kind)
  expect(classes).toEqual(['publications', 'licenses', 'own'])
})

test('a template that has dates first has them first in projects too', () => {
  const dated = { startDate: '2020', endDate: '2021' }
  const { html } = composeDocument(
    make({ experience: [{ position: 'Cook', ...dated }], projects: [{ name: 'Cookbook', ...dated }] }),
    ruledForm,
  )
  expect(html).toContain('<span class="dates">2020 – 2021</span> <h3>Cook</h3>')
  expect(html).toContain('<span class="dates">2020 – 2021</span> <h3>Cookbook</h3>')
})

test('an empty resume prints no section and no stray heading', () => {
  for (const { template } of layouts) expect(composeDocument(emptyContent(), template).html).not.toMatch(/<h[23]/)
})

test('the date of a certificate is printed like any other date, and its words stay as they are', () => {
  const content = make({ language: 'fr', certifications: ['**PSM I**, Scrum.org, 2019-02'] })
  for (const { template } of layouts)
    expect(composeDocument(content, template).html).toContain('<b>PSM I</b>, Scrum.org, févr. 2019')
})

test.each([
  ['3.8', 'en', 'GPA: 3.8'],
  ['8.9 / 10', 'en', 'GPA: 8.9 / 10'],
  ['3,7 (cum laude)', 'en', 'GPA: 3,7 (cum laude)'],
  ['Distinction', 'en', 'Grade: Distinction'],
  ['2:1', 'en', 'Grade: 2:1'],
  ['1st', 'en', 'Grade: 1st'],
  ['85 %', 'en', 'Grade: 85 %'],
  ['Très bien', 'fr', 'Mention: Très bien'],
  ['Sobresaliente', 'es', 'Calificación: Sobresaliente'],
  ['1,7', 'de', 'Note: 1,7'],
] as const)('the grade %j in %s is printed as %j', (gpa, language, printed) => {
  const { html } = composeDocument(make({ language, education: [{ degree: 'BA', gpa }] }), null)
  expect(html).toContain(printed)
})

test('bullets that begin with two spaces are a list in the bullet above, in every layout', () => {
  const bullets = ['Led it', '  Planned *it*', '', '  Built it', 'Sold it', ' Kept it']
  const nested = make({
    experience: [{ company: 'A', achievements: bullets }],
    volunteer: [{ role: 'B', achievements: bullets }],
    custom: [{ id: 'c', title: 'C', items: [{ title: 'D', bullets }] }],
  })
  for (const { template } of layouts) {
    const { html } = composeDocument(nested, template)
    expect(html.match(/Led it<ul><li>Planned <i>it<\/i><\/li><li>Built it<\/li><\/ul>/g)).toHaveLength(3)
    expect(html).not.toMatch(/(?:Sold|Kept) it<ul>/)
  }
})

test('the first bullet that is printed is not nested', () => {
  const { html } = composeDocument(
    make({ experience: [{ company: 'A', achievements: [' ', '  One', '  Two'] }] }),
    null,
  )
  expect(html).toContain('One<ul><li>Two</li></ul>')
})

test('a nested bullet has a mark of its own, outside that of the bullet above', () => {
  const content = make({ experience: [{ company: 'A', achievements: ['One', '  Two'] }] })
  const marked = (index: number, text: string) =>
    `${MARK_START}experience.0.achievements.${index}${MARK_TEXT}${text}${MARK_END}`
  expect(composeMarked(content, null)).toContain(`${marked(0, 'One')}<ul><li>${marked(1, 'Two')}</li></ul>`)
})

test('a script in any field is only text', () => {
  const { html } = composeDocument(
    make({
      personalInfo: { fullName: '<script>alert(1)</script>' },
      summary: '[a](javascript:alert(1)) <b onclick="x">',
    }),
    null,
  )
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).not.toMatch(/<script|<b onclick|href="javascript/)
})

test('an address is displayed short and linked in full', () => {
  const { html } = composeDocument(sampleContent('long'), null)
  expect(html).toContain('<a href="https://github.com/jwhitfieldreyes">github.com/jwhitfieldreyes</a>')
  expect(html).toContain('<a href="mailto:jonathan.whitfield-reyes@example.com">')
})

test('bold, italic and links in the text are printed as such', () => {
  const { html } = composeDocument(make({ summary: 'Built **two** *quiet* [tools](https://example.com)' }), null)
  expect(html).toContain('Built <b>two</b> <i>quiet</i> <a href="https://example.com">tools</a>')
})

test('the design overrides the template', () => {
  const { css, paper, families, fitPages } = composeDocument(
    make({ design: { accent: '#7c2d12', font: 'Literata', density: 'compact', paper: 'letter', fitPages: 2 } }),
    null,
  )
  expect(
    css.endsWith(
      ".doc,.page{--gap:0.7;--leading:0.96;--scale:0.95;--user-accent:#7c2d12;--user-on-accent:#ffffff;--user-font:'Literata';--user-size:1.055}\n",
    ),
  ).toBe(true)
  expect({ paper, families, fitPages }).toEqual({ paper: 'letter', families: ['Literata'], fitPages: 2 })
})

test('keywords are the skills', () => {
  expect(keywordsOf(make({ skills: { technical: ['C++'], soft: ['Calm'], languages: ['Igbo'] } }))).toEqual([
    'C++',
    'Igbo',
  ])
})

describe.each(layouts)('in $name', ({ template }) => {
  test('every word of the long sample is printed', () => {
    const { html } = composeDocument(sampleContent('long'), template)
    const page = html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&')
    for (const words of [
      'Jonathan Whitfield-Reyes',
      'Severn Transit',
      'Reduced pager alerts from 210 to 35 a week',
      'Distinction',
      'TLS / PKI',
      'Vendor negotiation',
      'gatekeeper-sim',
      'WebAssembly',
      'ITIL 4 Foundation, 2019',
      'Code Club Bristol',
      'Revocation at the edge',
      'Rail Industry Forum',
      'Letterpress printing',
    ])
      expect(page).toContain(words)
  })

  test('marks surround every field and change nothing else', () => {
    const content = sampleContent('accented')
    const marked = composeMarked(content, template)
    const mark = new RegExp(`${MARK_START}[^${MARK_TEXT}]*${MARK_TEXT}|${MARK_END}`, 'g')
    expect(marked.replace(mark, '')).toBe(composeDocument(content, template).html)
    expect(marked).toContain(`${MARK_START}experience.0.achievements.1${MARK_TEXT}`)
  })

  test('no text becomes markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('<', '>', '&', '"', "'", '{', '}', 'a', '/') }), (text) => {
        const { html } = composeDocument(
          make({
            personalInfo: { fullName: text, email: text, website: text },
            summary: text,
            experience: [{ position: text, company: text, startDate: text, achievements: [text] }],
          }),
          template,
        )
        const tags = [...html.matchAll(/<(\/?[a-z0-9]+)((?:\s+[a-z]+="[^"<>]*")*)\s*>/g)].map(([tag]) => tag)
        expect(html.replace(/<(\/?[a-z0-9]+)((?:\s+[a-z]+="[^"<>]*")*)\s*>/g, '')).not.toMatch(/[<>]/)
        expect(tags.join('')).not.toMatch(/javascript:/)
      }),
      { numRuns: 60 },
    )
  })
})

test.each([
  ['three lines of text', 'Led a team of five.', ['Cut costs.', 'Grew sales.'], true],
  ['four lines of text', 'Led a team of five.', ['Cut costs.', 'Grew sales.', 'Moved offices.'], false],
  ['a paragraph of five lines', 'Long words of a long job. '.repeat(16), [], false],
])('an entry with %s stays on one page only if it is short', (_, description, achievements, keeps) => {
  const position = { company: 'Acme', position: 'Lead', startDate: '', endDate: '', current: false }
  const content = { ...emptyContent(), experience: [{ ...position, description, achievements }] }
  expect(composeDocument(content, null).html.includes('class="entry keep"')).toBe(keeps)
})

test('a template with two columns has the chosen sections at the side', () => {
  const layout = {
    htmlTemplate: `{{#side}}{{#items}}{{#skills}}side: {{title}};{{/skills}}{{#education}}side: {{title}};{{/education}}{{/items}}{{/side}}
{{#main}}{{#items}}{{#skills}}main: {{title}};{{/skills}}{{#education}}main: {{title}};{{/education}}{{/items}}{{/main}}`,
    cssStyles: '',
  }
  const content = make({
    education: [{ degree: 'BA' }],
    skills: { technical: ['C++'] },
    design: { sideSections: ['education'] },
  })
  expect(composeDocument(content, layout).html.trim()).toBe('side: Education;\nmain: Skills;')
})

test('every date is printed in the format of the design', () => {
  const { html } = composeDocument(
    make({
      experience: [{ position: 'Cook', startDate: '2019-01', endDate: '2020-02' }],
      education: [{ degree: 'BA', endDate: '2018-03' }],
      projects: [{ name: 'Menu', startDate: '2018-04' }],
      certifications: ['Hygiene, 2018-05'],
      certificates: [{ name: 'Wine', date: '2018-06', expires: '2021-07' }],
      volunteer: [{ role: 'Driver', startDate: '2018-08' }],
      awards: [{ title: 'Star', date: '2018-09' }],
      publications: [{ title: 'Sauces', date: '2018-10' }],
      custom: [{ id: 'talks', title: 'Talks', items: [{ title: 'Salt', date: '2018-11' }] }],
      design: { dateFormat: 'numeric' },
    }),
    null,
  )
  const dates = html.match(/\d\d\/\d{4}/g)?.toSorted() ?? []
  expect(dates.map((date) => date.slice(0, 2)).join(' ')).toBe('01 02 03 04 05 06 07 08 09 10 11')
})
