import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Difference } from '#shared/resume/differences.ts'
import { DifferenceValue } from '#web/features/builder/history/difference-value.tsx'
import { showFields } from '#web/features/builder/testing/show-fields.tsx'

const showValue = (difference: Partial<Difference>) =>
  showFields(() => (
    <output>
      <DifferenceValue
        difference={{ path: 'p', section: 'experience', entry: null, field: null, mine: '', theirs: '', ...difference }}
        side="theirs"
      />
    </output>
  ))
const shown = () => screen.getByRole('status').textContent

test('kinds and page breaks are named as in the form', () => {
  showValue({ section: 'contacts', theirs: { id: 'a', kind: 'scholar', url: 'x.example' } })
  expect(shown()).toBe('Kind: Google ScholarLink: x.example')
})

test('the page break of an entry is named as in its menu', () => {
  showValue({ field: 'pageBreak', theirs: 'before' })
  expect(shown()).toBe('Start a new page')
})

test('page breaks of sections are listed by section', () => {
  showValue({ section: 'sectionBreaks', theirs: { skills: 'together' } })
  expect(shown()).toBe('Skills: Keep on one page')
})

test('a photo is shown, not spelled out', () => {
  showValue({ section: 'photo', theirs: { image: 'data:image/png;base64,AAAA' } })
  expect(screen.getByRole('img', { name: 'Photo' }).getAttribute('src')).toBe('data:image/png;base64,AAAA')
  expect(shown()).toBe('')
})
