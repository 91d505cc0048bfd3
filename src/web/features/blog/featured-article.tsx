import { Trans } from '@lingui/react/macro'
import type { ArticleCard as Card } from '#shared/contract/texts.ts'
import { Byline, ReadTime } from '#web/features/blog/byline.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Link } from '#web/ui/link.tsx'

/** The first article, larger than all others. */
export function FeaturedArticle({ card }: { card: Card }) {
  return (
    <article className="group relative grid gap-4 rounded-xl border border-accent-line bg-accent-soft p-6 transition-colors hover:border-accent md:p-10">
      <div className="flex flex-wrap items-center gap-2 text-xs text-ink-soft">
        <Badge tone="accent">
          <Trans>Featured Article</Trans>
        </Badge>
        <Badge lang="en">{card.category}</Badge>
      </div>
      <h2 lang="en" className="max-w-3xl text-xl leading-tight md:text-2xl">
        <Link
          to={`/blog/${card.slug}`}
          className="rounded-sm group-hover:text-accent-text after:absolute after:inset-0 after:rounded-xl"
        >
          {card.title}
        </Link>
      </h2>
      <p lang="en" className="max-w-2xl text-base text-ink-soft">
        {card.description}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
        <Byline card={card} long />
        <ReadTime minutes={card.readTime} />
      </div>
    </article>
  )
}
