import type { CSSProperties } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { MapPin } from 'lucide-react'
import type { PublicPortfolio } from '#shared/contract/public.ts'
import { onAccent, readableAccent } from '#shared/template/accent.ts'
import { displayUrl, safeHref } from '#shared/text/urls.ts'
import { PublicFrame } from '#web/features/public-page/public-frame.tsx'
import { EXPANDED_HIT_AREA, TEXT_LINK } from '#web/ui/text-link.ts'
import { ShareButton } from '#web/ui/share-button.tsx'

/** Someone's public page: who they are, and the resumes that they show. */
export function PortfolioPage({ portfolio }: { portfolio: PublicPortfolio }) {
  const { t } = useLingui()
  const { name, location, resumes, hidesBrand } = portfolio
  return (
    <PublicFrame showsBrand={!hidesBrand} actions={<ShareButton title={name} />}>
      <div
        style={ownColor(portfolio)}
        className="mx-auto grid w-full max-w-3xl content-start gap-10 px-4 py-10 sm:px-6 md:py-16"
      >
        <section
          aria-label={name || t({ message: 'About', context: 'A person’s own page' })}
          className="flex flex-wrap items-center gap-x-6 gap-y-4"
        >
          <Picture portfolio={portfolio} />
          <div className="grid min-w-0 flex-1 basis-64 gap-2">
            <h1 dir="auto" className="text-2xl wrap-anywhere text-ink md:text-3xl">
              {name || t`Portfolio`}
            </h1>
            {location && (
              <p className="flex items-center gap-1.5 text-ink-soft">
                <MapPin aria-hidden className="size-4 shrink-0" />
                <span dir="auto" className="min-w-0 wrap-anywhere">
                  {location}
                </span>
              </p>
            )}
            <Links {...portfolio} />
          </div>
        </section>
        <section aria-labelledby="resumes" className="grid gap-4">
          <h2 id="resumes" className="text-lg text-ink">
            <Trans>Resumes</Trans>
          </h2>
          {resumes.length === 0 ? (
            <p className="text-ink-soft">
              <Trans>There are no public resumes right now.</Trans>
            </p>
          ) : (
            <Resumes portfolio={portfolio} />
          )}
        </section>
      </div>
    </PublicFrame>
  )
}

/** The person's own color, as it can be read on white, and what is read on it. */
function ownColor({ accent }: PublicPortfolio): CSSProperties {
  const colour = accent ? readableAccent(accent) : 'var(--accent-solid)'
  return { '--own': colour, '--on-own': accent ? onAccent(colour) : 'var(--on-solid)' } as CSSProperties
}

function Picture({ portfolio: { address, name, hasPicture } }: { portfolio: PublicPortfolio }) {
  const look = 'size-24 shrink-0 rounded-full'
  if (hasPicture)
    return (
      <img
        src={`/api/portfolios/${address}/picture`}
        alt=""
        width={96}
        height={96}
        className={`${look} border border-line object-cover`}
      />
    )
  const letters = name.split(/\s+/).map((word) => [...word][0] ?? '')
  return (
    <span aria-hidden className={`${look} grid place-items-center bg-(--own) text-xl font-semibold text-(--on-own)`}>
      {[letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toUpperCase() || '·'}
    </span>
  )
}

/** Addresses that lead to a page; others are not shown, as no one could follow them. */
function Links({ website, github, linkedin }: PublicPortfolio) {
  const shown = [website, linkedin, github].flatMap((text) => {
    const href = safeHref(text)
    return href ? [{ href, text: displayUrl(text) }] : []
  })
  if (shown.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-3 pt-1">
      {shown.map(({ href, text }) => (
        <li key={href} className="min-w-0">
          <a href={href} rel="nofollow noopener me" className={`${TEXT_LINK} ${EXPANDED_HIT_AREA} wrap-anywhere`}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Resumes({ portfolio: { address, resumes } }: { portfolio: PublicPortfolio }) {
  const { i18n } = useLingui()
  const day = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {resumes.map(({ id, title, headline, updatedAt }) => (
        <li
          key={id}
          className="relative grid min-h-36 content-between gap-4 overflow-hidden rounded-lg border-t-4 border-(--own) bg-paper p-5 text-paper-ink shadow-paper"
        >
          <div className="grid gap-1">
            <h3 dir="auto" className="text-base wrap-anywhere">
              {/* The link of the title takes the whole sheet. */}
              <a
                href={`/portfolio/${address}/${id}`}
                className="rounded-sm after:absolute after:inset-0 hover:underline focus-visible:outline-paper-ink"
              >
                {title}
              </a>
            </h3>
            {headline && headline !== title && (
              <p dir="auto" className="text-sm wrap-anywhere opacity-80">
                {headline}
              </p>
            )}
          </div>
          <p className="text-xs opacity-75">
            <Trans>
              Updated <time dateTime={updatedAt}>{day.format(new Date(updatedAt))}</time>
            </Trans>
          </p>
        </li>
      ))}
    </ul>
  )
}
