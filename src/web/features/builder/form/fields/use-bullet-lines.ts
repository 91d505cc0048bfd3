import type { ClipboardEvent } from 'react'
import { useLingui } from '@lingui/react/macro'
import { storableText } from '#shared/resume/json-value.ts'
import { useBuilder } from '#web/features/builder/state/builder-context.tsx'
import { mostLines } from '#web/features/builder/state/field-path.ts'
import { pasteIntoBullet, splitBullet, type SplitBullet } from '#web/features/builder/form/fields/bullet-lines.ts'
import { pastedLines } from '#web/features/builder/form/fields/pasted-lines.ts'
import { focusField } from '#web/features/builder/state/focus-field.ts'
import { toast } from '#web/lib/toast.ts'

/** How one bullet becomes several, by Enter and by pasting; each is one step of undo. */
export function useBulletLines({ list, index }: { list: string; index: number }) {
  const { t } = useLingui()
  const { store } = useBuilder()

  function splitAt(whole: string, caret: number): boolean {
    return take(splitBullet(store.getState().content, list, index, whole, caret))
  }
  function pasteList({ currentTarget, clipboardData }: ClipboardEvent<HTMLTextAreaElement>): boolean {
    const { value, selectionStart, selectionEnd } = currentTarget
    const [html, plain] = ['text/html', 'text/plain'].map((type) => storableText(clipboardData.getData(type)))
    const lines = pastedLines({ html: html ?? '', plain: plain ?? '' })
    const around = [value.slice(0, selectionStart), value.slice(selectionEnd)] as const
    return lines !== null && take(pasteIntoBullet(store.getState().content, { list, index }, around, lines))
  }
  function take(split: SplitBullet | null): boolean {
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
  return { splitAt, pasteList, focusLine }
}
