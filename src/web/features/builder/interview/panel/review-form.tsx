import { useEffect, useRef, type ReactNode } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { PenLine } from 'lucide-react'
import { placeNow } from '#shared/interview/outline.ts'
import { groupsOf, takenLines, type Review } from '#shared/interview/review.ts'
import { useResume } from '#web/features/builder/state/builder-context.tsx'
import { Choices } from '#web/features/builder/panel/choices.tsx'
import { useInterview, useInterviewState } from '#web/features/builder/interview/panel/interview.ts'
import { LineGroupView } from '#web/features/builder/interview/panel/line-group.tsx'
import { StartOver } from '#web/features/builder/interview/panel/start-over.tsx'
import { UnusedAnswers } from '#web/features/builder/interview/panel/unused-answers.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { WrittenBy } from '#web/features/line-provenance/written-by.tsx'

/** The written lines, each with the words it is based on, before they go into the resume. */
export function ReviewForm() {
  const review = useInterviewState((state) => state.interview.review)
  const { change } = useInterview()
  if (!review) return null
  const back = () => change((now) => ({ ...now, isReviewing: false }))
  return (
    <div className="grid gap-6">
      <Head />
      {review.written.lines.length === 0 ? (
        <EmptyState icon={PenLine} title={<Trans>We couldn’t turn that into a bullet point</Trans>}>
          <Trans>Go back and describe one thing you did yourself, and the result.</Trans>
        </EmptyState>
      ) : (
        <Lines review={review} />
      )}
      <UnusedAnswers unused={review.written.unused} />
      <WrittenBy written={review.written} />
      <Actions review={review} onBack={back} />
    </div>
  )
}

function Head() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <header className="grid gap-1">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        <Trans>Review each line</Trans>
      </h2>
      <p className="text-sm text-ink-soft">
        <Trans>Each one is shown with your own words. Uncheck what’s wrong, and edit what you’d say differently.</Trans>
      </p>
    </header>
  )
}

function Lines({ review }: { review: Review }): ReactNode {
  return (
    <>
      {groupsOf(review.written.lines).map((group) => (
        <LineGroupView key={group.lines[0]?.path} group={group} review={review} />
      ))}
      <Earlier review={review} />
    </>
  )
}

/** What happens to achievements already in the resume. */
function Earlier({ review }: { review: Review }) {
  const { t } = useLingui()
  const { change } = useInterview()
  const indexes = review.written.lines.flatMap(({ path }) => {
    const [, index] = /^experience\.(\d+)\.achievements/.exec(path) ?? []
    return index ? [Number(index)] : []
  })
  const hasEarlier = useResume(({ content }) =>
    indexes.some((index) => {
      const entry = content.experience[placeNow(content, 'experience', index, review.places)]
      return entry?.achievements.some((line) => line.trim() !== '')
    }),
  )
  if (!hasEarlier) return null
  return (
    <Choices
      legend={t`Achievements already in these positions`}
      name="earlier-achievements"
      value={review.replaces ? 'replace' : 'keep'}
      options={[
        { value: 'keep', label: t`Keep them and add the new ones` },
        { value: 'replace', label: t`Replace them` },
      ]}
      onChange={(value) =>
        change((now) => (now.review ? { ...now, review: { ...now.review, replaces: value === 'replace' } } : now))
      }
      columns="sm:grid-cols-2"
    />
  )
}

function Actions({ review, onBack }: { review: Review; onBack: () => void }) {
  const { finish } = useInterview()
  const taken = takenLines(review).length
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-2">
        <Button look="primary" disabled={taken === 0} onClick={finish}>
          <Plural value={taken} _0="Add to my resume" one="Add # line to my resume" other="Add # lines to my resume" />
        </Button>
        <Button onClick={onBack}>
          <Trans>Back to my answers</Trans>
        </Button>
        <span className="ms-auto">
          <StartOver />
        </span>
      </div>
      <p className="text-xs text-ink-faint">
        <Trans>You can undo all of it in one step.</Trans>
      </p>
    </div>
  )
}
