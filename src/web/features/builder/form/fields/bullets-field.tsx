import { memo, useEffect, useId, type ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { addBullet, moveBullet } from '#shared/resume/bullets.ts'
import { hiddenListOf } from '#shared/resume/hidden-bullets.ts'
import { useBuilder, useLines } from '#web/features/builder/state/builder-context.tsx'
import { SortableList } from '#web/features/builder/form/entries/sortable-list.tsx'
import { fieldId, mostLines } from '#web/features/builder/state/field-path.ts'
import { Bullet, WritingHelpDialog } from '#web/features/builder/form/fields/bullet.tsx'
import { FormatButtons } from '#web/features/builder/form/fields/format-buttons.tsx'
import { HiddenBullets } from '#web/features/builder/form/fields/hidden-bullets.tsx'
import { useFormatting } from '#web/features/builder/form/fields/use-formatting.tsx'
import { focusField } from '#web/features/builder/state/focus-field.ts'
import { fetchAhead } from '#web/delivery/on-demand.ts'
import { Button } from '#web/ui/button.tsx'

type BulletsFieldProps = {
  path: string
  label: string
  /** Names one line for ears: 'Achievement'. */
  each: string
  addLabel: ReactNode
  hint?: ReactNode
  placeholder?: string
}

/** A list of lines, each with a control of its own. */
export const BulletsField = memo(function BulletsField({
  path,
  label,
  each,
  addLabel,
  hint,
  placeholder,
}: BulletsFieldProps) {
  const { t } = useLingui()
  const { store } = useBuilder()
  const lines = useLines(path)
  const { watch, apply, dialog } = useFormatting()
  const name = useId()
  const hidden = hiddenListOf(path)
  useEffect(() => fetchAhead(() => void WritingHelpDialog.preload()), [])

  function add() {
    store.edit((content) => addBullet(content, path, ''))
    focusField(store, `${path}.${lines.length}`)
  }
  return (
    <fieldset aria-labelledby={name} className="grid min-w-0 gap-1.5" {...watch}>
      <div className="flex items-center justify-between">
        <span id={name} className="text-sm font-medium">
          {label}
        </span>
        {lines.length > 0 && <FormatButtons onMark={apply} />}
      </div>
      <SortableList
        ids={lines.map((_, index) => `${path}.${index}`)}
        nameOf={(index) => t`${each} ${index + 1}`}
        onMove={(from, to) => store.edit((content) => moveBullet(content, path, from, to))}
      >
        {lines.map((_, index) => (
          <Bullet
            key={index}
            list={path}
            index={index}
            isLast={index === lines.length - 1}
            label={t`${each} ${index + 1}`}
            placeholder={placeholder}
          />
        ))}
      </SortableList>
      {lines.length < mostLines(path) && (
        <div>
          <Button size="small" look="quiet" className="-ms-3" id={`${fieldId(path)}-add`} onClick={add}>
            <Plus aria-hidden />
            {addLabel}
          </Button>
        </div>
      )}
      {hidden && <HiddenBullets list={path} hidden={hidden} />}
      {hint && <p className="text-xs text-ink-faint">{hint}</p>}
      {dialog}
    </fieldset>
  )
})
