import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { flushSync } from 'react-dom'
import { MAX_ANSWER_LENGTH, type InterviewQuestion } from '#shared/interview/schemas.ts'
import { canGoOn, countAnswered, goBack, isLast, keepAnswer, typeAnswer, wordsOf } from '#shared/interview/flow.ts'
import type { Category } from '#shared/interview/types.ts'
import { useBuilder } from '#web/features/builder/state/builder-context.tsx'
import { FollowUpSlot } from '#web/features/builder/interview/panel/follow-up-slot.tsx'
import { useInterview, useInterviewState } from '#web/features/builder/interview/panel/interview.ts'
import { StorageNotice } from '#web/features/builder/interview/panel/storage-notice.tsx'
import { languageOf } from '#web/features/builder/interview/panel/language-of.ts'
import { useFollowUp } from '#web/features/builder/interview/panel/use-follow-up.ts'
import { toast } from '#web/lib/toast.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Textarea } from '#web/ui/textarea.tsx'

/** One question at a time. Until the last one, only answers that get a follow-up are sent. */
export function QuestionForm() {
  const interview = useInterviewState((state) => state.interview)
  const question = interview.questions[interview.at]
  if (!question) return null
  const [number, total] = [interview.at + 1, interview.questions.length]
  return (
    <div className="grid gap-4">
      <Progress number={number} total={total} answered={countAnswered(interview)} category={question.category} />
      <Question question={question} />
    </div>
  )
}

type ProgressProps = { number: number; total: number; answered: number; category: Category }

/** Progress through the questions. Next to the buttons, the count would wrap whenever one of them grows. */
function Progress({ number, total, answered, category }: ProgressProps) {
  const { t } = useLingui()
  const categories: Record<Category, string> = {
    career_goals: t`Career goals`,
    achievements: t`Achievements`,
    projects: t`Projects`,
    skills: t`Skills`,
    values: t`Values`,
  }
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <div className="flex flex-wrap gap-x-2 text-sm text-ink-soft tabular-nums">
          <p>
            <Trans>
              {number} of {total}
            </Trans>
          </p>
          <span aria-hidden>·</span>
          <p>
            <Plural value={answered} one="# answered" other="# answered" />
          </p>
        </div>
        <Badge tone="accent">{categories[category]}</Badge>
      </div>
      <progress
        aria-label={t`Interview`}
        aria-valuetext={t`Question ${number} of ${total}`}
        value={number}
        max={total}
        className={BAR}
      />
    </div>
  )
}

const BAR =
  'h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken forced-colors:border [&::-moz-progress-bar]:bg-accent-solid [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent-solid forced-colors:[&::-webkit-progress-value]:bg-[Highlight] forced-colors:[&::-moz-progress-bar]:bg-[Highlight]'

function Question({ question }: { question: InterviewQuestion }) {
  const { t } = useLingui()
  const id = useId()
  const builder = useBuilder()
  const open = useInterview()
  const interview = useInterviewState((state) => state.interview)
  const writing = useInterviewState((state) => state.writing)
  const field = useRef<HTMLTextAreaElement>(null)
  const [language] = useState(() => languageOf(builder))
  const words = wordsOf(interview)
  const answered = countAnswered(keepAnswer(interview))
  const followUp = useFollowUp({ questionId: question.id, answer: words, ask: open.followUp })

  /** Screen readers read the next question as the name of its field. */
  function step(move: () => void) {
    flushSync(move)
    field.current?.focus()
  }
  function handleNext() {
    if (writing) return
    if (!canGoOn(interview))
      return toast({ title: t`Answer Required`, description: t`Please provide an answer before continuing.` })
    if (isLast(interview)) void open.goOn()
    else step(() => void open.goOn())
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    handleNext()
  }
  return (
    <>
      <div className="grid gap-3">
        <label htmlFor={id} className="text-lg leading-snug font-semibold text-pretty">
          {question.question}
        </label>
        <Textarea
          // A separate field for each question, so that undo never restores another answer.
          key={question.id}
          id={id}
          ref={field}
          rows={6}
          lang={language}
          maxLength={MAX_ANSWER_LENGTH}
          value={words}
          // Text typed while writing would be in no line and would be lost with the answers.
          readOnly={writing !== null}
          aria-describedby={`${id}-hint`}
          onKeyDown={handleKey}
          onChange={({ target }) => open.change((now) => typeAnswer(now, target.value))}
          className="max-h-[50dvh]"
        />
        <FollowUpSlot id={`${id}-hint`} usual={question.followUp} followUp={followUp} />
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button disabled={interview.at === 0} onClick={() => step(() => open.change(goBack))}>
          <Trans>Previous</Trans>
        </Button>
        <Button look="primary" disabled={words.trim() === ''} loading={writing !== null} onClick={handleNext}>
          {isLast(interview) ? <Trans>Complete Interview</Trans> : <Trans>Next Question</Trans>}
        </Button>
        {!isLast(interview) && answered > 0 && writing === null && (
          <Button look="quiet" className="ms-auto" onClick={() => void open.finishEarly()}>
            <Plural value={answered} one="Finish with # answer" other="Finish with # answers" />
          </Button>
        )}
      </div>
      {/* Below the buttons, so that they don't move. */}
      <Trouble />
      <output className="sr-only">
        {writing &&
          (writing.stage === 'checking' ? (
            <Trans>Checking each line against your words.</Trans>
          ) : (
            <Trans>Writing your lines.</Trans>
          ))}
      </output>
      <StorageNotice />
    </>
  )
}

function Trouble() {
  const trouble = useInterviewState((state) => state.trouble)
  if (trouble === null) return null
  return (
    <Notice tone="warn" title={<Trans>Your answers are safe, but nothing has been written yet</Trans>}>
      {trouble}
    </Notice>
  )
}
