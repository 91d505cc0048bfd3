import { expect, test } from 'vitest'
import type { LetterFacts, LetterKind } from '#server/services/letters/facts.ts'
import { writeLetter } from '#server/services/letters/write.ts'
import type { Links } from '#server/services/letters/words.ts'

const links: Links = {
  page: (path) => `https://cv.example${path}`,
  proof: (path, proofId) => `https://cv.example${path}/token-of-${proofId}`,
}
const setting = { brand: 'Curricle', links }
const letters: Record<LetterKind, LetterFacts> = {
  'password-reset': { kind: 'password-reset', facts: { proofId: 'p1' } },
  'email-confirmation': { kind: 'email-confirmation', facts: { proofId: 'p1' } },
  'email-change': { kind: 'email-change', facts: { proofId: 'p1' } },
  'email-changed': { kind: 'email-changed', facts: {} },
  'password-changed': { kind: 'password-changed', facts: {} },
  'account-deleted': { kind: 'account-deleted', facts: {} },
  'resume-reminder': { kind: 'resume-reminder', facts: { resumes: [{ id: 7, title: 'Nurse' }] } },
  'interview-tip': { kind: 'interview-tip', facts: { tip: 0 } },
}
const reminderOf = (...titles: string[]): LetterFacts => ({
  kind: 'resume-reminder',
  facts: { resumes: titles.map((title, i) => ({ id: i + 1, title })) },
})

test.each([
  ['password-reset', '/password-reset/token-of-p1', 'for one hour'],
  ['email-confirmation', '/confirm-email/token-of-p1', 'for seven days'],
  ['email-change', '/confirm-email/token-of-p1', 'for seven days'],
] as const)(
  'the letter %s carries its link, says how long it works, and what if you did not ask',
  (kind, path, span) => {
    const { text, html } = writeLetter(letters[kind], setting)
    expect(text).toContain(`https://cv.example${path}\n`)
    expect(html).toContain(`<a href="https://cv.example${path}">`)
    for (const body of [text, html]) {
      expect(body).toContain(span)
      expect(body).toMatch(/If you (did not ask|did not make an account), ignore this mail/)
    }
  },
)

test.each(Object.values(letters))('the letter $kind says the same as text and as HTML, and loads nothing', (letter) => {
  const { subject, text, html } = writeLetter(letter, setting, 'https://cv.example/unsubscribe/t')
  expect(subject).toMatch(/^\S.{10,120}$/)
  for (const line of text.split('\n')) {
    const words = line.replace(/^- /, '').replace(/:$/, '')
    expect(html).toContain(words.replaceAll("'", '&#39;').replaceAll('"', '&quot;'))
  }
  expect(html).not.toMatch(/<(img|script|link|iframe)|src=|url\(/)
  expect(text).toContain('Stop these mails:\nhttps://cv.example/unsubscribe/t\n')
})

test('titles are shown as typed and never become markup', () => {
  const { text, html } = writeLetter(reminderOf('<img src=x onerror=alert(1)> & "me"', 'Chef'), setting)
  expect(html).toContain('<li>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;me&quot;</li><li>Chef</li>')
  expect(text).toContain('- <img src=x onerror=alert(1)> & "me"\n- Chef\n')
})

test('a line break in a title makes neither a header nor a line of its own', () => {
  const { subject, text } = writeLetter(reminderOf('Chef\r\nBcc: eve@example.com\u2028https://evil.example'), setting)
  expect(subject).toBe('Your resume has not changed for three months')
  expect(text).toContain('- Chef Bcc: eve@example.com https://evil.example\n')
})

test('the product’s name cannot break out of subject or markup', () => {
  const { subject, html } = writeLetter(letters['password-reset'], { ...setting, brand: 'A\r\nBcc: x <b>' })
  expect(subject).toBe('Set a new password for A Bcc: x <b>')
  expect(html).not.toContain('<b>')
})

test('who lost an account to somebody else is told where to write', () => {
  const { text } = writeLetter(letters['email-changed'], { ...setting, contact: 'help@cv.example' })
  expect(text).toContain('Write to help@cv.example at once')
  expect(writeLetter(letters['email-changed'], setting).text).toContain('Answer this mail at once')
})
