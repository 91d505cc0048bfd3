import type { ArticleCard as Card } from '#shared/contract/texts.ts'
import { Byline, ReadTime } from '#web/features/blog/byline.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Link } from '#web/ui/link.tsx'

type ArticleCardProps = { card: Card; level?: 2 | 3; description?: string }

/** One article in a list; the whole card leads to it. */
export function ArticleCard({ card, level = 3, description = card.description }: ArticleCardProps) {
  const Heading = `h${level}` as const
  return (
    <article className="group relative flex h-full flex-col gap-3 rounded-xl border border-line bg-surface p-5 transition-colors hover:border-accent">
      <div className="flex flex-wrap items-center justify-between gap-2 text-xs text-ink-faint">
        <Badge lang="en">{card.category}</Badge>
        <ReadTime minutes={card.readTime} />
      </div>
      <Heading lang="en" className="text-base leading-snug">
        <Link
          to={`/blog/${card.slug}`}
          className="rounded-sm group-hover:text-accent-text after:absolute after:inset-0 after:rounded-xl"
        >
          {card.title}
        </Link>
      </Heading>
      <p lang="en" className="grow text-sm text-ink-soft">
        {description}
      </p>
      <Byline card={card} />
    </article>
  )
}
