import { setupI18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { WORDS } from '#shared/ats/finding-texts.ts'
import { findingMessage } from '#web/features/score/finding-messages.ts'
// The catalog that the extractor writes for translators.
import catalog from '#locales/en/findings.po?raw'

const few = { code: 'telling-lines-few', values: { there: 2, enough: 7, points: 2 } }

test('a finding shows its values in English', () => {
  expect(findingMessage(few, null)).toEqual({
    title: 'Too few bullet points describe what you did',
    advice: 'You have 2 different bullet points or sentences of four or more words; aim for 7. Each one adds 2 points.',
  })
})

test("a finding is shown in the catalog's language, and in English where a translation is missing", () => {
  const german = setupI18n({
    locale: 'de',
    messages: { de: { 'telling-lines-few.advice': ['Es sind ', ['there'], '; ', ['enough'], ' reichen.'] } },
  })
  expect(findingMessage(few, german)).toEqual({
    title: 'Too few bullet points describe what you did',
    advice: 'Es sind 2; 7 reichen.',
  })
})

test('a code that this page does not know shows the message that came with it', () => {
  expect(findingMessage({ code: 'of-tomorrow', message: 'Say it anew.' }, null)).toEqual({
    title: 'Say it anew.',
    advice: '',
  })
})

test('translators get the title and the advice of every code', () => {
  const missing = Object.keys(WORDS).flatMap((code) =>
    ['title', 'advice'].map((part) => `${code}.${part}`).filter((id) => !catalog.includes(`msgid "${id}"`)),
  )
  expect(missing).toEqual([])
})
