import type { EmailFacts } from '#server/emails/facts.ts'
import type { TextPart, EmailContext, EmailText } from '#server/emails/words.ts'

type NewsEmail = Extract<EmailFacts, { kind: 'new-articles' | 'article-digest' }>

const WHY = {
  'new-articles': 'You’re getting this email because you signed up for emails about new articles.',
  'article-digest':
    'You’re getting this email because email updates are on in your settings. We send them at most once a month.',
}

/** New articles, each with its description and link. */
export function articleNews({ kind, facts: { articles } }: NewsEmail, { brand, links }: EmailContext): EmailText {
  const [only] = articles
  const isOne = articles.length === 1 && only !== undefined
  return {
    subject: isOne ? `New article: ${only.title}` : `${articles.length} new career articles from ${brand}`,
    parts: [
      ...articles.flatMap(({ slug, title, description }): TextPart[] => [
        `“${title}”`,
        description,
        { link: links.page(`/blog/${slug}`), label: 'Read this article' },
      ]),
      WHY[kind],
    ],
  }
}
