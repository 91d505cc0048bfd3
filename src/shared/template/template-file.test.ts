import { expect, test } from 'vitest'
import { readTemplateFile, templateFile } from '#shared/template/template-file.ts'

const template = { name: 'Żółw', htmlTemplate: '<h1>{{fullName}}</h1>\n', cssStyles: ".doc h1{font-family:'Roboto'}" }

test('an exported template is imported as it was', () => {
  expect(readTemplateFile(templateFile(template))).toEqual(template)
})

test.each([
  ['no JSON', 'hello'],
  ['another document', '{"basics":{"name":"Ada"}}'],
  ['a later version', JSON.stringify({ kind: 'resume-template', version: 2, ...template })],
  ['no name', JSON.stringify({ kind: 'resume-template', version: 1, ...template, name: ' ' })],
  ['nothing', 'null'],
])('a file with %s is no template', (_, text) => {
  expect(readTemplateFile(text)).toBeUndefined()
})
