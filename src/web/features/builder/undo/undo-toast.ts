import { msg } from '@lingui/core/macro'
import { translate } from '#web/lib/i18n.ts'
import { toast, type ToastMessage } from '#web/lib/toast.ts'

let last: { readonly dismiss: () => void } | undefined

/** Tells what was done to the resume at hand, with a way back. */
export function toastWithUndo(message: Omit<ToastMessage, 'action'>, undo: () => void): void {
  last = toast({ ...message, action: { label: translate(msg`Undo`), onAct: undo } })
}

/** The way back goes with the builder: elsewhere it would change a resume that is no longer open. */
export function dismissUndo(): void {
  last?.dismiss()
  last = undefined
}
