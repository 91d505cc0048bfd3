import { expect, test } from 'vitest'
import { DEFAULT_TEMPLATES } from '#shared/template/default-templates.ts'
import { builtInTemplates } from '#shared/template/built-in/all.ts'
import { defaultTemplate } from '#shared/template/default-templates.ts'

test('every choice in the settings has its own template', () => {
  const names = DEFAULT_TEMPLATES.map((choice) => defaultTemplate(choice, builtInTemplates)?.name)
  expect(names).toEqual(['Modern Professional', 'Executive Professional', 'Modern Creative', 'Quiet Page'])
})
