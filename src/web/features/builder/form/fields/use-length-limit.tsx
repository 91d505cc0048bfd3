import { useState, type ClipboardEvent, type DragEvent, type ReactNode } from 'react'
import { Plural } from '@lingui/react/macro'

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * Guards a control of limited length. Left alone, the browser would cut what is pasted or dropped to the room that is
 * left and say nothing. It is refused as a whole instead, in words, and stays where it came from: so a field shows
 * what the resume holds, no more and no less, and whatever is saved or found again after a crash is all of it.
 * `tooLong` is that sentence, until the text changes. Of typing, the browser takes no more than there is room for.
 */
export function useLengthLimit(text: string, limit: number): { guard: Guard; tooLong: ReactNode } {
  const [refused, setRefused] = useState({ text: '', over: 0 })
  const refuse = (over: number) => over > 0 && setRefused({ text, over })
  return {
    guard: {
      maxLength: limit,
      onPaste: (event) => refuse(refusePaste(event, limit)),
      onDrop: (event) => refuse(refuseDrop(event, limit)),
    },
    tooLong: refused.over > 0 && refused.text === text ? <TooLong over={refused.over} /> : undefined,
  }
}

type Guard = {
  maxLength: number
  onPaste: (event: ClipboardEvent<Control>) => void
  onDrop: (event: DragEvent<Control>) => void
}

/** Stops a paste for which there is no room; answers how many characters it is too long. */
export function refusePaste(event: ClipboardEvent<Control>, limit: number): number {
  const { value, selectionStart, selectionEnd } = event.currentTarget
  const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0)
  return refuse(event, value.length - replaced + lengthOf(event.clipboardData.getData('text/plain')) - limit)
}

/** The same for a drop; text that is only moved within its field needs no room. */
export function refuseDrop(event: DragEvent<Control>, limit: number): number {
  const { value, selectionStart, selectionEnd } = event.currentTarget
  const dropped = event.dataTransfer.getData('text/plain')
  const isOwn = dropped === value.slice(selectionStart ?? 0, selectionEnd ?? 0)
  return refuse(event, isOwn ? 0 : value.length + lengthOf(dropped) - limit)
}

function refuse(event: ClipboardEvent | DragEvent, over: number): number {
  if (over > 0) event.preventDefault()
  return Math.max(0, over)
}

/** A line break is one character for a control, and blanks at the end are no loss. */
const lengthOf = (text: string): number => text.replaceAll('\r\n', '\n').trimEnd().length

function TooLong({ over }: { over: number }) {
  return (
    <Plural
      value={over}
      one="Nothing was added: your text is # character too long for this field. Shorten it, then paste it again."
      other="Nothing was added: your text is # characters too long for this field. Shorten it, then paste it again."
    />
  )
}
