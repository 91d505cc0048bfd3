import { useEffect, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { Redo2, Undo2 } from 'lucide-react'
import { canRedo, canUndo } from '#shared/history/history.ts'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'
import { undoStep } from '#web/features/builder/undo/undo-step.ts'
import { useKeyNames } from '#web/lib/use-key-names.ts'
import { TAB_LABELS } from '#web/features/builder/state/tab-labels.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

export function UndoButtons() {
  const { t } = useLingui()
  const { store } = useBuilder()
  const { command, redo } = useKeyNames()
  const undoable = useResume(({ history }) => canUndo(history))
  const redoable = useResume(({ history }) => canRedo(history))
  // Not disabled, which would take the focus away at the last step.
  return (
    <>
      <IconButton label={t`Undo`} keys={`${command}Z`} aria-disabled={!undoable} onClick={store.undo}>
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton label={t`Redo`} keys={redo} aria-disabled={!redoable} onClick={store.redo}>
        <Redo2 aria-hidden />
      </IconButton>
      <SpokenStep />
    </>
  )
}

/** Says what a step has changed, which may be out of sight. */
function SpokenStep() {
  const { t } = useLingui()
  const { store } = useBuilder()
  const [{ step, count }, tell] = useState<{ step: ReturnType<typeof undoStep>; count: number }>({
    step: null,
    count: 0,
  })
  useEffect(
    () =>
      store.subscribe(({ history }, before) => {
        if (history.present !== before.history.present)
          tell((last) => ({ step: undoStep(before.history, history), count: last.count + 1 }))
      }),
    [store],
  )
  const name = step && t(TAB_LABELS[step.part])
  return (
    <output className="sr-only">
      {/* The same words a second time are new words. */}
      {step && <span key={count}>{step.isUndo ? t`Undone: ${name}` : t`Redone: ${name}`}</span>}
    </output>
  )
}
