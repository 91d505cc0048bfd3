import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Download } from 'lucide-react'
import { exportSubscribers, type SubscriberList, type Topic } from '#shared/contract/newsletter.ts'
import { SendNotice } from '#web/features/admin/leads/send-notice.tsx'
import { Day } from '#web/features/admin/timestamp.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

/** The mailing lists: their sizes, their addresses as CSV, and the one announcement that some of them are for. */
export function MailingLists({ lists }: { lists: readonly SubscriberList[] }) {
  return (
    <section aria-labelledby="mailing-lists" className="grid gap-4">
      <h2 id="mailing-lists" className="text-lg">
        <Trans>Mailing lists</Trans>
      </h2>
      <ul className="grid gap-4 md:grid-cols-2">
        {lists.map((list) => (
          <li key={list.topic}>
            <MailingList list={list} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function MailingList({ list }: { list: SubscriberList }) {
  const { topic, confirmed, waiting, notice } = list
  const name = useTopicNames()[topic]
  return (
    <Card className="grid h-full content-start gap-4 p-4 md:p-6">
      <div className="grid gap-1">
        <h3 className="text-base">{name}</h3>
        <p className="text-sm text-ink-soft tabular-nums">
          <Plural value={confirmed} one="# confirmed address" other="# confirmed addresses" />
          {', '}
          <Plural value={waiting} one="# not confirmed yet" other="# not confirmed yet" />
        </p>
        <p className="text-sm text-ink-soft">
          <NoticeState notice={notice} />
        </p>
      </div>
      <div className="mt-auto flex flex-wrap gap-2">
        {confirmed > 0 && (
          <a
            href={`${exportSubscribers.path}?topic=${topic}`}
            download
            className={buttonClass({ look: 'secondary', size: 'small' })}
          >
            <Download aria-hidden />
            <Trans>Download CSV</Trans>
            <span className="sr-only">{name}</span>
          </a>
        )}
        {notice && !notice.sentAt && confirmed > 0 && <SendNotice topic={topic} name={name} recipients={confirmed} />}
      </div>
    </Card>
  )
}

function NoticeState({ notice }: Pick<SubscriberList, 'notice'>) {
  if (!notice) return <Trans>Gets new articles automatically.</Trans>
  if (!notice.sentAt) return <Trans>Gets one announcement, which you send when the feature is ready.</Trans>
  return (
    <Trans>
      Announcement sent on <Day of={notice.sentAt} />. Anyone who confirms later gets it too.
    </Trans>
  )
}

function useTopicNames(): Record<Topic, string> {
  const { t } = useLingui()
  return { newsletter: t`Newsletter`, 'cover-letters': t`Cover letters` }
}
