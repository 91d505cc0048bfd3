import { useId, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { ChevronDown, Handshake, LifeBuoy, Newspaper, type LucideIcon } from 'lucide-react'
import { BackLink } from '#web/features/marketing/back-link.tsx'
import { ContactForm, type ContactAnswer } from '#web/features/contact/contact-form.tsx'
import type { ContactQuestion } from '#web/features/contact/contact-questions.tsx'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'

type ContactPageProps = {
  mailboxes: { readonly [Name in 'support' | 'partners' | 'press']: string | null }
  /** Whether anything costs something here. */
  isSelling: boolean
  questions: readonly ContactQuestion[]
  responseTimes: string | undefined
  answer: ContactAnswer | undefined
  about: string | null
}

export function ContactPage({ mailboxes, isSelling, questions, responseTimes, answer, about }: ContactPageProps) {
  const id = useId()
  const { support, partners, press } = mailboxes
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-10 px-4 py-6 sm:px-6 md:gap-14 md:py-10">
      <div className="grid gap-6">
        <BackLink to="/">
          <Trans>Back to Home</Trans>
        </BackLink>
        <header className="grid max-w-2xl gap-3">
          <h1 className="text-2xl md:text-3xl">
            <Trans>Get in Touch</Trans>
          </h1>
          <p className="text-base text-ink-soft">
            <Trans>Have a question, a problem, or an idea? Send us a message.</Trans>
          </p>
        </header>
        {(support ?? partners ?? press) && (
          <ul className="grid gap-4 md:grid-cols-3">
            <Mailbox icon={LifeBuoy} title={<Trans>Email Support</Trans>} address={support}>
              {isSelling ? (
                <Trans>Help with your resume, your account, or a payment.</Trans>
              ) : (
                <Trans>Help with your resume or your account.</Trans>
              )}
            </Mailbox>
            <Mailbox icon={Handshake} title={<Trans>Partnership Inquiries</Trans>} address={partners}>
              <Trans>For organizations, career centers, and agencies.</Trans>
            </Mailbox>
            <Mailbox icon={Newspaper} title={<Trans>Media & Press</Trans>} address={press}>
              <Trans>Press questions and interview requests.</Trans>
            </Mailbox>
          </ul>
        )}
      </div>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-16">
        <section aria-labelledby={`${id}-form`} className="grid content-start gap-5">
          <h2 id={`${id}-form`} className="text-xl">
            <Trans>Send Message</Trans>
          </h2>
          <ContactForm answer={answer} isSelling={isSelling} about={about} />
        </section>
        <ResponseTimes text={responseTimes} />
      </div>
      <section aria-labelledby={`${id}-questions`} className="grid gap-4">
        <h2 id={`${id}-questions`} className="text-xl">
          <Trans>Frequently Asked Questions</Trans>
        </h2>
        <div className="divide-y divide-line rounded-xl border border-line bg-surface">
          {questions.map(({ question, answer: words }) => (
            <details key={question} className="group px-5">
              <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 text-base font-medium [&::-webkit-details-marker]:hidden">
                {question}
                <ChevronDown
                  aria-hidden
                  className="size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-180"
                />
              </summary>
              <p className="max-w-3xl pb-5 text-sm text-ink-soft">{words}</p>
            </details>
          ))}
        </div>
      </section>
      <section
        aria-labelledby={`${id}-help`}
        className="flex flex-wrap items-center justify-between gap-4 rounded-xl border border-accent-line bg-accent-soft p-6"
      >
        <div className="grid gap-1">
          <h2 id={`${id}-help`} className="text-lg">
            <Trans>Need Immediate Help?</Trans>
          </h2>
          <p className="text-sm text-ink-soft">
            <Trans>Find answers to common questions in the Help Center.</Trans>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <LinkButton to="/help" look="primary">
            <Trans>Browse Help Center</Trans>
          </LinkButton>
          <LinkButton to="/templates">
            <Trans>See templates</Trans>
          </LinkButton>
        </div>
      </section>
    </div>
  )
}

type MailboxProps = { icon: LucideIcon; title: ReactNode; address: string | null; children: ReactNode }

/** A mailbox that the administrator has not set has no card. */
function Mailbox({ icon: Icon, title, address, children }: MailboxProps) {
  if (!address) return null
  return (
    <li>
      <Card className="grid h-full content-start gap-2 p-5!">
        <Icon aria-hidden className="size-5 text-accent-text" />
        <h2 className="text-base">{title}</h2>
        <p className="text-sm text-ink-soft">{children}</p>
        <a href={`mailto:${address}`} className={`${TEXT_LINK} text-sm wrap-anywhere`}>
          {address}
        </a>
      </Card>
    </li>
  )
}

/** Only where the administrator has entered them; see `shared/claims.ts`. */
function ResponseTimes({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <Card className="grid content-start gap-4 self-start">
      <h2 className="text-base">
        <Trans>Response Times</Trans>
      </h2>
      <p className="text-sm whitespace-pre-line">{text}</p>
    </Card>
  )
}
