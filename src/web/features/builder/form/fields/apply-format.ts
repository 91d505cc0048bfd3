import { msg } from '@lingui/core/macro'
import { flushSync } from 'react-dom'
import { fieldAt, setField } from '#shared/resume/fields.ts'
import { atLevelOf, hasLevels } from '#shared/resume/nested-bullets.ts'
import { insertLink, toggleMark, type Edited, type ToggledMark } from '#shared/text/rich-edit.ts'
import type { BuilderStore } from '#web/features/builder/state/builder-store.ts'
import { fieldId, limitOf } from '#web/features/builder/state/field-path.ts'
import { translate } from '#web/lib/i18n.ts'
import { toast } from '#web/lib/toast.ts'

export type TextFormat = ToggledMark | 'link'
/** A text control of the resume; its id tells the field. */
type TextControl = HTMLTextAreaElement

/** The mark that a key asks for. */
export function formatForKey(event: {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}) {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return null
  return MARK_KEYS[event.key.toLowerCase()] ?? null
}
const MARK_KEYS: Readonly<Record<string, TextFormat>> = { b: 'bold', i: 'italic', u: 'underline', k: 'link' }

/** Makes the selection of a control bold, italic or underlined, or takes that back. */
export function applyFormat(store: BuilderStore, control: TextControl, mark: ToggledMark): void {
  const { value, selectionStart, selectionEnd } = control
  put(store, control, toggleMark(value, selectionStart, selectionEnd, mark))
}

/** Links what was selected. A blank address takes the link away. */
export function applyLink(store: BuilderStore, control: TextControl, url: string): void {
  const { value, selectionStart, selectionEnd } = control
  put(store, control, insertLink(value, selectionStart, selectionEnd, url))
}

function put(store: BuilderStore, control: TextControl, { text, start, end }: Edited): void {
  const path = control.id.slice(fieldId('').length)
  const value = isBullet(path) ? atLevelOf(String(fieldAt(store.getState().content, path)), text) : text
  if (value.length > limitOf(path)) return tellNoRoom()
  flushSync(() => store.edit((content) => setField(content, path, value)))
  control.focus()
  control.setSelectionRange(start, end)
}

/** The control of a bullet shows it without its indent. */
const isBullet = (path: string): boolean => hasLevels(path.replace(/\.\d+$/, ''))

function tellNoRoom(): void {
  toast({
    title: translate(msg`This field is full`),
    description: translate(msg`Shorten the text first. Nothing was changed.`),
  })
}
