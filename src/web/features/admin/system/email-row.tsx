import { useState, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { retryMail, type OutboxEmail } from '#shared/contract/admin.ts'
import { useEmailKindLabels } from '#web/features/admin/system/email-kind-labels.ts'
import { DeliveryBadge } from '#web/features/admin/system/state-badges.tsx'
import { toCallError, errorMessage } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { toast, type ToastMessage } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'

/** One email: its state at a glance, its text and attempts when opened. */
export function EmailRow({ mail, sends }: { mail: OutboxEmail; sends: boolean }) {
  const { state, subject, recipient, createdAt } = mail
  return (
    <li>
      <details className="group">
        <summary className="grid cursor-pointer list-none grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 px-4 py-3 text-sm hover:bg-sunken focus-visible:-outline-offset-2 md:grid-cols-[auto_6rem_minmax(0,2fr)_minmax(0,1fr)_auto] [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden
            className="row-span-3 size-4 text-ink-faint transition-transform group-open:rotate-90 rtl:group-open:-rotate-90 md:row-span-1"
          />
          <span>
            <DeliveryBadge state={state} />
          </span>
          <span className="min-w-0 font-medium wrap-anywhere md:truncate" lang="">
            {subject}
          </span>
          <span className="col-start-2 min-w-0 truncate text-ink-soft md:col-start-auto">{recipient}</span>
          <span className="col-start-2 text-xs text-ink-faint tabular-nums md:col-start-auto">
            <Moment at={createdAt} />
          </span>
        </summary>
        <div className="grid gap-4 px-4 pt-3 pb-4 md:ps-11">
          <Facts mail={sends ? mail : { ...mail, nextAt: null }} />
          {/* In the language of its recipient, which is not known here. */}
          <pre
            lang=""
            className="max-h-96 overflow-auto rounded-lg bg-sunken p-3 font-sans text-sm wrap-anywhere whitespace-pre-wrap text-ink-soft"
          >
            {mail.text}
          </pre>
          {state !== 'sent' && sends && <RetryButton mail={mail} />}
        </div>
      </details>
    </li>
  )
}

function Facts({ mail: { kind, attempts, lastError, nextAt, sentAt } }: { mail: OutboxEmail }) {
  const kindWords = useEmailKindLabels()
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2 text-sm">
      <Fact name={<Trans>Type</Trans>}>{kindWords(kind)}</Fact>
      <Fact name={<Trans>Attempts</Trans>}>{attempts}</Fact>
      {lastError && <Fact name={<Trans>Last error</Trans>}>{lastError}</Fact>}
      {nextAt && (
        <Fact name={<Trans>Next attempt</Trans>}>
          <Moment at={nextAt} />
        </Fact>
      )}
      {sentAt && (
        <Fact name={<Trans>Sent</Trans>}>
          <Moment at={sentAt} />
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt className="text-xs text-ink-faint">{name}</dt>
    <dd className="tabular-nums">{children}</dd>
  </div>
)

function Moment({ at }: { at: string }) {
  const { i18n } = useLingui()
  return <time dateTime={at}>{i18n.date(at, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC</time>
}

function RetryButton({ mail }: { mail: OutboxEmail }) {
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  const [loading, setLoading] = useState(false)
  const asked = async (): Promise<ToastMessage> => {
    try {
      const reply = await call(retryMail, { params: { id: String(mail.id) } })
      if (reply.status !== 202) throw toCallError(reply)
      return { title: t`Retrying`, description: t`Refresh in a moment to see the result.` }
    } catch (error) {
      return { title: t`Error`, description: errorMessage(error), variant: 'destructive' }
    }
  }
  const retry = async () => {
    setLoading(true)
    const news = await asked()
    setLoading(false)
    // Also after a refusal: the email may have been sent, or the session may have ended.
    await revalidate()
    toast(news)
  }
  return (
    <Button size="small" loading={loading} onClick={() => void retry()} className="justify-self-start">
      <Trans>Try again</Trans>
    </Button>
  )
}
