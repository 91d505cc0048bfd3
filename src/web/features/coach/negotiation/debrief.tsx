import { useEffect, useRef } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { debriefOf, type Debrief as Facts } from '#shared/coach/negotiation/debrief.ts'
import type { Negotiation } from '#shared/coach/negotiation/types.ts'
import { LESSON_MESSAGES } from '#web/features/coach/negotiation/lesson-messages.ts'
import { LEVER_NAMES } from '#web/features/coach/negotiation/labels.ts'
import { useFormatPay } from '#web/features/coach/negotiation/use-format-pay.ts'
import { Card } from '#web/ui/card.tsx'

/** How it went, with what the employer kept to themselves; shown once the talk is over. */
export function Debrief({ talk, lang }: { talk: Negotiation; lang: string }) {
  const debrief = debriefOf(talk)
  const heading = useRef<HTMLHeadingElement>(null)
  // The talk has ended: screen reader users continue here.
  useEffect(() => heading.current?.focus(), [])
  if (!debrief) return null
  return (
    <Card className="grid gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {debrief.outcome === 'agreed' ? (
          <Trans>You have a deal. Here’s how it went</Trans>
        ) : (
          <Trans>No deal. Here’s how it went</Trans>
        )}
      </h2>
      <Figures debrief={debrief} ask={talk.ask} />
      <Lessons debrief={debrief} ask={talk.ask} lang={lang} />
      <p className="text-xs text-ink-faint">
        <Trans>
          The employer’s limits were chosen at random around your own figures. They say nothing about real pay.
        </Trans>
      </p>
    </Card>
  )
}

type PartProps = { debrief: Facts; ask: Negotiation['ask'] }

function Figures({ debrief, ask }: PartProps) {
  const { t, i18n } = useLingui()
  const { firstAsk, firstOffer, pay, conceded, levers, hidden, leftOnTable } = debrief
  const money = useFormatPay()
  const moneyOrNone = (figure: number | null) => (figure === null ? t`none` : money(figure, ask))
  const rows = [
    { name: t`Your first request`, value: moneyOrNone(firstAsk) },
    { name: t`Their first offer`, value: moneyOrNone(firstOffer) },
    { name: t`Agreed pay`, value: moneyOrNone(pay) },
    { name: t`You came down by`, value: moneyOrNone(conceded.you) },
    { name: t`They came up by`, value: moneyOrNone(conceded.employer) },
    { name: t`Their hidden limit`, value: moneyOrNone(hidden.ceiling) },
    ...(leftOnTable === null ? [] : [{ name: t`Left on the table`, value: moneyOrNone(leftOnTable) }]),
    ...(levers.length === 0
      ? []
      : [
          {
            name: t`Besides pay`,
            value: new Intl.ListFormat(i18n.locale).format(levers.map((one) => t(LEVER_NAMES[one]))),
          },
        ]),
  ]
  return (
    <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-2">
      {rows.map(({ name, value }) => (
        <div key={name} className="flex justify-between gap-3 border-b border-line pb-1.5">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="text-end font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Lessons({ debrief: { lessons }, ask, lang }: PartProps & { lang: string }) {
  const { i18n } = useLingui()
  const money = useFormatPay()
  return (
    <section className="grid gap-3">
      <h3 className="text-base">
        <Trans>Takeaways</Trans>
      </h3>
      <ol className="grid list-decimal gap-3 ps-5 text-sm">
        {lessons.map(({ lesson, who, quote, values }) => {
          const { id, message } = LESSON_MESSAGES[lesson]
          const figures = Object.fromEntries(Object.entries(values).map(([name, figure]) => [name, money(figure, ask)]))
          return (
            <li key={lesson}>
              <p>{i18n._(id, figures, message === undefined ? {} : { message })}</p>
              {quote && (
                <p className="mt-1 border-s-2 border-line ps-3 text-ink-soft wrap-anywhere">
                  {who === 'you' ? (
                    <Trans>You: “{quote}”</Trans>
                  ) : (
                    <Trans>
                      Employer: “<span lang={lang}>{quote}</span>”
                    </Trans>
                  )}
                </p>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
