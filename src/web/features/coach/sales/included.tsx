import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { BadgeDollarSign, MessageSquareQuote, Target, Users, type LucideIcon } from 'lucide-react'

/** The four things that are sold. */
export function Included() {
  return (
    <section className="grid gap-6">
      <h2 className="text-lg md:text-xl">
        <Trans>What’s included</Trans>
      </h2>
      <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2">
        <Part icon={Target} title={<Trans>Questions tailored to your role and industry</Trans>}>
          <Trans>Chosen for your level, your industry, and, if you add them, a job posting and your resume.</Trans>
        </Part>
        <Part icon={MessageSquareQuote} title={<Trans>Feedback on every answer</Trans>}>
          <Trans>
            Published rules award points for situation, task, action, result, your contribution, numbers, structure, and
            length, and quote the words they’re based on. If this site uses a language model, you also get AI feedback
            in a few sentences.
          </Trans>
        </Part>
        <Part icon={Users} title={<Trans>Behavioral questions</Trans>}>
          <Trans>
            Classics like “Tell me about a time you failed” and “What is your greatest weakness?” plus questions you may
            not expect. Type or speak your answers, with a timer if you like.
          </Trans>
        </Part>
        <Part icon={BadgeDollarSign} title={<Trans>Salary negotiation tactics</Trans>}>
          <Trans>
            A role-play with an employer who has a hidden limit. Each tactic is named and explained as it happens, using
            only your own figures.
          </Trans>
        </Part>
      </ul>
    </section>
  )
}

function Part({ icon: Icon, title, children }: { icon: LucideIcon; title: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <span className="grid size-10 shrink-0 place-items-center rounded-lg bg-accent-soft text-accent-text">
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="grid content-start gap-1">
        <h3 className="text-base">{title}</h3>
        <p className="max-w-prose text-sm text-ink-soft">{children}</p>
      </div>
    </li>
  )
}
