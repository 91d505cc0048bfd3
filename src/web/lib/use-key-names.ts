import { useSyncExternalStore } from 'react'
import { useLingui } from '@lingui/react/macro'

const never = () => () => {}

/** How keys are written on this machine, in the page's language; Ctrl for everyone until the page is hydrated. */
export function useKeyNames() {
  const { t } = useLingui()
  const isMac = useSyncExternalStore(
    never,
    () => /Mac|iPhone|iPad/.test(navigator.userAgent),
    () => false,
  )
  const [ctrl, shift, enter] = [t`Ctrl`, t`Shift`, t`Enter`]
  return isMac
    ? { command: '⌘', redo: '⇧⌘Z', enter, isMac }
    : { command: `${ctrl}+`, redo: `${ctrl}+${shift}+Z`, enter, isMac }
}
