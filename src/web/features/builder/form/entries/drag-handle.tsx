import { createContext, useContext } from 'react'
import type { DraggableAttributes, DraggableSyntheticListeners } from '@dnd-kit/core'
import { clsx } from 'clsx'
import { GripVertical } from 'lucide-react'

type Drag = {
  attributes: DraggableAttributes
  listeners: DraggableSyntheticListeners
  ref: (element: HTMLElement | null) => void
}
/** Carries an item's drag from the list to its handle. */
export const DragContext = createContext<Drag | null>(null)

/** What an item is held by. */
export function DragHandle({ label, className }: { label: string; className?: string }) {
  const drag = useContext(DragContext)
  return (
    <button
      type="button"
      {...drag?.attributes}
      {...drag?.listeners}
      ref={drag?.ref}
      aria-label={label}
      className={clsx(
        'relative grid shrink-0 cursor-grab touch-none place-items-center rounded-md text-ink-faint hover:text-ink active:cursor-grabbing',
        // A thumb may miss it a little.
        'max-md:after:absolute max-md:after:inset-y-0 max-md:after:-inset-e-1 max-md:after:-inset-s-3',
        className,
      )}
    >
      <GripVertical aria-hidden className="size-4" />
    </button>
  )
}
