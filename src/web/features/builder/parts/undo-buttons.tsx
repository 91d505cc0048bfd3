import { useLingui } from '@lingui/react/macro'
import { Redo2, Undo2 } from 'lucide-react'
import { canRedo, canUndo } from '#shared/history/history.ts'
import { useBuilder, useResume } from '#web/features/builder/builder-context.tsx'
import { useCommandKey } from '#web/features/builder/parts/use-command-key.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

export function UndoButtons() {
  const { t } = useLingui()
  const { store } = useBuilder()
  const key = useCommandKey()
  const undoable = useResume(({ history }) => canUndo(history))
  const redoable = useResume(({ history }) => canRedo(history))
  return (
    <>
      <IconButton label={t`Undo`} keys={`${key}Z`} disabled={!undoable} onClick={store.undo}>
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton label={t`Redo`} keys={key === '⌘' ? '⇧⌘Z' : 'Ctrl+Shift+Z'} disabled={!redoable} onClick={store.redo}>
        <Redo2 aria-hidden />
      </IconButton>
    </>
  )
}
