import { Trans } from '@lingui/react/macro'
import type { Offer as Selling } from '#shared/contract/billing.ts'
import { ExampleFeedback } from '#web/features/coach/sales/example-feedback.tsx'
import type { Example } from '#web/features/coach/sales/load-example.ts'
import { ExistingPractice, type Kept } from '#web/features/coach/sales/existing-practice.tsx'
import { Offer } from '#web/features/coach/sales/offer.tsx'
import { Included } from '#web/features/coach/sales/included.tsx'
import { Limitations } from '#web/features/coach/sales/limitations.tsx'

type SalesProps = {
  isSignedIn: boolean
  offer: Selling
  kept: Kept | null
  example: Example
}

/** What the coach is and costs, for everyone to whom it is not open; what they did with it before comes first. */
export function Sales({ isSignedIn, offer, kept, example }: SalesProps) {
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-12 px-4 py-8 sm:px-6 md:gap-16 md:py-14">
      {kept && <ExistingPractice kept={kept} />}
      <section className="grid items-start gap-8 lg:grid-cols-[1.4fr_1fr] lg:gap-12">
        <header className="grid gap-4">
          <p className="text-sm font-medium text-accent-text">
            <Trans>AI Interview Coach</Trans>
          </p>
          <h1 className="text-2xl md:text-3xl">
            <Trans>Get the bad first take out of the way here</Trans>
          </h1>
          <p className="max-w-xl text-base text-ink-soft md:text-lg md:tracking-normal">
            <Trans>
              Practice interview questions for your role and industry. After each answer you see what worked and the one
              thing to fix first. Then try again.
            </Trans>
          </p>
        </header>
        <Offer isSignedIn={isSignedIn} offer={offer} />
      </section>
      <Included />
      <ExampleFeedback example={example} />
      <Limitations />
    </div>
  )
}
