import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { fieldAt } from '#shared/resume/fields.ts'
import { withoutIndent } from '#shared/resume/nested-bullets.ts'
import { hasNumber, type AskedNumber } from '#shared/writing-help/ask-number.ts'
import type { NoSuggestion } from '#shared/writing-help/suggestion.ts'
import { withVerb } from '#shared/writing-help/with-verb.ts'
import { askWorker } from '#web/features/builder/interview/panel/interviewer/in-browser.ts'
import { useBuilder, useText } from '#web/features/builder/state/builder-context.tsx'
import { entryOf, isCurrent, replaceLine, type HelpKind } from '#web/features/builder/form/fields/writing-help.ts'
import { ModelWording } from '#web/features/builder/form/fields/model-wording.tsx'
import { WordingChoice } from '#web/features/builder/form/fields/wording-choice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

type WritingHelpProps = { kind: HelpKind; list: string; index: number; onClose: () => void; onFocusBack: () => void }

/** Offers another wording of a line beside its own; nothing changes before it is chosen. */
export default function WritingHelpDialog({ kind, list, index, onClose, onFocusBack }: WritingHelpProps) {
  const { t } = useLingui()
  const { store } = useBuilder()
  const titles = {
    verb: t`Start with a verb`,
    tighten: t`Tighten`,
    number: t`Ask me for the number`,
    split: t`Split in two`,
  }
  const [problem, setProblem] = useState(false)
  function handleUse(lines: readonly string[]) {
    const before = store.getState().content
    const after = replaceLine(before, list, index, lines)
    if (after === before) return setProblem(true)
    store.edit(() => after)
    onClose()
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={titles[kind]}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          onFocusBack()
        }}
      >
        <div data-own-undo className="grid gap-4">
          {kind === 'number' ? (
            <NumberHelp list={list} index={index} onUse={handleUse} onKeep={onClose} />
          ) : (
            <RewriteHelp kind={kind} list={list} index={index} onUse={handleUse} onKeep={onClose} />
          )}
          <p aria-live="polite" className="text-bad empty:hidden">
            {problem && <Trans>There’s no room for this in the list. Remove a bullet point, then try again.</Trans>}
          </p>
        </div>
      </DialogContent>
    </Dialog>
  )
}

type HelpProps = { list: string; index: number; onUse: (lines: readonly string[]) => void; onKeep: () => void }

function useLine({ list, index }: Pick<HelpProps, 'list' | 'index'>) {
  const { content } = useBuilder().store.getState()
  const line = withoutIndent(useText(`${list}.${index}`))
  const entry = entryOf(list)
  const position = [`${entry}.position`, `${entry}.role`].map((path) => fieldAt(content, path)).find(Boolean)
  return {
    line,
    language: content.language ?? 'en',
    current: isCurrent(content, list),
    position: typeof position === 'string' ? position : '',
  }
}

/** What the worker answers to the first question of a dialog; null until then. */
function useAnswer<T extends object>(ask: () => Promise<T>): T | 'failed' | null {
  const [answer, setAnswer] = useState<T | 'failed' | null>(null)
  const askOnce = useEffectEvent(ask)
  useEffect(() => {
    let isHere = true
    askOnce().then(
      (found) => isHere && setAnswer(found),
      () => isHere && setAnswer('failed'),
    )
    return () => {
      isHere = false
    }
  }, [])
  return answer
}

function RewriteHelp({ kind, list, index, onUse, onKeep }: HelpProps & { kind: Exclude<HelpKind, 'number'> }) {
  const about = useLine({ list, index })
  const { line } = about
  const { writer } = useBuilder()
  const [verb, setVerb] = useState<string | null>(null)
  const help = useAnswer(() => askWorker('helpWithLine', { kind, ...about }))
  if (help === null) return <Spinner />
  const model = writer === 'model' && line.trim() !== '' && <ModelWording {...about} onUse={onUse} onKeep={onKeep} />
  const suggestion = verb ? { lines: [withVerb(line, verb)] } : help !== 'failed' && help.suggestion
  if (suggestion && 'lines' in suggestion)
    return (
      <>
        <WordingChoice old={line} lines={suggestion.lines} onUse={onUse} onKeep={onKeep} />
        {model}
      </>
    )
  return (
    <>
      <p>{suggestion ? <Reason none={suggestion.none} /> : <Failed />}</p>
      {help !== 'failed' && help.verbs.length > 0 && <VerbList verbs={help.verbs} onChoose={setVerb} />}
      <div className="flex justify-end">
        <Button onClick={onKeep}>
          <Trans>Keep mine</Trans>
        </Button>
      </div>
      {model}
    </>
  )
}

const Failed = () => <Trans>Writing help didn’t load. Close this and try again.</Trans>

function VerbList({ verbs, onChoose }: { verbs: readonly string[]; onChoose: (verb: string) => void }) {
  const { t } = useLingui()
  return (
    <div className="grid gap-2">
      <p className="font-medium">
        <Trans>Pick the verb that is true for you:</Trans>
      </p>
      <ul aria-label={t`Verbs`} className="flex flex-wrap gap-2">
        {verbs.map((verb) => (
          <li key={verb}>
            <Button size="small" lang="en" onClick={() => onChoose(verb)}>
              {verb}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Reason({ none }: { none: NoSuggestion }) {
  switch (none) {
    case 'blank':
      return <Trans>Write something in this bullet point first.</Trans>
    case 'language':
      return <Trans>Writing help works for lines in English only.</Trans>
    case 'starts-with-verb':
      return <Trans>This line already starts with a verb.</Trans>
    case 'tight':
      return <Trans>We found nothing to cut in this line.</Trans>
    case 'one-part':
      return <Trans>We don’t see two parts that each start with a verb.</Trans>
    case 'unsafe':
      return <Trans>We don’t see a safe way to change this line without guessing what you mean.</Trans>
  }
}

function NumberHelp({ onUse, onKeep, ...at }: HelpProps) {
  const { line, language } = useLine(at)
  const asked = useAnswer(() => askWorker('askNumber', { line, language }))
  if (asked === null) return <Spinner />
  if (asked === 'failed') return <Failed />
  if ('none' in asked) return <Reason none={asked.none} />
  return <NumberForm line={line} asked={asked} onUse={onUse} onKeep={onKeep} />
}

type NumberFormProps = Pick<HelpProps, 'onUse' | 'onKeep'> & { line: string; asked: AskedNumber }

function NumberForm({ line, asked, onUse, onKeep }: NumberFormProps) {
  const { t } = useLingui()
  const [lines, setLines] = useState<readonly string[] | null>(null)
  const [error, setError] = useState<string>()
  if (lines) return <WordingChoice old={line} lines={lines} onUse={onUse} onKeep={onKeep} />
  async function weave(answer: string) {
    try {
      const woven = await askWorker('withNumber', { line, asked, answer })
      if (woven !== null) return setLines([woven])
    } catch {
      return setError(t`Writing help didn’t load. Close this and try again.`)
    }
    setError(
      hasNumber(answer)
        ? t`We don’t see a safe way to add this. Type only the number, or change the line yourself.`
        : t`Type a number, like 12 or about 20%.`,
    )
  }
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    void weave(String(new FormData(event.currentTarget).get('answer') ?? ''))
  }
  return (
    <form method="post" onSubmit={handleSubmit} className="grid gap-4">
      <p className="wrap-anywhere text-ink-soft">{line}</p>
      <Field
        label={<span lang="en">{asked.question}</span>}
        hint={t`Only if you know it. A careful estimate is fine.`}
        error={error}
      >
        <Input name="answer" autoComplete="off" placeholder="12" />
      </Field>
      <div className="flex justify-end gap-2">
        <Button onClick={onKeep}>
          <Trans>Keep mine</Trans>
        </Button>
        <Button type="submit" look="primary">
          <Trans>Show the new line</Trans>
        </Button>
      </div>
    </form>
  )
}
