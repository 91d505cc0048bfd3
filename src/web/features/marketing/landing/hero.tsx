import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { LinkButton } from '#web/ui/link-button.tsx'

/** What this is, in one look: what it does, that it is free to begin, and the way in. */
export function Hero({ picture }: { picture: ReactNode }) {
  return (
    <section className="grid items-center gap-10 py-10 md:py-16 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
      <div className="grid gap-6">
        <h1 className="text-2xl md:text-3xl">
          <Trans>A resume that people and machines read without loss</Trans>
        </h1>
        <p className="max-w-xl text-base text-ink-soft md:text-lg md:tracking-normal">
          <Trans>
            Write, and watch the exact pages fill as you type. What you see is what prints, and what employers’ software
            (an applicant tracking system, or ATS) gets to read.
          </Trans>
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
            <Trans>No account needed to begin: your words stay in this browser</Trans>
          </Point>
          <Point>
            <Trans>Every key you press is on the page at once, with its real page breaks</Trans>
          </Point>
          <Point>
            <Trans>PDF with tags for screen readers, Word, Markdown and plain text</Trans>
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
