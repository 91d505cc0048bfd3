import { Trans } from '@lingui/react/macro'
import { Feedback } from '#web/features/coach/feedback/feedback.tsx'
import type { Example } from '#web/features/coach/sales/load-example.ts'
import { Card } from '#web/ui/card.tsx'

/** A real answer with what the coach says of it, so that no one buys what was not seen. */
export function ExampleFeedback({ example: { language, question, answer, feedback } }: { example: Example }) {
  return (
    <section className="grid gap-6">
      <div className="grid max-w-2xl gap-2">
        <h2 className="text-lg md:text-xl">
          <Trans>What the feedback looks like</Trans>
        </h2>
        <p className="text-sm text-ink-soft">
          <Trans>We wrote this answer. The feedback below it is what the coach actually gives.</Trans>
        </p>
      </div>
      <Card className="grid gap-5">
        <h3 lang={language} className="max-w-2xl text-base">
          {question}
        </h3>
        <Feedback attempt={{ answer, feedback }} lang={language} />
      </Card>
    </section>
  )
}
