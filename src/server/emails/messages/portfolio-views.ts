import type { EmailFacts } from '#server/emails/facts.ts'
import type { EmailContext, EmailText } from '#server/emails/words.ts'

type Facts = Extract<EmailFacts, { kind: 'portfolio-views' }>['facts']
type Counted = { readonly views: number; readonly downloads: number }

export function portfolioViews({ first, last, things }: Facts, { links }: EmailContext): EmailText {
  const all = {
    views: things.reduce((sum, { views }) => sum + views, 0),
    downloads: things.reduce((sum, { downloads }) => sum + downloads, 0),
  }
  return {
    subject: `Your public pages last week: ${countsOf(all)}`,
    parts: [
      `From ${dayOf(first)} to ${dayOf(last)}, your public pages and links had ${countsOf(all)}.`,
      { list: things.map((thing) => `${nameOf(thing)}: ${countsOf(thing)}`) },
      { link: links.page('/portfolio'), label: 'See all statistics' },
      'You’re getting this email because portfolio views are on in your settings.',
    ],
  }
}

const nameOf = ({ title, label }: Facts['things'][number]) => {
  if (title === null) return 'Your public page'
  return label === null ? `${title}, public page` : `${title}, link “${label}”`
}

function countsOf({ views, downloads }: Counted): string {
  const seen = [views === 1 ? '1 view' : `${views} views`]
  const taken = downloads === 0 ? [] : [downloads === 1 ? '1 download' : `${downloads} downloads`]
  return [...seen, ...taken].join(' and ')
}

const long = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
const dayOf = (day: string) => long.format(new Date(day))
