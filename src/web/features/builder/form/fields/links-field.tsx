import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Trash2 } from 'lucide-react'
import { addBullet, removeBullet } from '#shared/resume/bullets.ts'
import { TextField } from '#web/features/builder/form/fields/text-field.tsx'
import { useBuilder, useLines } from '#web/features/builder/state/builder-context.tsx'
import { fieldId, mostLines } from '#web/features/builder/state/field-path.ts'
import { focusField } from '#web/features/builder/state/focus-field.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

/** A list of web addresses, each with a control of its own. */
export function LinksField({ path }: { path: string }) {
  const { t } = useLingui()
  const { store } = useBuilder()
  const links = useLines(path)
  function add() {
    store.edit((content) => addBullet(content, path, ''))
    focusField(store, `${path}.${links.length}`)
  }
  function remove(index: number) {
    store.edit((content) => removeBullet(content, path, index))
    document.getElementById(`${fieldId(path)}-add`)?.focus()
  }
  return (
    <div className="grid gap-3">
      {links.map((_, index) => (
        // Links have no other name than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className="flex items-end gap-2">
          <TextField
            path={`${path}.${index}`}
            label={t`Link ${index + 1}`}
            inputMode="url"
            placeholder={t`example.com/help`}
            className="grow"
          />
          <IconButton label={t`Remove link ${index + 1}`} onClick={() => remove(index)}>
            <Trash2 aria-hidden />
          </IconButton>
        </div>
      ))}
      {links.length < mostLines(path) && (
        <div>
          <Button size="small" look="quiet" className="-ms-3" id={`${fieldId(path)}-add`} onClick={add}>
            <Plus aria-hidden />
            <Trans>Add link</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}
