import { memo, type ChangeEvent, type KeyboardEvent } from 'react'
import { useLingui } from '@lingui/react/macro'
import { moveBullet, removeBullet } from '#shared/resume/bullets.ts'
import { useBuilder, useText } from '#web/features/builder/builder-context.tsx'
import { DragHandle } from '#web/features/builder/entries/drag-handle.tsx'
import { ItemMenu } from '#web/features/builder/entries/item-menu.tsx'
import { SortableItem } from '#web/features/builder/entries/sortable-list.tsx'
import { fieldId, limitOf } from '#web/features/builder/field-path.ts'
import { lineBreaksIn, splitBullet } from '#web/features/builder/fields/bullet-lines.ts'
import { roomLeft } from '#web/features/builder/fields/room-left.tsx'
import { useFieldControl } from '#web/features/builder/fields/use-field-control.ts'
import { focusField } from '#web/features/builder/focus-field.ts'
import { Textarea } from '#web/ui/textarea.tsx'

type BulletProps = { list: string; index: number; isLast: boolean; label: string; placeholder?: string | undefined }

/** One line of a list: Enter begins the next, Backspace in an empty one goes back. */
export const Bullet = memo(function Bullet({ list, index, isLast, label, placeholder }: BulletProps) {
  const { t } = useLingui()
  const { store } = useBuilder()
  const path = `${list}.${index}`
  const text = useText(path)
  const { set, focus } = useFieldControl(path)
  const limit = limitOf(path)

  function handleChange({ target }: ChangeEvent<HTMLTextAreaElement>) {
    if (lineBreaksIn(target.value) <= lineBreaksIn(text)) return set(target.value)
    const { content } = store.getState()
    const split = splitBullet(content, list, index, target.value, target.selectionEnd)
    if (!split) return set(target.value)
    store.edit(() => split.content)
    focusLine(split.index, split.fromEnd)
  }
  function focusLine(line: number, fromEnd = 0) {
    focusField(store, `${list}.${line}`)
    const control = document.activeElement
    if (control instanceof HTMLTextAreaElement)
      control.setSelectionRange(control.value.length - fromEnd, control.value.length - fromEnd)
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
  const room = roomLeft(text.length, limit)
  return (
    <SortableItem id={path} className="flex items-start gap-0.5">
      <DragHandle label={t`Move ${label}`} className="h-11 w-6 md:h-9 md:w-5" />
      <div className="min-w-0 grow">
        <Textarea
          {...focus}
          id={fieldId(path)}
          aria-label={label}
          rows={1}
          className="block min-h-11! resize-none md:min-h-9!"
          value={text}
          placeholder={placeholder}
          maxLength={limit}
          onChange={handleChange}
          onKeyDown={handleKeyDown}
        />
        {room && <p className="mt-1 text-xs text-ink-soft tabular-nums">{room}</p>}
      </div>
      <ItemMenu
        name={label}
        onMoveUp={index > 0 ? () => move(index - 1) : undefined}
        onMoveDown={isLast ? undefined : () => move(index + 1)}
        onRemove={remove}
      />
    </SortableItem>
  )
})
