import type { EmailContext, EmailText } from '#server/emails/words.ts'
import type { Topic } from '#shared/contract/newsletter.ts'

/** The newsletter has no notice; a letter of its kind would still be a true one. */
export const topicNotice = ({ topic }: { topic: Topic }, { brand, links }: EmailContext): EmailText =>
  topic === 'cover-letters'
    ? {
        subject: `${brand} has cover letter templates now`,
        parts: [
          'You asked us to tell you when there are cover letter templates. Here they are.',
          { link: links.page('/templates'), label: 'See the templates' },
          'This is the one mail you asked for. Your address is now taken off the list.',
        ],
      }
    : {
        subject: `News from ${brand}`,
        parts: ['There are new articles in our blog.', { link: links.page('/blog'), label: 'Open the blog' }],
      }
