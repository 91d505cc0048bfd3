import type { ReactNode } from 'react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { MEASURED } from '#shared/template/built-in/measured.ts'
import { DEFERRED } from '#web/delivery/deferred-hydration/deferred-route.ts'
import { OWN_HEAD, PageHead } from '#web/features/layout/page-head.tsx'
import { MarketingCatalog } from '#web/features/marketing/marketing-catalog.tsx'
import { MeasuresTable } from '#web/features/templates/measured/measures-table.tsx'
import { Limits, Scoring } from '#web/features/templates/measured/scoring.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'
import { Link } from '#web/ui/link.tsx'

export const handle = { ...DEFERRED, ...OWN_HEAD }

const META = {
  title: msg({ message: 'How we measure our templates | {brand}' }),
  description: msg`Where our template scores come from: what we counted, with which programs, when, and what the numbers don’t show.`,
  keywords: msg`ATS score, resume template test, resume parser test, ATS-friendly template`,
  image: '/og/how-we-measure.jpg',
}

/** Where the templates' scores come from: the latest measurements, how they are made, and what they don't show. */
export default function HowWeMeasurePage() {
  return (
    <MarketingCatalog>
      <PageHead meta={META} />
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
            person does. We don’t have access to one, so we use text extractors that anyone can install. A template’s
            percentage is how much the worst of them gets back from the finished file. We don’t type these numbers in: a
            script creates the files, reads them back, and counts.
          </Trans>
        </p>
        <p className="text-ink-soft">
          <Trans>
            Last measured on {day}: {resumes} made-up resumes in four languages, one to three pages long, in every
            template. That’s {files} PDF files ({pages} pages in all) and as many Word files.
          </Trans>
        </p>
      </header>
      <section className="grid min-w-0 gap-4">
        <h2 className="text-lg">
          <Trans>Results</Trans>
        </h2>
        <MeasuresTable templates={templates} />
        <p className="max-w-2xl text-sm text-ink-soft">
          {unread.length === 0 ? (
            <Trans>Every extractor identified every character.</Trans>
          ) : (
            <Trans>Characters that an extractor couldn’t identify: {unread.join(', ')}.</Trans>
          )}{' '}
          <Trans>
            Percentages are rounded down. A two-column template loses text if a program reads straight across the page.
            If you don’t know what will read your file, one column is the safe choice.
          </Trans>{' '}
          <Link to="/templates" className={TEXT_LINK}>
            <Trans>See all templates</Trans>
          </Link>
        </p>
      </section>
      <Section title={<Trans>How the score is calculated</Trans>}>
        <p className="text-ink-soft">
          <Trans>
            The score is the lowest of the measures below, rounded down. It’s never above 99, because we can’t test
            every program.
          </Trans>
        </p>
        <Scoring />
      </Section>
      <Section title={<Trans>The programs we use</Trans>}>
        <ul className="grid list-disc gap-2 ps-5 text-ink-soft">
          {readers.map(({ name, version }) => (
            <li key={name}>
              {name} {version}
            </li>
          ))}
        </ul>
        <p className="text-ink-soft">
          <Trans>
            Firefox reads PDFs with pdf.js, and Chrome with PDFium. mammoth reads Word files. resume-parser sorts text
            into the sections of a resume.
          </Trans>
        </p>
      </Section>
      <Section title={<Trans>What this doesn’t show</Trans>}>
        <Limits />
        <p>
          <Link to="/x-ray" className={TEXT_LINK}>
            <Trans>See what software reads in your own file</Trans>
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
