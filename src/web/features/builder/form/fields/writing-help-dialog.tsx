import { useState, type SubmitEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { fieldAt } from '#shared/resume/fields.ts'
import { hasNumber, numberQuestion, withNumber } from '#shared/writing-help/ask-number.ts'
import { verbsFor } from '#shared/writing-help/occupation-verbs.ts'
import { withVerb } from '#shared/writing-help/start-with-verb.ts'
import type { NoSuggestion } from '#shared/writing-help/suggestion.ts'
import { isEnglish, rewrite } from '#shared/writing-help/writing-help.ts'
import { useBuilder, useText } from '#web/features/builder/state/builder-context.tsx'
import { entryOf, isCurrent, replaceLine, type HelpKind } from '#web/features/builder/form/fields/writing-help.ts'
import { WordingChoice } from '#web/features/builder/form/fields/wording-choice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

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
  const line = useText(`${list}.${index}`)
  return { line, content, language: content.language ?? 'en', current: isCurrent(content, list) }
}

function RewriteHelp({ kind, list, index, onUse, onKeep }: HelpProps & { kind: Exclude<HelpKind, 'number'> }) {
  const { line, language, current } = useLine({ list, index })
  const [verb, setVerb] = useState<string | null>(null)
  const suggestion = verb ? { lines: [withVerb(line, verb)] } : rewrite(kind, line, { current, language })
  if ('lines' in suggestion) return <WordingChoice old={line} lines={suggestion.lines} onUse={onUse} onKeep={onKeep} />
  return (
    <>
      <p>
        <Reason none={suggestion.none} />
      </p>
      {kind === 'verb' && suggestion.none === 'unsafe' && <VerbList list={list} onChoose={setVerb} />}
      <div className="flex justify-end">
        <Button onClick={onKeep}>
          <Trans>Keep mine</Trans>
        </Button>
      </div>
    </>
  )
}

function VerbList({ list, onChoose }: { list: string; onChoose: (verb: string) => void }) {
  const { t } = useLingui()
  const { content } = useBuilder().store.getState()
  const entry = entryOf(list)
  const position = [`${entry}.position`, `${entry}.role`].map((path) => fieldAt(content, path)).find(Boolean)
  return (
    <div className="grid gap-2">
      <p className="font-medium">
        <Trans>Pick the verb that is true for you:</Trans>
      </p>
      <ul aria-label={t`Verbs`} className="flex flex-wrap gap-2">
        {verbsFor(typeof position === 'string' ? position : '').map((verb) => (
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

function NumberHelp({ list, index, onUse, onKeep }: HelpProps) {
  const { t } = useLingui()
  const { line, language } = useLine({ list, index })
  const [lines, setLines] = useState<readonly string[] | null>(null)
  const [error, setError] = useState<string>()
  if (line.trim() === '' || !isEnglish(line, language))
    return <Reason none={line.trim() === '' ? 'blank' : 'language'} />
  if (lines) return <WordingChoice old={line} lines={lines} onUse={onUse} onKeep={onKeep} />
  const asked = numberQuestion(line)
  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    const answer = String(new FormData(event.currentTarget).get('answer') ?? '')
    const woven = withNumber(line, asked, answer)
    if (woven !== null) return setLines([woven])
    setError(
      hasNumber(answer)
        ? t`We don’t see a safe way to add this. Type only the number, or change the line yourself.`
        : t`Type a number, like 12 or about 20%.`,
    )
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
