import { useId, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import type { Topic } from '#shared/contract/newsletter.ts'
import { NewsletterForm } from '#web/features/newsletter/newsletter-form.tsx'
import { useVisitor } from '#web/lib/visitor.ts'

export const NewsletterBox = () => (
  <ListBox topic="newsletter" title={<Trans>Never Miss Career Insights</Trans>} action={<Trans>Subscribe</Trans>}>
    <Trans>One email for each new article and nothing else. You can unsubscribe at any time.</Trans>
  </ListBox>
)

/** The waiting list for cover letters: one email when they are available. */
export const NotifyBox = () => (
  <ListBox
    topic="cover-letters"
    title={<Trans>Want a cover letter to match?</Trans>}
    action={<Trans>Get Notified</Trans>}
  >
    <Trans>We’ll email you once, when cover letters are available, and then delete your address.</Trans>
  </ListBox>
)

type ListBoxProps = { topic: Topic; title: ReactNode; action: ReactNode; children: ReactNode }

/** Without a mail server no address can be confirmed, so none is asked for. */
function ListBox({ topic, title, action, children }: ListBoxProps) {
  const id = useId()
  const { sendsListMail } = useVisitor()
  if (!sendsListMail) return null
  return (
    <section
      aria-labelledby={id}
      className="grid items-center gap-x-12 gap-y-6 rounded-xl border border-line bg-surface p-6 md:grid-cols-2 md:p-10"
    >
      <div className="grid gap-2">
        <h2 id={id} className="text-lg md:text-xl">
          {title}
        </h2>
        <p className="text-sm text-ink-soft">{children}</p>
      </div>
      <NewsletterForm topic={topic} action={action} />
    </section>
  )
}
