import { Trans, useLingui } from '@lingui/react/macro'
import { Award, BookOpen, HeartHandshake, Quote } from 'lucide-react'
import { EntryList } from '#web/features/builder/form/entries/entry-list.tsx'
import { BulletsField } from '#web/features/builder/form/fields/bullets-field.tsx'
import { DateField } from '#web/features/builder/form/fields/date-field.tsx'
import { PeriodFields } from '#web/features/builder/form/fields/period-fields.tsx'
import { RichField } from '#web/features/builder/form/fields/rich-field.tsx'
import { TextField } from '#web/features/builder/form/fields/text-field.tsx'
import { FieldGrid } from '#web/features/builder/panel/group.tsx'
import { joinText } from '#web/features/builder/form/entries/summary-text.ts'
import { usePeriod } from '#web/features/builder/form/entries/use-period.ts'

export function VolunteerFields() {
  const { t } = useLingui()
  const period = usePeriod()
  return (
    <EntryList
      list="volunteer"
      firstField="role"
      addLabel={<Trans>Add volunteer work</Trans>}
      blankName={t`New volunteer role`}
      summarize={(entry) => ({ title: joinText(entry.role, entry.organization), detail: period(entry) })}
      empty={{
        slim: true,
        icon: HeartHandshake,
        title: <Trans>Unpaid work counts</Trans>,
        text: <Trans>Coaching a team or running a food bank is experience, too.</Trans>,
      }}
    >
      {(path) => (
        <>
          <FieldGrid>
            <TextField path={`${path}.role`} label={t`Role`} placeholder={t`Youth coach`} />
            <TextField path={`${path}.organization`} label={t`Organization`} placeholder={t`Oakland Rowing`} />
          </FieldGrid>
          <PeriodFields path={path} currentLabel={<Trans>I still do this</Trans>} />
          <TextField path={`${path}.location`} label={t`Location`} placeholder={t`Oakland, CA`} />
          <RichField path={`${path}.description`} label={t`Description`} rows={2} />
          <BulletsField
            path={`${path}.achievements`}
            label={t`Achievements`}
            each={t`Achievement`}
            addLabel={<Trans>Add achievement</Trans>}
          />
        </>
      )}
    </EntryList>
  )
}

export function AwardsFields() {
  const { t } = useLingui()
  return (
    <EntryList
      list="awards"
      firstField="title"
      addLabel={<Trans>Add award</Trans>}
      blankName={t`New award`}
      summarize={({ title, awarder, date }) => ({ title: joinText(title, awarder), detail: date })}
      empty={{
        slim: true,
        icon: Award,
        title: <Trans>Have you won any awards?</Trans>,
        text: <Trans>Prizes, scholarships, employee of the year.</Trans>,
      }}
    >
      {(path) => (
        <>
          <TextField path={`${path}.title`} label={t`Award`} placeholder={t`Service Team of the Year`} />
          <FieldGrid>
            <TextField path={`${path}.awarder`} label={t`Issuer`} placeholder={t`Bay Area Retail Guild`} />
            <DateField path={`${path}.date`} label={t`Date`} placeholder="2022-11" />
          </FieldGrid>
          <RichField path={`${path}.description`} label={t`Description`} rows={2} />
        </>
      )}
    </EntryList>
  )
}

export function PublicationFields() {
  const { t } = useLingui()
  return (
    <EntryList
      list="publications"
      firstField="title"
      addLabel={<Trans>Add publication</Trans>}
      blankName={t`New publication`}
      summarize={({ title, publisher, date }) => ({ title: joinText(title), detail: joinText(publisher, date) })}
      empty={{
        slim: true,
        icon: BookOpen,
        title: <Trans>Have you published anything?</Trans>,
        text: <Trans>Articles, papers, books, and talks that people can find.</Trans>,
      }}
    >
      {(path) => (
        <>
          <TextField path={`${path}.title`} label={t`Title`} placeholder={t`Answering before they ask`} />
          <TextField
            path={`${path}.authors`}
            label={t`Authors`}
            placeholder={t`Okafor, M., Lindgren, I.`}
            hint={t`All of them, in the order of the publication.`}
          />
          <FieldGrid>
            <TextField path={`${path}.publisher`} label={t`Publisher`} placeholder={t`Support Quarterly`} />
            <DateField path={`${path}.date`} label={t`Date`} placeholder="2021-06" />
          </FieldGrid>
          <FieldGrid>
            <TextField path={`${path}.url`} label={t`Link`} inputMode="url" placeholder={t`example.com/article`} />
            <TextField path={`${path}.doi`} label={t`DOI`} placeholder="10.1000/182" />
          </FieldGrid>
          <RichField path={`${path}.description`} label={t`Description`} rows={2} />
        </>
      )}
    </EntryList>
  )
}

export function ReferenceFields() {
  const { t } = useLingui()
  return (
    <EntryList
      list="references"
      firstField="name"
      addLabel={<Trans>Add reference</Trans>}
      blankName={t`New reference`}
      summarize={({ name, contact }) => ({ title: name.trim(), detail: contact })}
      empty={{
        slim: true,
        icon: Quote,
        title: <Trans>Who can recommend you?</Trans>,
        text: <Trans>Ask them first. Many employers want references later, not on the resume.</Trans>,
      }}
    >
      {(path) => (
        <>
          <FieldGrid>
            <TextField path={`${path}.name`} label={t`Name`} placeholder={t`Ingrid Lindgren`} />
            <TextField path={`${path}.contact`} label={t`Contact`} placeholder={t`ingrid@example.com`} />
          </FieldGrid>
          <RichField path={`${path}.text`} label={t`Quote`} rows={2} />
        </>
      )}
    </EntryList>
  )
}
