import { useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { clsx } from 'clsx'
import { ArrowDown, ArrowUp, Columns2, Eye, EyeOff } from 'lucide-react'
import { headings } from '#shared/resume/headings.ts'
import { SECTION_NAMES, type ResumeContent, type SectionId, type SectionName } from '#shared/resume/schema.ts'
import { isAtSide, isHidden, moveSection, sectionOrder, setAtSide, setHidden } from '#shared/resume/sections.ts'
import { templateParts } from '#shared/template/template-measures.ts'
import { useTemplate } from '#web/features/builder/design/use-template.ts'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'
import { DragHandle } from '#web/features/builder/form/entries/drag-handle.tsx'
import { SortableItem, SortableList } from '#web/features/builder/form/entries/sortable-list.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

/** The sections in printed order: drag them, move them by keyboard, show or hide them. */
export function SectionOrder() {
  const { t } = useLingui()
  const { store, templates } = useBuilder()
  const [said, say] = useState('')
  const hasColumns = templateParts(useTemplate()).columns
  // A string, so that typing elsewhere doesn't render the list again.
  const templateId = useResume((resume) => resume.templateId)
  const own = templates.find(({ id }) => id === templateId)?.sectionOrder
  const ids = useResume(({ content }) => sectionOrder(content, own).join(' ')).split(' ') as SectionId[]
  const name = (id: SectionId) => nameOf(store.getState().content, id) || t`Untitled section`
  const move = (from: number, to: number) => {
    const id = ids[from]
    if (id) store.edit((content) => moveSection(content, id, to, own))
  }
  const step = (from: number, to: number) => {
    const id = ids[from]
    move(from, to)
    if (id) say(t`${name(id)} is now in position ${to + 1} of ${ids.length}.`)
  }
  return (
    <>
      <SortableList ids={ids} nameOf={(index) => (ids[index] ? name(ids[index]) : '')} onMove={move}>
        {ids.map((id, index) => (
          <SectionRow
            key={id}
            id={id}
            index={index}
            count={ids.length}
            name={name(id)}
            hasColumns={hasColumns}
            onStep={step}
          />
        ))}
      </SortableList>
      <output className="sr-only">{said}</output>
    </>
  )
}

type SectionRowProps = {
  id: SectionId
  index: number
  count: number
  name: string
  hasColumns: boolean
  onStep: (from: number, to: number) => void
}

function SectionRow({ id, index, count, name, hasColumns, onStep }: SectionRowProps) {
  const { t } = useLingui()
  const { store } = useBuilder()
  const hidden = useResume(({ content }) => isHidden(content, id))
  const atSide = useResume(({ content }) => isAtSide(content, id))
  return (
    <SortableItem id={id} className="flex items-center gap-1 rounded-lg border border-line bg-surface p-1">
      <DragHandle label={t`Move ${name}`} className="h-11 w-7 md:h-9 md:w-6" />
      <span className={clsx('min-w-0 grow truncate text-sm', hidden && 'text-ink-faint line-through')}>{name}</span>
      {hasColumns && (
        <IconButton
          label={t`${name} in the side column`}
          aria-pressed={atSide}
          className={clsx(atSide ? 'text-accent-text!' : 'text-ink-faint!')}
          onClick={() => store.edit((content) => setAtSide(content, id, !atSide))}
        >
          <Columns2 aria-hidden />
        </IconButton>
      )}
      <IconButton label={t`Move ${name} up`} aria-disabled={index === 0} onClick={() => onStep(index, index - 1)}>
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        label={t`Move ${name} down`}
        aria-disabled={index === count - 1}
        onClick={() => onStep(index, index + 1)}
      >
        <ArrowDown aria-hidden />
      </IconButton>
      <IconButton
        label={hidden ? t`Show ${name}` : t`Hide ${name}`}
        onClick={() => store.edit((content) => setHidden(content, id, !hidden))}
      >
        {hidden ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
    </SortableItem>
  )
}

function nameOf(content: ResumeContent, id: SectionId): string {
  const custom = content.custom?.find((section) => `custom:${section.id}` === id)
  if (custom) return custom.title.trim()
  return isBuiltIn(id) ? headings(content.language ?? 'en')[id] : ''
}

const isBuiltIn = (id: SectionId): id is SectionName => (SECTION_NAMES as readonly string[]).includes(id)
