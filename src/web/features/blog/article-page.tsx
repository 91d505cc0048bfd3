import { useId, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { PencilLine } from 'lucide-react'
import type { Article, ArticleCard as Card } from '#shared/contract/texts.ts'
import { ArticleCard } from '#web/features/blog/article-card.tsx'
import { BackLink } from '#web/features/marketing/back-link.tsx'
import { ReadTime } from '#web/features/blog/byline.tsx'
import { TableOfContents } from '#web/features/marketing/table-of-contents.tsx'
import { truncate } from '#web/features/blog/truncate.ts'
import { longDate } from '#web/features/blog/format-date.ts'
import { NewsletterBox } from '#web/features/newsletter/newsletter-box.tsx'
import { Prose } from '#web/features/marketing/prose.tsx'
import { ShareButton } from '#web/ui/share-button.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

/** Maximum length of a description in the list of related articles. */
const MAX_CHARACTERS = 120

export function ArticlePage({ article: { card, html, sections, related } }: { article: Article }) {
  return (
    <Frame>
      <BackLink to="/blog">
        <Trans>Back to Blog</Trans>
      </BackLink>
      <article className="grid gap-10">
        <ArticleHead card={card} />
        {html === null ? (
          <ComingSoon />
        ) : (
          <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_15rem]">
            <div className="lg:order-last">
              <TableOfContents sections={sections} lang="en" />
            </div>
            <Prose html={html} lang="en" />
          </div>
        )}
      </article>
      <NewsletterBox />
      <MoreInsights related={related} />
    </Frame>
  )
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="mx-auto grid w-full max-w-5xl gap-8 px-4 py-6 sm:px-6 md:py-10">{children}</div>
)

function ArticleHead({ card }: { card: Card }) {
  const { i18n } = useLingui()
  const day = (date: string) => longDate(date, i18n.locale)
  return (
    <header className="grid max-w-3xl gap-5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-faint">
        <Badge tone="accent" lang="en">
          {card.category}
        </Badge>
        <ReadTime minutes={card.readTime} />
        <time dateTime={card.publishDate}>{day(card.publishDate)}</time>
        {card.updated > card.publishDate && (
          <span>
            <Trans>
              Updated <time dateTime={card.updated}>{day(card.updated)}</time>
            </Trans>
          </span>
        )}
      </p>
      <h1 lang="en" className="text-2xl leading-tight md:text-3xl">
        {card.title}
      </h1>
      <p lang="en" className="text-base text-ink-soft md:text-lg">
        {card.description}
      </p>
      <div className="flex flex-wrap items-center justify-between gap-4 border-y border-line py-4">
        <div className="flex items-center gap-3">
          <Avatar person={{ firstName: card.author, lastName: '', email: '', profileImageUrl: null }} />
          <p className="grid text-sm">
            <span lang="en" className="font-medium">
              {card.author}
            </span>
            <span className="text-ink-faint">
              <Trans>Editor</Trans>
            </span>
          </p>
        </div>
        <ShareButton title={card.title} />
      </div>
    </header>
  )
}

function ComingSoon() {
  return (
    <EmptyState
      icon={PencilLine}
      title={<Trans>Comprehensive Guide Coming Soon</Trans>}
      action={
        <LinkButton to="/blog" look="primary">
          <Trans>Browse Other Articles</Trans>
        </LinkButton>
      }
    >
      <Trans>We’re still writing this article. Please check back later.</Trans>
    </EmptyState>
  )
}

function MoreInsights({ related }: { related: readonly Card[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-6">
      <h2 id={id} className="text-xl">
        <Trans>More Career Insights</Trans>
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2">
        {related.map((card) => (
          <li key={card.id}>
            <ArticleCard card={card} description={truncate(card.description, MAX_CHARACTERS)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export function PostNotFound() {
  return (
    <div className="mx-auto grid w-full max-w-2xl grow content-center justify-items-center gap-6 px-4 py-24 text-center">
      <h1 className="text-2xl">
        <Trans>Post Not Found</Trans>
      </h1>
      <p className="text-base text-ink-soft">
        <Trans>We can’t find that article. The link may be out of date or mistyped.</Trans>
      </p>
      <LinkButton to="/blog" look="primary">
        <Trans>Back to Blog</Trans>
      </LinkButton>
    </div>
  )
}
