import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { MEASURED } from '#shared/template/built-in/measured.ts'
import { DEFERRED } from '#web/delivery/deferred-hydration/deferred-route.ts'
import { MarketingCatalog } from '#web/features/marketing/marketing-catalog.tsx'
import { MeasuresTable } from '#web/features/templates/measured/measures-table.tsx'
import { Limits, Scoring } from '#web/features/templates/measured/scoring.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'

export const handle = DEFERRED

/** Where the templates' scores come from: what was measured last, how, and what it does not show. */
export default function HowWeMeasurePage() {
  return (
    <MarketingCatalog>
      <HowWeMeasure />
    </MarketingCatalog>
  )
}

function HowWeMeasure() {
  const { i18n } = useLingui()
  const { date, resumes, readers, templates } = MEASURED
  const day = i18n.date(new Date(date), { dateStyle: 'long', timeZone: 'UTC' })
  const files = resumes * templates.length
  const pages = templates.reduce((sum, { measures }) => sum + measures.pages, 0)
  const unread = [...new Set(templates.flatMap(({ measures }) => measures.unread))]
  return (
    <div className="mx-auto grid w-full max-w-6xl content-start gap-12 px-4 py-8 sm:px-6 md:py-12">
      <header className="grid max-w-2xl gap-3">
        <h1 className="text-xl md:text-2xl">
          <Trans>How we measure our templates</Trans>
        </h1>
        <p className="text-ink-soft">
          <Trans>
            Employers often use an applicant tracking system (ATS), a program that reads your application before a
            person does. We have none of those, so we ask text readers that anyone can install. A template’s percentage
            is what the worst of them gets back from the finished file. We don’t type these numbers in: a script makes
            the files, reads them back and counts.
          </Trans>
        </p>
        <p className="text-ink-soft">
          <Trans>
            Last measured on {day}: {resumes} invented resumes in four languages, from one page to three, in every
            template. That made {files} PDF files with {pages} pages, and as many Word files.
          </Trans>
        </p>
      </header>
      <section className="grid min-w-0 gap-4">
        <h2 className="text-lg">
          <Trans>What came out</Trans>
        </h2>
        <MeasuresTable templates={templates} />
        <p className="max-w-2xl text-sm text-ink-soft">
          {unread.length === 0 ? (
            <Trans>No reader met a character that it could not name.</Trans>
          ) : (
            <Trans>Characters that a reader could not name: {unread.join(', ')}.</Trans>
          )}{' '}
          <Trans>
            Percentages are rounded down. A template with two columns loses something where a program reads straight
            across: if you do not know what will read your file, one column is the safe choice.
          </Trans>{' '}
          <Link to="/templates" className={TEXT_LINK}>
            <Trans>See all templates</Trans>
          </Link>
        </p>
      </section>
      <Section title={<Trans>How the score is made</Trans>}>
        <p className="text-ink-soft">
          <Trans>
            The score is the lowest of the measures below, rounded down. Nothing scores over 99, because no set of
            readers is every reader.
          </Trans>
        </p>
        <Scoring />
      </Section>
      <Section title={<Trans>What reads the files</Trans>}>
        <ul className="grid list-disc gap-2 pl-5 text-ink-soft">
          {readers.map(({ name, version }) => (
            <li key={name}>
              {name} {version}
            </li>
          ))}
        </ul>
        <p className="text-ink-soft">
          <Trans>
            pdf.js is the reader in Firefox and PDFium the one in Chrome. mammoth reads Word files. resume-parser sorts
            text into the parts of a resume.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>What this does not show</Trans>}>
        <Limits />
        <p>
          <Link to="/x-ray" className={TEXT_LINK}>
            <Trans>See what a machine reads in your own file</Trans>
          </Link>
        </p>
      </Section>
    </div>
  )
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="grid max-w-2xl gap-5">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  )
}
