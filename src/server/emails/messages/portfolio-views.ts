import type { EmailFacts } from '#server/emails/facts.ts'
import { translated } from '#server/translated.ts'
import type { InterfaceLanguage } from '#shared/text/interface-languages.ts'
import type { EmailContext, EmailText } from '#server/emails/words.ts'

type Facts = Extract<EmailFacts, { kind: 'portfolio-views' }>['facts']
type Counted = { readonly views: number; readonly downloads: number }

export function portfolioViews({ first, last, things }: Facts, { links, language = 'en' }: EmailContext): EmailText {
  const say = (text: string) => translated(text, language)
  const countsOf = ({ views, downloads }: Counted): string => {
    const seen = views === 1 ? '1 view' : `${views} views`
    const taken = downloads === 1 ? '1 download' : `${downloads} downloads`
    return listed(language, downloads === 0 ? [say(seen)] : [say(seen), say(taken)])
  }
  const all = {
    views: things.reduce((sum, { views }) => sum + views, 0),
    downloads: things.reduce((sum, { downloads }) => sum + downloads, 0),
  }
  return {
    subject: `Your public pages last week: ${countsOf(all)}`,
    parts: [
      `From ${dayOf(first, language)} to ${dayOf(last, language)}, your public pages and links had ${countsOf(all)}.`,
      { list: things.map((thing) => `${say(nameOf(thing))}: ${countsOf(thing)}`) },
      { link: links.page('/portfolio'), label: 'See all statistics' },
      'You’re getting this email because portfolio views are on in your settings.',
    ],
  }
}

const nameOf = ({ title, label }: Facts['things'][number]) => {
  if (title === null) return 'Your public page'
  return label === null ? `${title}, public page` : `${title}, link “${label}”`
}

const listed = (language: InterfaceLanguage, parts: readonly string[]) =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(parts)
const dayOf = (day: string, language: InterfaceLanguage) =>
  new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(new Date(day))
