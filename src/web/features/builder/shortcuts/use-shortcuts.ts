import { useEffect, useEffectEvent } from 'react'
import type { Builder } from '#web/features/builder/state/builder-context.tsx'

type Keys = { onCommands: () => void; onKeyList: () => void }

/** The builder's keys. Its own undo wins over the browser's, which knows one field only. */
export function useShortcuts({ store, save }: Builder, { onCommands, onKeyList }: Keys): void {
  const act = useEffectEvent((key: string, shift: boolean, target: EventTarget | null) => {
    if ((key === 'z' || key === 'y') && hasOwnUndo(target)) return false
    if (key === 's' && !shift) void save()
    else if (key === 'z') (shift ? store.redo : store.undo)()
    else if (key === 'y' && !shift) store.redo()
    else if (key === 'k' && !shift) onCommands()
    else return false
    return true
  })
  const listKeys = useEffectEvent(onKeyList)

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      // A control that has its own use for the key, such as a text's link, has said so.
      if (event.defaultPrevented || event.altKey || isInDialog(event.target)) return
      if (event.ctrlKey || event.metaKey) {
        if (act(event.key.toLowerCase(), event.shiftKey, event.target)) event.preventDefault()
      } else if (event.key === '?' && !isText(event.target)) listKeys()
    }
    /** Undo from the browser's menu or by shaking a phone. */
    function handleInput(event: InputEvent) {
      if (event.inputType !== 'historyUndo' && event.inputType !== 'historyRedo') return
      if (isInDialog(event.target) || hasOwnUndo(event.target)) return
      event.preventDefault()
      act('z', event.inputType === 'historyRedo', event.target)
    }
    document.addEventListener('keydown', handleKey)
    document.addEventListener('beforeinput', handleInput)
    return () => {
      document.removeEventListener('keydown', handleKey)
      document.removeEventListener('beforeinput', handleInput)
    }
  }, [])
}

const isText = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]')

const isInDialog = (target: EventTarget | null) => target instanceof Element && target.closest('[role=dialog]') !== null

/** Text that is none of the resume's, such as an answer: the browser undoes its typing. */
const hasOwnUndo = (target: EventTarget | null) =>
  isText(target) && target instanceof Element && target.closest('[data-own-undo]') !== null
