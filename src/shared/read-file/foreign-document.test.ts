import { expect, test } from 'vitest'
import { read } from '#shared/parse/fixtures/parsed-fields.ts'
import { readForeign, type ForeignDocument } from '#shared/read-file/foreign-document.ts'
import { htmlDocument, isHtml } from '#shared/read-file/html.ts'
import { readOdt } from '#shared/read-file/odt.ts'
import { readRtf } from '#shared/read-file/rtf.ts'

const NOTHING = { type: 'document', children: [] }
const latin1 = (bytes: readonly number[]) => String.fromCharCode(...bytes)
const ofHtml = (html: string): ForeignDocument => ({
  document: htmlDocument(html),
  header: NOTHING,
  footer: NOTHING,
  page: { width: 0, height: 0 },
})
const fieldsOf = (document: ForeignDocument) => read(readForeign(document).file)
const textOf = (document: ForeignDocument) => readForeign(document).file.text

/** What each of the files below says. */
const RESUME = {
  personalInfo: { fullName: 'José Müller', email: 'jose@example.com', phone: '+1 614 555 0100' },
  experience: [
    {
      company: 'Blue Door Café',
      position: 'Head Cook',
      startDate: '2019-03',
      current: true,
      achievements: ['Led a kitchen of six', 'Cut waste by 30%'],
    },
    { company: 'Harbor Grill', position: 'Line Cook', startDate: '2015-06', endDate: '2019-02' },
  ],
  education: [
    { institution: 'Culinary Institute of America', degree: 'Associate Degree', startDate: '2013', endDate: '2015' },
  ],
  skills: { technical: ['Baking', 'Menus', 'Food safety'] },
}

const HTML = `<!doctype html><html><head><title>CV</title><style>p { color: red }</style></head><body>
<script>document.write('<p>Injected</p>')</script>
<h1>Jos&eacute; M&#252;ller</h1><p>jose@example.com &middot; <a href="tel:+16145550100">+1 614 555 0100</a></p>
<!-- <p>Old employer</p> -->
<h2>Experience</h2>
<div><h3>Head Cook</h3><div>Blue Door Café</div><div>March 2019 – Present</div>
<ul><li>Led a kitchen of six<li>Cut waste by <b>30%</b></li></ul></div>
<table><tr><td><b>Line Cook</b><br>Harbor Grill</td><td>June 2015 – February 2019</td></tr></table>
<h2>Education</h2><p><b>Associate Degree</b><br>Culinary Institute of America<br>2013 – 2015</p>
<h2>Skills</h2><p>Baking, Menus, Food safety<span style="display:none">, Astronaut</span></p></body></html>`

test('a web page is read by its structure, without its scripts and what it hides', () => {
  expect(isHtml(HTML)).toBe(true)
  expect(fieldsOf(ofHtml(HTML))).toEqual(RESUME)
  expect(textOf(ofHtml(HTML))).not.toMatch(/Injected|Old employer|Astronaut|color/)
})

test.each(['Ida Lund\n<ida@example.com>', 'C < D and E > F', '# Ida <b>'])('%o is no web page', (text) => {
  expect(isHtml(text)).toBe(false)
})

const OFFICE = 'xmlns:office="o" xmlns:text="t" xmlns:style="s" xmlns:fo="f" xmlns:table="ta" xmlns:xlink="x"'
const p = (text: string, style = 'Standard') => `<text:p text:style-name="${style}">${text}</text:p>`
const item = (text: string) => `<text:list-item>${p(text)}</text:list-item>`
const ODT = {
  mimetype: 'application/vnd.oasis.opendocument.text',
  'styles.xml': `<office:document-styles ${OFFICE}><office:styles><style:style style:name="Title"/>
<style:style style:name="Heading_20_1"><style:text-properties fo:font-weight="bold"/></style:style></office:styles>
<office:automatic-styles><style:page-layout style:name="L"><style:page-layout-properties fo:page-width="8.5in" fo:page-height="11in"/></style:page-layout></office:automatic-styles>
<office:master-styles><style:master-page><style:header>${p('jose@example.com')}${p('+1 614 555 0100')}</style:header>
<style:footer>${p('Driving license')}</style:footer></style:master-page></office:master-styles></office:document-styles>`,
  'content.xml': `<?xml version="1.0"?><office:document-content ${OFFICE}><office:automatic-styles>
<style:style style:name="P1" style:parent-style-name="Title"/>
<style:style style:name="T1"><style:text-properties fo:font-weight="bold"/></style:style>
<style:style style:name="T2"><style:text-properties text:display="none"/></style:style></office:automatic-styles>
<office:body><office:text><text:tracked-changes><text:p>Deleted employer</text:p></text:tracked-changes>
${p('José Müller', 'P1')}
<text:h text:outline-level="1">Experience</text:h>
${p('<text:span text:style-name="T1">Head Cook</text:span><text:line-break/>Blue Door Café<text:line-break/>March 2019 – Present')}
<text:list>${item('Led a kitchen of six')}${item('Cut waste by<text:s/>30%')}</text:list>
<table:table><table:table-row><table:table-cell>${p('<text:span text:style-name="T1">Line Cook</text:span><text:line-break/>Harbor Grill')}</table:table-cell><table:table-cell>${p('June 2015 – February 2019')}</table:table-cell></table:table-row></table:table>
<text:h text:outline-level="1">Education</text:h>
${p('<text:span text:style-name="T1">Associate Degree</text:span><text:line-break/>Culinary Institute of America<text:line-break/>2013 – 2015')}
<text:h text:outline-level="1">Skills</text:h>
${p('Baking, Menus, Food safety<text:span text:style-name="T2">, Astronaut</text:span>')}
</office:text></office:body></office:document-content>`,
}

test('an OpenDocument text is read with its header, footer, and page, and without what is deleted or hidden', () => {
  const document = readOdt(ODT)
  expect(fieldsOf(document)).toEqual(RESUME)
  expect(readForeign(document).footer).toEqual(['Driving license'])
  expect(document.page).toEqual({ width: 612, height: 792 })
  expect(textOf(document)).not.toMatch(/Deleted|Astronaut/)
})

const bullet = (text: string) => String.raw`{\listtext\f3\'b7\tab}\ls1 ${text}\par\pard` + '\n'
const RTF = String.raw`{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fnil Arial;}{\f3\fnil Symbol;}}{\colortbl;\red0\green0\blue0;}
{\stylesheet{\s0 Normal;}{\s1\b heading 1;}{\s2 Title;}}{\info{\author Somebody Else}{\title CV}}
{\*\generator Riched20;}\paperw12240\paperh15840{\header jose@example.com\par +1 614 555 0100\par}{\footer Driving license\par}
\pard\s2\b\fs44 Jos\'e9 M\u252?ller\par\pard\plain\fs20
\pard\s1\b\fs28 Experience\par\pard\plain\fs20
{\b Head Cook}\line Blue Door Caf\uc1\u233\'e9\line March 2019 \endash  Present\par
${bullet('Led a kitchen of six')}${bullet(String.raw`Cut waste by 30%{\v  Astronaut}`)}
{\pict\pngblip 89504e470d0a}\trowd\cellx5000\cellx9000\intbl{\b Line Cook}\line Harbor Grill\cell June 2015 \endash  February 2019\cell\row\pard
\pard\s1\b\fs28 Education\par\pard\plain\fs20
{\b Associate Degree}\line Culinary Institute of America\line 2013 \endash  2015\par
\pard\s1\b\fs28 Skills\par\pard\plain\fs20 Baking, Menus, Food safety\par}`

test('Rich Text Format is read with its header, footer, and page, and without pictures and what is hidden', () => {
  const document = readRtf(RTF, latin1)
  expect(fieldsOf(document)).toEqual(RESUME)
  expect(readForeign(document).footer).toEqual(['Driving license'])
  expect(document.page).toEqual({ width: 612, height: 792 })
  expect(textOf(document)).not.toMatch(/Somebody|Astronaut|Arial|8950/)
})

test('a link in Rich Text Format keeps its address, and bytes of a code page are decoded together', () => {
  const link = String.raw`{\field{\*\fldinst{HYPERLINK "https://jose.example"}}{\fldrslt My page}} and \'93\'fa\par`
  const { file } = readForeign(readRtf(String.raw`{\rtf1\ansicpg932 ${link}}`, (bytes) => `<${bytes.join(' ')}>`))
  expect(file.text).toBe('My page and <147 250>')
  expect(file.links.map(({ url }) => url)).toEqual(['https://jose.example'])
})

test.each([
  '{\\rtf1{{{{',
  '{\\rtf1 }}}}\\par',
  '{\\rtf1\\bin99999999999 x',
  '{\\rtf1\\u-99999 x}',
  '\\',
  '{\\rtf1\\trowd\\row\\cell\\row',
])('broken Rich Text Format %o never throws', (rtf) => {
  expect(() => readForeign(readRtf(rtf, latin1))).not.toThrow()
})

test.each(['<', '<p', '</td></tr><td><tr><table><li>', '<!--', '<p "', '<script>', '<a href=>x'])(
  'broken HTML %o never throws',
  (html) => {
    expect(() => readForeign(ofHtml(html))).not.toThrow()
  },
)
