import type { ReactNode } from 'react'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SectionKind } from '#shared/parse/heading-words.ts'
import type { Found } from '#shared/x-ray/report.ts'

/** What software can recognize in the text. */
export function FoundList({ found: { contacts, headings, dates } }: { found: Found }) {
  const { i18n } = useLingui()
  return (
    <div className="grid gap-6 rounded-xl border border-line bg-surface p-4 md:p-6">
      <Group title={<Trans>Contact</Trans>} hint={<Trans>Recognized by format, anywhere in the text.</Trans>}>
        <Row name={<Trans>Email</Trans>} values={contacts.emails} />
        <Row name={<Trans>Phone</Trans>} values={contacts.phones} />
        <Row name={<Trans>Links</Trans>} values={contacts.addresses} />
      </Group>
      <Group
        title={<Trans>Headings</Trans>}
        hint={<Trans>Lines with common section names in any of 22 languages.</Trans>}
      >
        {headings.length === 0 && <Row name={<Trans>Sections</Trans>} values={[]} />}
        {headings.map(({ text, kind }, index) => (
          <Row key={`${index}:${text}`} name={text} values={[i18n._(SECTIONS[kind])]} />
        ))}
      </Group>
      <Group title={<Trans>Dates</Trans>} hint={<Trans>As written, and as software stores them.</Trans>}>
        {dates.length === 0 && <Row name={<Trans>Start – end</Trans>} values={[]} />}
        {dates.map(({ text, start, end, current }, index) => (
          <Row
            key={`${index}:${text}`}
            name={text}
            values={[<Range key="range" start={start} end={end} isOpen={current} />]}
          />
        ))}
      </Group>
    </div>
  )
}

function Range({ start, end, isOpen }: { start: string; end: string; isOpen: boolean }) {
  return (
    <span className="tabular-nums">
      {start}
      {isOpen ? <Trans> – present</Trans> : end && ` – ${end}`}
    </span>
  )
}

type GroupProps = { readonly title: ReactNode; readonly hint: ReactNode; readonly children: ReactNode }

function Group({ title, hint, children }: GroupProps) {
  return (
    <section className="grid gap-2">
      <h3 className="text-base">{title}</h3>
      <p className="text-sm text-ink-soft">{hint}</p>
      <dl className="divide-y divide-line text-sm">{children}</dl>
    </section>
  )
}

function Row({ name, values }: { name: ReactNode; values: readonly ReactNode[] }) {
  return (
    <div className="grid gap-x-4 py-2 sm:grid-cols-[12rem_1fr]">
      <dt className="text-ink-soft wrap-anywhere">{name}</dt>
      {values.length === 0 && (
        <dd className="text-ink-faint">
          <Trans>Not found</Trans>
        </dd>
      )}
      {values.map((value, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <dd key={index} className="wrap-anywhere sm:col-start-2">
          {value}
        </dd>
      ))}
    </div>
  )
}

const SECTIONS: Readonly<Record<SectionKind, MessageDescriptor>> = {
  contact: msg`Contact`,
  summary: msg`Summary`,
  experience: msg`Experience`,
  education: msg`Education`,
  skills: msg`Skills`,
  technical: msg`Technical skills`,
  soft: msg`Soft skills`,
  languages: msg`Languages`,
  projects: msg`Projects`,
  certifications: msg`Certifications`,
  volunteer: msg`Volunteer work`,
  awards: msg`Awards`,
  publications: msg`Publications`,
  interests: msg`Interests`,
  references: msg`References`,
}
