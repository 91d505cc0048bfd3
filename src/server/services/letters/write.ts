import { accountDeleted } from '#server/services/letters/account-deleted.ts'
import { emailChange } from '#server/services/letters/email-change.ts'
import { emailChanged } from '#server/services/letters/email-changed.ts'
import { emailConfirmation } from '#server/services/letters/email-confirmation.ts'
import type { LetterFacts } from '#server/services/letters/facts.ts'
import { interviewTip } from '#server/services/letters/interview-tip.ts'
import { passwordChanged } from '#server/services/letters/password-changed.ts'
import { passwordReset } from '#server/services/letters/password-reset.ts'
import { resumeReminder } from '#server/services/letters/resume-reminder.ts'
import type { Part, Setting, Words } from '#server/services/letters/words.ts'
import { escapeHtml } from '#shared/text/escape.ts'

type Written = { readonly subject: string; readonly text: string; readonly html: string }

/** Writes a letter twice over, as text and as HTML; with `stop`, it ends with the link that ends such mails. */
export function writeLetter(letter: LetterFacts, setting: Setting, stop?: string): Written {
  const { subject, parts } = wordsOf(letter, setting)
  const all = stop ? [...parts, { link: stop, label: 'Stop these mails' }] : parts
  return { subject: oneLine(subject), text: textOf(all, setting.brand), html: htmlOf(subject, all, setting.brand) }
}

function wordsOf(letter: LetterFacts, setting: Setting): Words {
  switch (letter.kind) {
    case 'password-reset':
      return passwordReset(letter.facts, setting)
    case 'email-confirmation':
      return emailConfirmation(letter.facts, setting)
    case 'email-change':
      return emailChange(letter.facts, setting)
    case 'email-changed':
      return emailChanged(letter.facts, setting)
    case 'password-changed':
      return passwordChanged(letter.facts, setting)
    case 'account-deleted':
      return accountDeleted(letter.facts, setting)
    case 'resume-reminder':
      return resumeReminder(letter.facts, setting)
    case 'interview-tip':
      return interviewTip(letter.facts, setting)
  }
}

/** A line break in what a person typed must not become a header or a paragraph of ours. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

function textOf(parts: readonly Part[], brand: string): string {
  const blocks = parts.map((part) => {
    if (typeof part === 'string') return oneLine(part)
    if ('list' in part) return part.list.map((item) => `- ${oneLine(item)}`).join('\n')
    return `${part.label}:\n${part.link}`
  })
  return `${[...blocks, brand].join('\n\n')}\n`
}

/** Without colours of its own, pictures or anything from elsewhere: it reads well in light and dark, and tells nobody. */
function htmlOf(subject: string, parts: readonly Part[], brand: string): string {
  const body = parts.map((part) => {
    if (typeof part === 'string') return `<p>${shown(part)}</p>`
    if ('list' in part) return `<ul>${part.list.map((item) => `<li>${shown(item)}</li>`).join('')}</ul>`
    return `<p><a href="${escapeHtml(part.link)}">${shown(part.label)}</a></p>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${shown(subject)}</title>
</head>
<body style="font: 16px/1.5 sans-serif">
<div style="max-width: 34em; margin: 0 auto; padding: 1em">
${body.join('\n')}
<p>${shown(brand)}</p>
</div>
</body>
</html>
`
}

const shown = (text: string) => escapeHtml(oneLine(text))
