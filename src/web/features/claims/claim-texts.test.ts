import { expect, test } from 'vitest'
import { CLAIMS } from '#shared/claims.ts'
import { CLAIM_TEXTS } from '#web/features/claims/claim-texts.ts'

test('every claim has a text for translation, and it is the claim’s own', () => {
  const texts = Object.entries(CLAIM_TEXTS).map(([id, { message }]) => [id, message])
  expect(texts).toEqual(CLAIMS.map(({ id, text }) => [id, text]))
})
