import { expect, test } from 'vitest'
import { BoundedWriter, TemplateTooLong } from '#shared/template/bounded-writer.ts'

const list = { items: Array.from({ length: 100 }, () => 'x') }

test('a list prints each item', () => {
  expect(new BoundedWriter().render('{{#items}}<li>{{.}}</li>{{/items}}', { items: ['a', 'b'] })).toBe(
    '<li>a</li><li>b</li>',
  )
})

test('a list inside itself that prints a million items is stopped', () => {
  const template = '{{#items}}{{#items}}{{#items}}x{{/items}}{{/items}}{{/items}}'
  expect(() => new BoundedWriter().render(template, list)).toThrow(TemplateTooLong)
})

test('a long text that is repeated ten thousand times is stopped', () => {
  const template = `{{#items}}{{#items}}${'x'.repeat(1000)}{{/items}}{{/items}}`
  expect(() => new BoundedWriter().render(template, list)).toThrow(TemplateTooLong)
})

test('each page has the whole room for itself', () => {
  const writer = new BoundedWriter()
  const template = `{{#items}}${'x'.repeat(50_000)}{{/items}}`
  for (let page = 0; page < 3; page += 1) expect(writer.render(template, list)).toHaveLength(5_000_000)
})
