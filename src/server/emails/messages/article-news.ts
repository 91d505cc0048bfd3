import type { EmailFacts } from '#server/emails/facts.ts'
import type { TextPart, EmailContext, EmailText } from '#server/emails/words.ts'

type Letter = Extract<EmailFacts, { kind: 'new-articles' | 'article-digest' }>

const WHY = {
  'new-articles': 'You get this mail because you asked for new articles.',
  'article-digest': 'You get this mail, once a month at most, because your settings say that you want news by mail.',
}

/** New articles, each with what it is about and where it is. */
export function articleNews({ kind, facts: { articles } }: Letter, { brand, links }: EmailContext): EmailText {
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
