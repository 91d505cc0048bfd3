import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyResume } from '#shared/resume/arbitrary-resume.ts'
import { emptyContent, type Design } from '#shared/resume/schema.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { composeDocument } from '#shared/template/document.ts'
import { designSheet } from '#shared/template/design-sheet.ts'

const HTML = '<p>Led a team of six</p>'
const CSS = ".doc{--font:'Source Sans 3';font-size:calc(12px*var(--scale,1))}"
const sheet = (design: Design, css = CSS, html = HTML) => designSheet(design, css, html)
const PLAIN = '.doc,.page{--gap:1;--leading:1;--scale:1'

test('a design without properties leaves all choices to the template', () => {
  expect(sheet({})).toBe(`${PLAIN}}\n`)
})

// 18 mm are 68.03 px, 50 mm 188.98 px and 30 mm 113.39 px at 96 px per inch; 10.5 pt are 14 px.
test.each<[Design, string]>([
  [{ margin: 18 }, '--m:68px'],
  [{ sideWidth: 50 }, '--side:189px'],
  [{ fontSize: 10.5 }, '--user-size:1.167'],
  [{ nameSize: 1.25 }, '--name-size:1.25'],
  [{ headingSize: 0.9 }, '--heading-size:0.9'],
  [{ headingCase: 'none' }, '--heading-case:none'],
  [{ bullet: 'dash' }, "--bullet:'– '"],
  [{ photoShape: 'rounded' }, '--photo-shape:12%'],
  [{ photoSize: 30 }, '--photo-size:113px'],
  [{ accent2: '#0e7490' }, '--user-accent-2:#0e7490'],
])('%j sets one property', (design, property) => {
  expect(sheet(design)).toBe(`${PLAIN};${property}}\n`)
})

test('line height and gap multiply those of the density', () => {
  expect(sheet({ density: 'compact', lineHeight: 1.1, gap: 1.5 })).toBe(
    '.doc,.page{--gap:1.05;--leading:1.056;--scale:0.95}\n',
  )
})

test('a size in points is kept exactly, whatever the density and the font', () => {
  expect(sheet({ density: 'airy', fontSize: 9, font: 'EB Garamond' })).toContain(
    "--scale:1;--user-font:'EB Garamond';--user-size:1.000}",
  )
})

// The x-height is .486 of the type size in Source Sans 3, .4 in EB Garamond.
test('headings in a family with a low x-height are enlarged to look as large as before', () => {
  expect(sheet({ headingFont: 'EB Garamond', nameSize: 2 / 3 })).toContain(
    "--user-heading-font:'EB Garamond';--name-size:0.81;--heading-size:1.215}",
  )
  expect(sheet({ headingFont: 'EB Garamond' }, CSS, '<p>قيادة فريق من ستة مهندسين</p>')).toContain('--name-size:1;')
})

test('a chosen line under headings replaces what the template draws there', () => {
  const css = sheet({ headingLine: 'dotted' })
  expect(css).toContain('.doc h2::before,.doc h2::after{display:none}')
  expect(css).toContain('border-bottom:1px dotted currentcolor')
  expect(sheet({ headingLine: 'none' })).not.toContain('currentcolor')
})

test('dates on the left have a column that side columns do not get', () => {
  expect(sheet({ datePosition: 'left' })).toContain(':where(:not(aside *))')
})

test('a heading font is one of the families of the page, beside those of the text', () => {
  const families = (design: Design) => composeDocument({ ...emptyContent(), design }, null).families
  expect(families({ headingFont: 'Literata' })).toEqual(['Open Sans', 'Literata'])
  expect(families({ font: 'Roboto', headingFont: 'Literata' })).toEqual(['Roboto', 'Literata'])
  expect(families({ font: 'Roboto', headingFont: 'Roboto' })).toEqual(['Roboto'])
})

test('icons are drawn only if the design or the template asks for them', () => {
  const layout = (css: string) => ({ htmlTemplate: '<h1>{{name}}</h1>', cssStyles: css })
  const hasIcons = (css: string, contactIcons?: boolean) =>
    composeDocument(
      { ...emptyContent(), design: contactIcons === undefined ? {} : { contactIcons } },
      layout(css),
    ).css.includes('mask:')
  expect([hasIcons(''), hasIcons('', true)]).toEqual([false, true])
  const asking = '.doc{--contact-icons:on}'
  expect([hasIcons(asking), hasIcons(asking, false)]).toEqual([true, false])
})

describe('the look', () => {
  test('never changes a word of the page, except the form of dates', () => {
    fc.assert(
      fc.property(anyResume, fc.constantFrom(null, ...builtInTemplates), (content, template) => {
        const { order, sideSections, dateFormat, ...look } = content.design ?? {}
        const kept = {
          ...(order && { order }),
          ...(sideSections && { sideSections }),
          ...(dateFormat && { dateFormat }),
        }
        const html = (design: Design) => composeDocument({ ...content, design }, template).html
        expect(html({ ...kept, ...look })).toBe(html(kept))
      }),
      { numRuns: 50 },
    )
  })
})
