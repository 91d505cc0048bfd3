import { expect, test } from 'vitest'
import { fillPlaceholders, withoutSections } from '#server/articles/placeholders.ts'

const text = 'We are {brand}.\n\nWrite to {support}.\n\n- Ask {operator}\n- Read\n  on\n- Look'

test('placeholders are replaced by their settings', () => {
  expect(fillPlaceholders(text, { brand: 'Curricle', operator: 'Ada', support: 'help@cv.example' })).toBe(
    'We are Curricle.\n\nWrite to help@cv.example.\n\n- Ask Ada\n- Read\n  on\n- Look',
  )
})

test('only a paragraph or list item with an unset placeholder is left out', () => {
  expect(fillPlaceholders(text, { brand: 'Curricle', operator: undefined, support: undefined })).toBe(
    'We are Curricle.\n\n- Read\n  on\n- Look',
  )
})

test('a removed section ends at the next heading of its level', () => {
  const pages = '## A\n\na\n\n### Sub\n\n## B\n\nb\n\n## A and C\n\nc'
  expect(withoutSections(pages, ['A'])).toBe('## B\n\nb\n\n## A and C\n\nc')
})
