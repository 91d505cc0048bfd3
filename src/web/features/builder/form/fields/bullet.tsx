import { memo, Suspense, useId, useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { moveBullet, removeBullet } from '#shared/resume/bullets.ts'
import { storableText } from '#shared/resume/json-value.ts'
import { hiddenListOf, hideBullet } from '#shared/resume/hidden-bullets.ts'
import { hasLevels } from '#shared/resume/nested-bullets.ts'
import { useBuilder, useLines, useTextLanguage } from '#web/features/builder/state/builder-context.tsx'
import { DragHandle } from '#web/features/builder/form/entries/drag-handle.tsx'
import { ItemMenu } from '#web/features/builder/form/entries/item-menu.tsx'
import { SortableItem } from '#web/features/builder/form/entries/sortable-list.tsx'
import { fieldId, mostLines } from '#web/features/builder/state/field-path.ts'
import { HideItem, LevelItem } from '#web/features/builder/form/fields/bullet-items.tsx'
import { lineBreaksIn } from '#web/features/builder/form/fields/bullet-lines.ts'
import { useBulletLines } from '#web/features/builder/form/fields/use-bullet-lines.ts'
import { FieldError } from '#web/features/builder/form/fields/form-field.tsx'
import { charactersLeft } from '#web/features/builder/form/fields/characters-left.tsx'
import { useBulletLevel } from '#web/features/builder/form/fields/use-bullet-level.tsx'
import { useBulletText } from '#web/features/builder/form/fields/use-bullet-text.ts'
import type { HelpKind } from '#web/features/builder/form/fields/writing-help.ts'
import { WritingHelpItems } from '#web/features/builder/form/fields/writing-help-items.tsx'
import { useLengthLimit } from '#web/features/builder/form/fields/use-length-limit.tsx'
import { withPanelCatalog } from '#web/features/builder/panel/panel-catalog.ts'
import { dialogOnDemand } from '#web/delivery/dialog-on-demand.ts'
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
  const { text, nested, limit, set, focus } = useBulletText({ list, index })
  const { guard, tooLong } = useLengthLimit(text, limit)
  const { splitAt, pasteList, focusLine } = useBulletLines({ list, index })
  const about = useId()
  const [help, setHelp] = useState<HelpKind | null>(null)
  const level = useBulletLevel({ list, index, label, nested })
  const lang = useTextLanguage()
  const isFull = useLines(hiddenListOf(list) ?? '').length >= mostLines(list)

  function handleChange({ target }: ChangeEvent<HTMLTextAreaElement>) {
    const hasBreak = lineBreaksIn(target.value) > lineBreaksIn(text)
    if (hasBreak && splitAt(target.value, target.selectionEnd)) return
    set(target.value)
  }
  /** Lists become bullets of their own, and what is too long for one bullet goes on in the next ones. */
  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    if (pasteList(event)) return event.preventDefault()
    const pasted = storableText(event.clipboardData.getData('text/plain').replace(/\r\n?/g, '\n').trimEnd())
    const { value: before, selectionStart, selectionEnd } = event.currentTarget
    const whole = before.slice(0, selectionStart) + pasted + before.slice(selectionEnd)
    if (whole.length <= limit) return
    if (splitAt(whole, selectionStart + pasted.length)) event.preventDefault()
    else guard.onPaste(event)
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (level.indentByKey(event) || event.key !== 'Backspace' || text !== '' || event.nativeEvent.isComposing) return
    event.preventDefault()
    remove()
  }
  function handleIndent() {
    level.indent(!nested)
    focusLine(index)
  }
  function remove() {
    store.edit((content) => removeBullet(content, list, index))
    focusNeighbor()
  }
  function hide() {
    store.edit((content) => hideBullet(content, list, index))
    focusNeighbor()
  }
  function focusNeighbor() {
    if (index > 0 || !isLast) focusLine(Math.max(0, index - 1))
    else document.getElementById(`${fieldId(list)}-add`)?.focus()
  }
  function move(to: number) {
    store.edit((content) => moveBullet(content, list, index, to))
    focusLine(to)
  }
  const room = charactersLeft(text.length, limit)
  return (
    <SortableItem id={path} className={clsx('flex items-start gap-0.5', nested && 'ps-6')}>
      <DragHandle label={t`Move ${label}`} className="h-11 w-6 md:h-9 md:w-5" />
      <div className="min-w-0 grow">
        <Textarea
          {...focus}
          id={fieldId(path)}
          lang={lang}
          aria-label={label}
          aria-describedby={clsx(level.describedBy, tooLong && about) || undefined}
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
        {hasLevels(list) && level.spoken}
      </div>
      <ItemMenu
        name={label}
        onMoveUp={index > 0 ? () => move(index - 1) : undefined}
        onMoveDown={isLast ? undefined : () => move(index + 1)}
        onRemove={remove}
        more={
          hasLevels(list)
            ? (choose) => (
                <>
                  {text.trim() !== '' && <WritingHelpItems onChoose={(kind) => choose(() => setHelp(kind))} />}
                  <LevelItem nested={nested} isFirst={index === 0} onSelect={choose(handleIndent)} />
                  {text.trim() !== '' && <HideItem isFull={isFull} onSelect={choose(hide)} />}
                </>
              )
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
