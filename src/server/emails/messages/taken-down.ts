import type { EmailContext, EmailText } from '#server/emails/words.ts'

/** `title` names a resume; null means all public pages. */
export function takenDown({ title }: { title: string | null }, { brand, links, contact }: EmailContext): EmailText {
  return {
    subject: title === null ? 'Your public pages were taken down' : 'One of your resumes was taken down',
    parts: [
      title === null
        ? `We’ve taken down your public pages on ${brand}. Only you can open them now.`
        : `We’ve taken this resume down from your public pages on ${brand}. Only you can open it now.`,
      ...(title === null ? [] : [`“${title}”`]),
      'Nothing was deleted. You can still open, edit, and download everything in your account.',
      contact
        ? `If you think this is a mistake, write to ${contact} and we’ll take another look.`
        : 'If you think this is a mistake, contact us and we’ll take another look.',
      ...(contact ? [] : [{ link: links.page('/contact'), label: 'Contact us' }]),
    ],
  }
}
