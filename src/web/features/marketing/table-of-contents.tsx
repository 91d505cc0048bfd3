import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import type { Section } from '#shared/contract/texts.ts'

/** The sections of a long text: unfolded on a phone, beside the text where there is room. */
export function TableOfContents({ sections, lang }: { sections: readonly Section[]; lang: string }) {
  const { t } = useLingui()
  const main = sections.filter(({ level }) => level === 2)
  if (main.length < 3) return null
  const list = (
    <ol lang={lang} className="grid gap-0.5 border-s border-line">
      {main.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ms-px block border-s border-transparent py-1.5 ps-4 text-sm text-ink-soft hover:border-accent hover:text-ink"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <nav aria-label={t`On this page`}>
      <details className="group rounded-xl border border-line bg-surface px-4 lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between gap-2 text-sm font-medium [&::-webkit-details-marker]:hidden">
          <Trans>On this page</Trans>
          <ChevronDown aria-hidden className="size-4 text-ink-faint transition-transform group-open:rotate-180" />
        </summary>
        <div className="pb-4">{list}</div>
      </details>
      <div className="sticky top-24 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto lg:grid lg:gap-3">
        <p className="text-sm font-semibold">
          <Trans>On this page</Trans>
        </p>
        {list}
      </div>
    </nav>
  )
}
