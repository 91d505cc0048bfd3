import { expect, test } from 'vitest'
import { saysServerTexts } from './server-files.ts'
import { serverTextsOf } from './server-texts.ts'

test('sentences of routes, emails and contracts are translated, those of logs and programs are not', () => {
  expect(saysServerTexts('src/server/coach/routes.ts')).toBe(true)
  expect(saysServerTexts('src/server/accounts/security-routes.ts')).toBe(true)
  expect(saysServerTexts('src/server/emails/messages/password-reset.ts')).toBe(true)
  expect(saysServerTexts('src/shared/contract/account.ts')).toBe(true)
  expect(saysServerTexts('src/server/articles/crawler-routes.ts')).toBe(false)
  expect(saysServerTexts('src/server/main.ts')).toBe(false)
  expect(saysServerTexts('src/server/coach/routes.test.ts')).toBe(false)
})

test('values become numbered placeholders', () => {
  const code = 'const full = (name: string, most: number) => `The list ${name} has room for ${most} entries.`'
  expect(serverTextsOf('src/server/lists/routes.ts', code)).toEqual(['The list {0} has room for {1} entries.'])
})

test('what describes an endpoint to programmers is left out', () => {
  const code = "const list = {\n  summary: 'All lists of a person',\n  error: 'Enter a name.',\n}"
  expect(serverTextsOf('src/shared/contract/lists.ts', code)).toEqual(['Enter a name.'])
})
