import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LanguageList } from '#web/features/layout/language-list.tsx'
import { show } from '#web/testing/show.tsx'

test('a partial language says that the site is partly in English', async () => {
  show(LanguageList, { locale: 'nl' })
  expect(await screen.findByText('Parts of this site are in English.')).toBeTruthy()
  expect((await screen.findByRole('button', { name: 'Nederlands' })).getAttribute('aria-current')).toBe('true')
})

test('a complete language says nothing of it', async () => {
  show(LanguageList, { locale: 'de' })
  await screen.findByRole('button', { name: 'Deutsch' })
  expect(screen.queryByText('Parts of this site are in English.')).toBeNull()
})
