import { memo, Suspense, useId, useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useLingui } from '@lingui/react/macro'
import { moveBullet, removeBullet } from '#shared/resume/bullets.ts'
import { storableText } from '#shared/resume/json-value.ts'
import { useBuilder, useText, useTextLanguage } from '#web/features/builder/state/builder-context.tsx'
import { DragHandle } from '#web/features/builder/form/entries/drag-handle.tsx'
import { ItemMenu } from '#web/features/builder/form/entries/item-menu.tsx'
import { SortableItem } from '#web/features/builder/form/entries/sortable-list.tsx'
import { fieldId, limitOf, mostLines } from '#web/features/builder/state/field-path.ts'
import { lineBreaksIn, splitBullet } from '#web/features/builder/form/fields/bullet-lines.ts'
import { FieldError } from '#web/features/builder/form/fields/form-field.tsx'
import { charactersLeft } from '#web/features/builder/form/fields/characters-left.tsx'
import { useFieldControl } from '#web/features/builder/form/fields/use-field-control.ts'
import { offersHelp, type HelpKind } from '#web/features/builder/form/fields/writing-help.ts'
import { WritingHelpItems } from '#web/features/builder/form/fields/writing-help-items.tsx'
import { useLengthLimit } from '#web/features/builder/form/fields/use-length-limit.tsx'
import { focusField } from '#web/features/builder/state/focus-field.ts'
import { withPanelCatalog } from '#web/features/builder/panel/panel-catalog.ts'
import { dialogOnDemand } from '#web/delivery/dialog-on-demand.ts'
import { toast } from '#web/lib/toast.ts'
import { Textarea } from '#web/ui/textarea.tsx'

/** Fetched ahead, so that it opens offline too. */
export const WritingHelpDialog = dialogOnDemand(
  () => withPanelCatalog(import('#web/features/builder/form/fields/writing-help-dialog.tsx')),
  ({ onClose }) => onClose(),
)

type BulletProps = { list: string; index: number; isLast: boolean; label: string; placeholder?: string | undefined }

/** One line of a list: Enter begins the next, Backspace in an empty one goes back. */
export const Bullet = memo(function Bullet({ list, index, isLast, label, placeholder }: BulletProps) {
  const { t } = useLingui()
  const { store } = useBuilder()
  const path = `${list}.${index}`
  const text = useText(path)
  const { set, focus } = useFieldControl(path)
  const limit = limitOf(path)
  const { guard, tooLong } = useLengthLimit(text, limit)
  const about = useId()
  const [help, setHelp] = useState<HelpKind | null>(null)
  const lang = useTextLanguage()

  function handleChange({ target }: ChangeEvent<HTMLTextAreaElement>) {
    if (lineBreaksIn(target.value) <= lineBreaksIn(text)) return set(target.value)
    if (!takeLines(target.value, target.selectionEnd)) set(target.value)
  }
  /** What is too long for one line goes on in the next ones. */
  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = storableText(event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n').trimEnd())
    const { value, selectionStart, selectionEnd } = event.currentTarget
    const whole = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd)
    if (whole.length <= limit) return
    if (takeLines(whole, selectionStart + pasted.length)) event.preventDefault()
    else guard.onPaste(event)
  }
  function takeLines(whole: string, caret: number): boolean {
    const split = splitBullet(store.getState().content, list, index, whole, caret)
    if (!split) return false
    store.edit(() => split.content)
    focusLine(split.index, split.fromEnd)
    const [first] = split.left
    if (first !== undefined) tellLeft(first)
    return true
  }
  function tellLeft(first: string) {
    const begin = first.length > 24 ? `${first.slice(0, 20)}…` : first
    toast({
      title: t`Not everything fits`,
      description: t`A list can have ${mostLines(list)} bullet points. Left out: “${begin}” and everything after it.`,
    })
  }
  function focusLine(line: number, fromEnd = 0) {
    focusField(store, `${list}.${line}`)
    const control = document.activeElement
    if (!(control instanceof HTMLTextAreaElement)) return
    const caret = Math.max(0, control.value.length - fromEnd)
    control.setSelectionRange(caret, caret)
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Backspace' || text !== '' || event.nativeEvent.isComposing) return
    event.preventDefault()
    remove()
  }
  function remove() {
    store.edit((content) => removeBullet(content, list, index))
    if (index > 0 || !isLast) focusLine(Math.max(0, index - 1))
    else document.getElementById(`${fieldId(list)}-add`)?.focus()
  }
  function move(to: number) {
    store.edit((content) => moveBullet(content, list, index, to))
    focusLine(to)
  }
  const room = charactersLeft(text.length, limit)
  return (
    <SortableItem id={path} className="flex items-start gap-0.5">
      <DragHandle label={t`Move ${label}`} className="h-11 w-6 md:h-9 md:w-5" />
      <div className="min-w-0 grow">
        <Textarea
          {...focus}
          id={fieldId(path)}
          lang={lang}
          aria-label={label}
          aria-describedby={tooLong ? about : undefined}
          rows={1}
          className="block min-h-11! resize-none md:min-h-9!"
          value={text}
          placeholder={placeholder}
          {...guard}
          onChange={handleChange}
          onPaste={handlePaste}
          onKeyDown={handleKeyDown}
        />
        {room && <p className="mt-1 text-xs text-ink-soft tabular-nums">{room}</p>}
        <FieldError id={about}>{tooLong}</FieldError>
      </div>
      <ItemMenu
        name={label}
        onMoveUp={index > 0 ? () => move(index - 1) : undefined}
        onMoveDown={isLast ? undefined : () => move(index + 1)}
        onRemove={remove}
        more={
          offersHelp(list) && text.trim() !== ''
            ? (choose) => <WritingHelpItems onChoose={(kind) => choose(() => setHelp(kind))} />
            : undefined
        }
      />
      {help && (
        <Suspense>
          <WritingHelpDialog.Content
            kind={help}
            list={list}
            index={index}
            onClose={() => setHelp(null)}
            onFocusBack={() => focusLine(index)}
          />
        </Suspense>
      )}
    </SortableItem>
  )
})
