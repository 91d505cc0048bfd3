import { accountDeleted } from '#server/emails/messages/account-deleted.ts'
import { articleNews } from '#server/emails/messages/article-news.ts'
import { contactReceipt } from '#server/emails/messages/contact-receipt.ts'
import { contactReply } from '#server/emails/messages/contact-reply.ts'
import { emailChange } from '#server/emails/messages/email-change.ts'
import { emailChanged } from '#server/emails/messages/email-changed.ts'
import { emailConfirmation } from '#server/emails/messages/email-confirmation.ts'
import type { EmailFacts, EmailKind } from '#server/emails/facts.ts'
import { interviewTip } from '#server/emails/messages/interview-tip.ts'
import { passwordChanged } from '#server/emails/messages/password-changed.ts'
import { passwordReset } from '#server/emails/messages/password-reset.ts'
import { portfolioViews } from '#server/emails/messages/portfolio-views.ts'
import { resumeReminder } from '#server/emails/messages/resume-reminder.ts'
import { subscriptionConfirmation } from '#server/emails/messages/subscription-confirmation.ts'
import { takenDown } from '#server/emails/messages/taken-down.ts'
import { testEmail } from '#server/emails/messages/test-email.ts'
import { topicNotice } from '#server/emails/messages/topic-notice.ts'
import type { TextPart, EmailContext, EmailText } from '#server/emails/words.ts'
import { translated } from '#server/translated.ts'
import { COMPLETE_LANGUAGES, type InterfaceLanguage } from '#shared/text/interface-languages.ts'
import { escapeHtml } from '#shared/text/escape.ts'
import { oneLine } from '#shared/text/one-line.ts'

type Written = { readonly subject: string; readonly text: string; readonly html: string }

/**
 * Renders an email as text and as HTML; with `stop`, it ends with that unsubscribe link and the sender's address. Emails
 * are in English for people who chose a partial language.
 */
export function renderEmail(letter: EmailFacts, setting: EmailContext, stop?: string): Written {
  const language = COMPLETE_LANGUAGES.find((each) => each === setting.language) ?? 'en'
  const { subject: english, parts } = wordsOf(letter, { ...setting, language })
  const subject = translated(english, language)
  const all = (stop ? [...parts, { link: stop, label: 'Unsubscribe' }] : parts).map((part) =>
    inLanguage(part, language),
  )
  const from = (stop && setting.sender) || setting.brand
  return { subject: oneLine(subject), text: textOf(all, from), html: htmlOf(subject, all, { from, language }) }
}

function inLanguage(part: TextPart, language: InterfaceLanguage): TextPart {
  if (typeof part === 'string') return translated(part, language)
  return 'link' in part ? { ...part, label: translated(part.label, language) } : part
}

type FactsByKind = { readonly [Letter in EmailFacts as Letter['kind']]: Letter['facts'] }
type EmailOf<Kind extends EmailKind> = {
  [One in Kind]: { readonly kind: One; readonly facts: FactsByKind[One] }
}[Kind]

const WORDS: { readonly [Kind in EmailKind]: (facts: FactsByKind[Kind], setting: EmailContext) => EmailText } = {
  'password-reset': passwordReset,
  'email-confirmation': emailConfirmation,
  'email-change': emailChange,
  'email-changed': emailChanged,
  'password-changed': passwordChanged,
  'account-deleted': accountDeleted,
  'resume-reminder': resumeReminder,
  'interview-tip': interviewTip,
  'portfolio-views': portfolioViews,
  'contact-reply': contactReply,
  'taken-down': takenDown,
  'contact-receipt': contactReceipt,
  'subscription-confirmation': subscriptionConfirmation,
  'test-mail': testEmail,
  'topic-notice': topicNotice,
  'new-articles': (facts, setting) => articleNews({ kind: 'new-articles', facts }, setting),
  'article-digest': (facts, setting) => articleNews({ kind: 'article-digest', facts }, setting),
}

const wordsOf = <Kind extends EmailKind>({ kind, facts }: EmailOf<Kind>, setting: EmailContext): EmailText =>
  WORDS[kind](facts, setting)

// A line break in user input must not become a header or a paragraph, so all text goes through oneLine;
// where line breaks are kept, each line does.

function textOf(parts: readonly TextPart[], from: string): string {
  const blocks = parts.map((part) => {
    if (typeof part === 'string') return oneLine(part)
    if ('list' in part) return part.list.map((item) => `- ${oneLine(item)}`).join('\n')
    if ('lines' in part) return linesOf(part.lines).join('\n')
    if ('quote' in part)
      return linesOf(part.quote)
        .map((line) => `> ${line}`.trimEnd())
        .join('\n')
    return `${part.label}:\n${part.link}`
  })
  return `${[...blocks, oneLine(from)].join('\n\n')}\n`
}

type Frame = { readonly from: string; readonly language: InterfaceLanguage }

/** No colors, images or remote content: it reads well in light and dark mode, and cannot track the recipient. */
function htmlOf(subject: string, parts: readonly TextPart[], { from, language }: Frame): string {
  const body = parts.map((part) => {
    if (typeof part === 'string') return `<p>${shown(part)}</p>`
    if ('list' in part) return `<ul>${part.list.map((item) => `<li>${shown(item)}</li>`).join('')}</ul>`
    if ('lines' in part) return `<p>${broken(part.lines)}</p>`
    if ('quote' in part) return `<blockquote><p>${broken(part.quote)}</p></blockquote>`
    return `<p><a href="${escapeHtml(part.link)}">${shown(part.label)}</a></p>`
  })
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${shown(subject)}</title>
</head>
<body style="font: 16px/1.5 sans-serif">
<div style="max-width: 34em; margin: 0 auto; padding: 1em">
${body.join('\n')}
<p>${shown(from)}</p>
</div>
</body>
</html>
`
}

const linesOf = (text: string) => text.split(/\r\n?|\n/).map(oneLine)
const broken = (text: string) => linesOf(text).map(escapeHtml).join('<br>\n')
const shown = (text: string) => escapeHtml(oneLine(text))
