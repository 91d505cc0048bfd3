import { useState, type SubmitEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { safeHref } from '#shared/text/urls.ts'
import { useBuilder } from '#web/features/builder/state/builder-context.tsx'
import { applyLink } from '#web/features/builder/form/fields/apply-format.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'

/** Asks where the selected words should lead. */
export default function LinkDialog({ control, onClose }: { control: HTMLTextAreaElement; onClose: () => void }) {
  const { t } = useLingui()
  const { store } = useBuilder()
  const [error, setError] = useState<string>()

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation()
    const url = String(new FormData(event.currentTarget).get('url') ?? '').trim()
    if (url !== '' && safeHref(url) === null) return setError(t`Enter a web address, like example.com/work.`)
    onClose()
    // The dialog gives the focus back first; then the selection is where it was.
    setTimeout(() => applyLink(store, control, url))
  }
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={<Trans>Link</Trans>}
        className="max-w-md"
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          control.focus()
        }}
      >
        <form method="post" onSubmit={handleSubmit} className="grid gap-4">
          <Field label={t`Web address`} hint={t`Leave blank to remove the link.`} error={error}>
            <Input name="url" inputMode="url" autoComplete="off" placeholder="example.com/work" />
          </Field>
          <div className="flex justify-end gap-2">
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" look="primary">
              <Trans>Save</Trans>
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  )
}
