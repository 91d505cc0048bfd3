import { useId } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ShieldCheck } from 'lucide-react'
import { CLAIMS, type Claim } from '#shared/claims.ts'
import { CLAIM_TEXTS } from '#web/features/claims/claim-texts.ts'
import { TEXT_LINK } from '#web/ui/text-link.ts'
import { Link } from '#web/ui/link.tsx'

/** What happens to people's data: only claims that were measured, each with a link to the page that shows it. */
export function Privacy() {
  const id = useId()
  const claims = CLAIMS.filter(({ basis, source }) => basis === 'measured' && source)
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-8 rounded-xl border border-line bg-surface p-6 md:p-10 lg:grid-cols-2"
    >
      <div className="grid content-start gap-3">
        <ShieldCheck aria-hidden className="size-6 text-good" />
        <h2 id={id} className="text-xl md:text-2xl">
          <Trans>Your data isn’t our product</Trans>
        </h2>
        <p className="max-w-prose text-ink-soft">
          <Trans>
            Until you create an account, your resume stays in this browser. We don’t track you or show ads, and nothing
            loads from other companies. You can download your data or delete your account at any time.
          </Trans>
        </p>
        <p>
          <Link to="/privacy-policy" className={TEXT_LINK}>
            <Trans>See what we keep, and for how long</Trans>
          </Link>
        </p>
      </div>
      <ul className="grid content-center gap-1">
        {claims.map((claim) => (
          <Shown key={claim.id} claim={claim} />
        ))}
      </ul>
    </section>
  )
}

function Shown({ claim: { id, source } }: { claim: Claim }) {
  const { t } = useLingui()
  const text = t(CLAIM_TEXTS[id] ?? { id })
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line py-3 last:border-0">
      <span className="text-sm font-medium">{text}</span>
      {source && (
        <Link to={source} className={`${TEXT_LINK} text-sm`}>
          <Trans>See how</Trans>
          <span className="sr-only">: {text}</span>
        </Link>
      )}
    </li>
  )
}
