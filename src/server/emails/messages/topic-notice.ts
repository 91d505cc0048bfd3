import type { EmailContext, EmailText } from '#server/emails/words.ts'
import type { Topic } from '#shared/contract/newsletter.ts'

/** The newsletter has no notice, but every topic needs a valid text. */
export const topicNotice = ({ topic }: { topic: Topic }, { brand, links }: EmailContext): EmailText =>
  topic === 'cover-letters'
    ? {
        subject: `${brand} now has cover letter templates`,
        parts: [
          'You asked us to let you know when cover letter templates are available. Here they are.',
          { link: links.page('/templates'), label: 'See the templates' },
          'This is the only email we’ll send you about this. We’ve taken your address off the list.',
        ],
      }
    : {
        subject: `News from ${brand}`,
        parts: ['There are new articles on our blog.', { link: links.page('/blog'), label: 'Read the blog' }],
      }
