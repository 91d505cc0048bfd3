import { useId, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import type { Topic } from '#shared/contract/newsletter.ts'
import { NewsletterForm } from '#web/features/newsletter/newsletter-form.tsx'
import { useVisitor } from '#web/lib/visitor.ts'

export const NewsletterBox = () => (
  <ListBox topic="newsletter" title={<Trans>Never Miss Career Insights</Trans>} action={<Trans>Subscribe</Trans>}>
    <Trans>One mail for each new article, and nothing else. Each one has a link that ends them.</Trans>
  </ListBox>
)

/** For who waits for cover letters: one email when they are here. */
export const NotifyBox = () => (
  <ListBox
    topic="cover-letters"
    title={<Trans>Want a cover letter to match?</Trans>}
    action={<Trans>Get Notified</Trans>}
  >
    <Trans>We write to you once, when cover letters are here, and then forget your address.</Trans>
  </ListBox>
)

type ListBoxProps = { topic: Topic; title: ReactNode; action: ReactNode; children: ReactNode }

/** Where no email can go, no one could confirm an address, so none is asked for. */
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
