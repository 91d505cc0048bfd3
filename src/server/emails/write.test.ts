import { expect, test } from 'vitest'
import type { EmailFacts, EmailKind } from '#server/emails/facts.ts'
import { renderEmail } from '#server/emails/write.ts'
import type { LinkBuilder } from '#server/emails/words.ts'

const links: LinkBuilder = {
  page: (path) => `https://cv.example${path}`,
  proof: (path, proofId) => `https://cv.example${path}/token-of-${proofId}`,
}
const article = (slug: string, title: string) => ({ slug, title, description: `All about ${slug}.` })
const setting = { brand: 'Curricle', links }
const letters: Record<EmailKind, EmailFacts> = {
  'password-reset': { kind: 'password-reset', facts: { proofId: 'p1' } },
  'email-confirmation': { kind: 'email-confirmation', facts: { proofId: 'p1' } },
  'email-change': { kind: 'email-change', facts: { proofId: 'p1' } },
  'email-changed': { kind: 'email-changed', facts: {} },
  'password-changed': { kind: 'password-changed', facts: {} },
  'account-deleted': { kind: 'account-deleted', facts: {} },
  'resume-reminder': { kind: 'resume-reminder', facts: { resumes: [{ id: 7, title: 'Nurse' }] } },
  'interview-tip': { kind: 'interview-tip', facts: { tip: 0 } },
  'portfolio-views': {
    kind: 'portfolio-views',
    facts: {
      first: '2026-03-02',
      last: '2026-03-08',
      things: [
        { title: 'Nurse', label: 'St. Mary’s', views: 4, downloads: 1 },
        { title: 'Nurse', label: null, views: 1, downloads: 0 },
        { title: null, label: null, views: 2, downloads: 0 },
      ],
    },
  },
  'contact-reply': {
    kind: 'contact-reply',
    facts: { subject: 'About note G', message: 'Is it\n\nright?', reply: 'It is.\nEvery line of it.' },
  },
  'taken-down': { kind: 'taken-down', facts: { title: 'Nurse' } },
  'contact-receipt': { kind: 'contact-receipt', facts: { category: 'billing' } },
  'subscription-confirmation': { kind: 'subscription-confirmation', facts: { proofId: 'p1', topic: 'newsletter' } },
  'test-mail': { kind: 'test-mail', facts: {} },
  'topic-notice': { kind: 'topic-notice', facts: { topic: 'cover-letters' } },
  'new-articles': { kind: 'new-articles', facts: { articles: [article('gaps', 'Gaps')] } },
  'article-digest': { kind: 'article-digest', facts: { articles: [article('gaps', 'Gaps'), article('pay', 'Pay')] } },
}
const reminderOf = (...titles: string[]): EmailFacts => ({
  kind: 'resume-reminder',
  facts: { resumes: titles.map((title, i) => ({ id: i + 1, title })) },
})

test.each([
  ['password-reset', '/password-reset/token-of-p1', 'expires after one hour'],
  ['email-confirmation', '/confirm-email/token-of-p1', 'expires after seven days'],
  ['email-change', '/confirm-email/token-of-p1', 'expires after seven days'],
  ['subscription-confirmation', '/newsletter/confirm/token-of-p1', 'works for seven days'],
] as const)(
  'the email %s contains its link, its expiration and what to do if you did not ask for it',
  (kind, path, span) => {
    const { text, html } = renderEmail(letters[kind], setting)
    expect(text).toContain(`https://cv.example${path}\n`)
    expect(html).toContain(`<a href="https://cv.example${path}">`)
    for (const body of [text, html]) {
      expect(body).toContain(span)
      expect(body).toMatch(/If you didn’t (ask for this|create an account), ignore this email\./)
    }
  },
)

test.each(Object.values(letters))(
  'the email $kind has the same content as text and HTML, and loads nothing',
  (letter) => {
    const { subject, text, html } = renderEmail(letter, setting, 'https://cv.example/unsubscribe/t')
    expect(subject).toMatch(/^\S.{10,120}$/)
    for (const line of text.split('\n')) {
      const words = line.replace(/^(- |> ?)/, '').replace(/:$/, '')
      expect(html).toContain(words.replaceAll("'", '&#39;').replaceAll('"', '&quot;'))
    }
    expect(html).not.toMatch(/<(img|script|link|iframe)|src=|url\(/)
    expect(text).toContain('Unsubscribe:\nhttps://cv.example/unsubscribe/t\n')
  },
)

test('an email that can be unsubscribed from ends with the postal address of its sender; others do not', () => {
  const sender = 'Ada Berg, 1 Mill Lane, Springfield'
  const tip = renderEmail(letters['interview-tip'], { ...setting, sender }, 'https://cv.example/unsubscribe/t')
  expect(tip.text.endsWith('\n\nAda Berg, 1 Mill Lane, Springfield\n')).toBe(true)
  expect(tip.html).toContain('<p>Ada Berg, 1 Mill Lane, Springfield</p>')
  expect(renderEmail(letters['password-reset'], { ...setting, sender }).text).not.toContain('Mill Lane')
})

test('titles are shown as typed and never become markup', () => {
  const { text, html } = renderEmail(reminderOf('<img src=x onerror=alert(1)> & "me"', 'Chef'), setting)
  expect(html).toContain('<li>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;me&quot;</li><li>Chef</li>')
  expect(text).toContain('- <img src=x onerror=alert(1)> & "me"\n- Chef\n')
})

test('a line break in a title creates neither a header nor a new line', () => {
  const { subject, text } = renderEmail(reminderOf('Chef\r\nBcc: eve@example.com\u2028https://evil.example'), setting)
  expect(subject).toBe('You haven’t updated your resume in three months')
  expect(text).toContain('- Chef Bcc: eve@example.com https://evil.example\n')
})

test('the product name cannot break out of subject or markup', () => {
  const { subject, html } = renderEmail(letters['password-reset'], { ...setting, brand: 'A\r\nBcc: x <b>' })
  expect(subject).toBe('Reset your A Bcc: x <b> password')
  expect(html).not.toContain('<b>')
})

test('the email about a changed address says where to write if it was not you', () => {
  const { text } = renderEmail(letters['email-changed'], { ...setting, contact: 'help@cv.example' })
  expect(text).toContain('Write to help@cv.example right away.')
  expect(renderEmail(letters['email-changed'], setting).text).toContain('Contact us:\nhttps://cv.example/contact\n')
})

test('one new article is named in the subject; several are each listed with their link', () => {
  expect(renderEmail(letters['new-articles'], setting).subject).toBe('New article: Gaps')
  const { subject, text } = renderEmail(letters['article-digest'], setting)
  expect(subject).toBe('2 new career articles from Curricle')
  expect(text).toContain('“Gaps”\n\nAll about gaps.\n\nRead this article:\nhttps://cv.example/blog/gaps\n')
  expect(text).toContain('“Pay”\n\nAll about pay.\n\nRead this article:\nhttps://cv.example/blog/pay\n')
})

test('a title with a line break or markup stays a title', () => {
  const articles = [article('gaps', 'Gaps\r\nBcc: eve@example.com <img src=x>')]
  const { subject, html } = renderEmail({ kind: 'new-articles', facts: { articles } }, setting)
  expect(subject).toBe('New article: Gaps Bcc: eve@example.com <img src=x>')
  expect(html).toContain('“Gaps Bcc: eve@example.com &lt;img src=x&gt;”')
})

test.each([
  ['newsletter', 'an email about each new career article', 'Yes, email me new articles'],
  ['cover-letters', 'an email when cover letter templates are available', 'Yes, let me know'],
] as const)('a confirmation request for %s says what it is for', (topic, wish, yes) => {
  const { text } = renderEmail({ kind: 'subscription-confirmation', facts: { proofId: 'p1', topic } }, setting)
  expect(text).toContain(`asked Curricle for ${wish}.`)
  expect(text).toContain(`${yes}:\nhttps://cv.example/newsletter/confirm/token-of-p1\n`)
})

test('an email is in English, with its dates, where the account has a partial language', () => {
  const { text, html } = renderEmail(letters['portfolio-views'], { ...setting, language: 'nl' })
  expect(text).toContain('From March 2 to March 8')
  expect(html).toContain('<html lang="en">')
})
