import { Plural, useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import type { ArticleCard } from '#shared/contract/texts.ts'
import { longDate, shortDate } from '#web/features/blog/format-date.ts'

export function ReadTime({ minutes }: { minutes: number }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <Clock aria-hidden className="size-3.5" />
      <Plural value={minutes} one="# min read" other="# min read" />
    </span>
  )
}

/** Who wrote it and when. */
export function Byline({ card, long = false }: { card: ArticleCard; long?: boolean }) {
  const { i18n } = useLingui()
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-faint">
      <span lang="en" className="font-medium text-ink-soft">
        {card.author}
      </span>
      <time dateTime={card.publishDate}>
        {long ? longDate(card.publishDate, i18n.locale) : shortDate(card.publishDate, i18n.locale)}
      </time>
    </p>
  )
}
