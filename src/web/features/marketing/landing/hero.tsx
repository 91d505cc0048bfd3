import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { LinkButton } from '#web/ui/link-button.tsx'

/** The first thing visitors see: what the product does, that starting is free, and a link to start. */
export function Hero({ picture }: { picture: ReactNode }) {
  return (
    <section className="grid items-center gap-10 py-10 md:py-16 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
      <div className="grid gap-6">
        <h1 className="text-2xl md:text-3xl">
          <Trans>A resume that reads well, to people and to software</Trans>
        </h1>
        <p className="max-w-xl text-base text-ink-soft md:text-lg md:tracking-normal">
          <Trans>See the finished pages as you type. What’s on screen is what prints.</Trans>
        </p>
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <LinkButton to="/resume-builder" look="primary" size="large">
            <Trans>Start Building Free</Trans>
          </LinkButton>
          <LinkButton to="/interview-prep" size="large">
            <Trans>Interview Prep</Trans>
          </LinkButton>
        </div>
        <ul className="grid gap-2 text-sm text-ink-soft">
          <Point>
            <Trans>No account needed: your resume stays in this browser until you sign up</Trans>
          </Point>
          <Point>
            <Trans>A live preview with real page breaks</Trans>
          </Point>
          <Point>
            <Trans>Export to PDF (tagged for screen readers), Word, Markdown, and plain text</Trans>
          </Point>
        </ul>
      </div>
      {picture}
    </section>
  )
}

function Point({ children }: { children: ReactNode }) {
  return (
    <li className="flex items-start gap-2">
      <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-good" />
      <span>{children}</span>
    </li>
  )
}
