import { useId } from 'react'
import { Trans } from '@lingui/react/macro'
import type { ArticleCard as Card } from '#shared/contract/texts.ts'
import { ArticleCard } from '#web/features/blog/article-card.tsx'
import { FeaturedArticle } from '#web/features/blog/featured-article.tsx'
import { NewsletterBox } from '#web/features/newsletter/newsletter-box.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'

/** The blog's first page: the first article is featured, the others follow in order. */
export function ArticleList({ articles: [first, ...others] }: { articles: readonly Card[] }) {
  const id = useId()
  return (
    <div className="mx-auto grid w-full max-w-6xl gap-12 px-4 py-10 sm:px-6 md:gap-16 md:py-16">
      <header className="grid max-w-2xl gap-3">
        <h1 className="text-2xl md:text-3xl">
          <Trans>Career Success Blog</Trans>
        </h1>
        <p className="text-base text-ink-soft">
          <Trans>Practical guides for job seekers, with examples you can copy.</Trans>
        </p>
        <p className="text-sm">
          <a href="/blog/feed.xml" className={TEXT_LINK}>
            <Trans>RSS feed</Trans>
          </a>
        </p>
      </header>
      {first && <FeaturedArticle card={first} />}
      <section aria-labelledby={id} className="grid gap-6">
        <h2 id={id} className="text-xl">
          <Trans>Latest Articles</Trans>
        </h2>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {others.map((card) => (
            <li key={card.id}>
              <ArticleCard card={card} />
            </li>
          ))}
        </ul>
      </section>
      <NewsletterBox />
    </div>
  )
}
