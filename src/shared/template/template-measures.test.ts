import { expect, test } from 'vitest'
import { templateMeasures, templateParts } from '#shared/template/template-measures.ts'

const layout = (cssStyles: string, htmlTemplate = '') => ({ cssStyles, htmlTemplate })

// A millimeter has 3.78 px: 50 px are 13.2 mm, 160 px 42.3 mm, 60 px 15.9 mm and 96 px 25.4 mm. A point has 1.33 px.
test('the measures of a template are those that its style sheet declares', () => {
  const css = ".doc,.page{--side:160px;--m:50px}.doc{--font:'Roboto';font-size:calc(12px*var(--scale,1))}"
  expect(templateMeasures(layout(css), {})).toEqual({ margin: 13, sideWidth: 42, photoSize: 25, fontSize: 9 })
})

test('a template that declares none has those of the base sheet', () => {
  expect(templateMeasures(layout(''), {})).toMatchObject({ margin: 16, fontSize: 10, sideWidth: NaN })
})

// In EB Garamond, whose x-height is .4, 12 px of Roboto, whose x-height is .528, become 15.84 px: 11.88 points.
test('the type size follows the chosen family, but not the chosen size', () => {
  const css = ".doc{--font:'Roboto';font-size:12px}"
  expect(templateMeasures(layout(css), { font: 'EB Garamond', fontSize: 8 }).fontSize).toBe(12)
})

test('a template tells which controls have something to change', () => {
  expect(
    templateParts(layout('.doc{--side:120px;color:var(--accent-2)}', '{{#photo}}{{/photo}}{{#side}}{{/side}}')),
  ).toEqual({ columns: true, sideWidth: true, photo: true, secondAccent: true, movableDates: false })
  expect(templateParts(layout('', '{{#sections}}{{/sections}}'))).toEqual({
    columns: false,
    sideWidth: false,
    photo: false,
    secondAccent: false,
    movableDates: false,
  })
})

test.each([
  ['<div class="head"><h3>{{position}}</h3> {{#dates}}<span class="dates">{{dates}}</span>{{/dates}}</div>', true],
  [
    '<div class="head"><div><h3>{{position}}</h3></div> {{#dates}}<span class="dates">{{dates}}</span>{{/dates}}</div>',
    true,
  ],
  ['<div class="head">{{#dates}}<span class="dates">{{dates}}</span>{{/dates}} <h3>{{position}}</h3></div>', false],
  ['<div class="head"><h3>{{position}}</h3><div>{{#dates}}<span>{{dates}}</span>{{/dates}}</div></div>', false],
])('dates can be moved in %s: %s', (htmlTemplate, movable) => {
  expect(templateParts(layout('', htmlTemplate)).movableDates).toBe(movable)
})
