import { useId, type ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { clsx } from 'clsx'
import { DragContext } from '#web/features/builder/form/entries/drag-handle.tsx'

type SortableListProps = {
  ids: readonly string[]
  /** What the item at a place is called while it is moved. */
  nameOf: (index: number) => string
  onMove: (from: number, to: number) => void
  children: ReactNode
}

/** A list whose items are moved by mouse, by touch, or by Space and the arrow keys, with words for each step. */
export function SortableList({ ids, nameOf, onMove, children }: SortableListProps) {
  const { t } = useLingui()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const place = (id: UniqueIdentifier) => ids.indexOf(String(id))
  const name = (id: UniqueIdentifier) => nameOf(place(id))
  const announcements: Announcements = {
    onDragStart: ({ active }) => t`${name(active.id)} picked up.`,
    onDragOver: ({ active, over }) =>
      over ? t`${name(active.id)} is now in position ${place(over.id) + 1} of ${ids.length}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? t`${name(active.id)} was dropped in position ${place(over.id) + 1} of ${ids.length}.` : undefined,
    onDragCancel: ({ active }) => t`${name(active.id)} is back in its original position.`,
  }
  function handleDragEnd({ active, over }: DragEndEvent) {
    if (over && over.id !== active.id) onMove(place(active.id), place(over.id))
  }
  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={handleDragEnd}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: t`Press Space to pick it up, arrow keys to move it, Space to drop it, and Escape to cancel.`,
        },
      }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ol className="grid gap-2 empty:hidden">{children}</ol>
      </SortableContext>
    </DndContext>
  )
}

export function SortableItem({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  })
  return (
    <li
      ref={setNodeRef}
      className={clsx(className, isDragging && 'relative z-10 opacity-80 shadow-float')}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <DragContext value={{ attributes, listeners, ref: setActivatorNodeRef }}>{children}</DragContext>
    </li>
  )
}
