import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { firstOpenStep, SKELETON_STEPS, type SkeletonStep } from '#shared/interview/skeleton.ts'
import { useBuilder } from '#web/features/builder/state/builder-context.tsx'
import { enterStep } from '#web/features/builder/interview/panel/skeleton/enter-step.ts'

/** The step that is shown, and how another one is opened. What is typed is in the resume already. */
export function useSteps() {
  const { store } = useBuilder()
  const [step, setStep] = useState(() => firstOpenStep(store.getState().content))
  /** Counts steps and added entries: the fields of each are others. */
  const [visits, setVisits] = useState(0)
  const shown = useRef(step)
  const leave = useRef<(() => void) | null>(null)
  useEffect(() => {
    leave.current = enterStep(store, shown.current)
    return () => leave.current?.()
  }, [store])

  function go(next: SkeletonStep, isAdding = false) {
    flushSync(() => {
      leave.current?.()
      leave.current = enterStep(store, next, isAdding)
      shown.current = next
      setStep(next)
      setVisits((count) => count + 1)
    })
    focusFirstField()
  }
  const at = SKELETON_STEPS.indexOf(step)
  const before = SKELETON_STEPS[at - 1]
  return {
    step,
    visits,
    number: at + 1,
    go,
    next: () => go(SKELETON_STEPS[at + 1] ?? step),
    back: before && (() => go(before)),
    /** Ends the entry that was filled in, and opens another one. */
    add: () => go(step, true),
  }
}

/** The group around the field is announced by its name: the step's number and heading. */
function focusFirstField(): void {
  const group = document.querySelector('#builder-form [data-step]')
  const field = group?.querySelector<HTMLElement>('input, select, textarea') ?? group?.querySelector('button')
  field?.focus()
  group?.scrollIntoView({ block: 'nearest' })
}
