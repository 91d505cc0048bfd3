import type { EmailContext, EmailText } from '#server/emails/words.ts'

/** `title` names a resume; null means all public pages. */
export function takenDown({ title }: { title: string | null }, { brand, links, contact }: EmailContext): EmailText {
  const ask = 'If you think this is a mistake, tell us. We will look at it again.'
  return {
    subject: title === null ? 'Your public pages are not shown any more' : 'A resume of yours is not shown any more',
    parts: [
      title === null
        ? `We have taken your public pages on ${brand} down. Nobody but you can open them now.`
        : `We have taken this resume on ${brand} off the public pages. Nobody but you can open it now.`,
      ...(title === null ? [] : [`“${title}”`]),
      'Nothing of yours was deleted. You can still open, change and download everything in your account.',
      contact ? `${ask} Write to ${contact}.` : ask,
      ...(contact ? [] : [{ link: links.page('/contact'), label: 'Write to us' }]),
    ],
  }
}
