import { afterEach, expect, test, vi } from 'vitest'
import { dismissUndo, toastWithUndo } from '#web/features/builder/undo/undo-toast.ts'
import { clearToasts, shownToasts, toast } from '#web/lib/toast.ts'

afterEach(clearToasts)

test('closing the builder removes its undo toast and no other toast', () => {
  const undo = vi.fn<() => void>()
  toastWithUndo({ title: 'Analyst removed' }, undo)
  const [shown] = shownToasts()
  expect(shown).toMatchObject({ title: 'Analyst removed', action: { label: 'Undo' }, open: true })
  shown?.action?.onAct()
  expect(undo).toHaveBeenCalledOnce()
  dismissUndo()
  expect(shownToasts()).toMatchObject([{ title: 'Analyst removed', open: false }])
  toast({ title: 'Saved' })
  dismissUndo()
  expect(shownToasts()).toMatchObject([{ title: 'Saved', open: true }])
})
