import { Trans } from '@lingui/react/macro'
import { setField } from '#shared/resume/fields.ts'
import { useBuilder, useText } from '#web/features/builder/state/builder-context.tsx'
import { focusField } from '#web/features/builder/state/focus-field.ts'
import { Button } from '#web/ui/button.tsx'

/** In place of the company of a role whose employer is the one above, with the way to another employer. */
export function SameEmployer({ path }: { path: string }) {
  const { store } = useBuilder()
  const company = useText(`${path}.company`)
  function separate() {
    store.edit((content) => setField(content, `${path}.sameEmployer`, false))
    focusField(store, `${path}.company`)
  }
  return (
    <div className="grid content-start gap-1.5 text-sm">
      <p className="font-medium">
        <Trans>Same employer as above</Trans>
      </p>
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 md:min-h-9">
        <span className="min-w-0 wrap-anywhere text-ink-soft">{company}</span>
        <Button size="small" onClick={separate}>
          <Trans>Change employer</Trans>
        </Button>
      </div>
    </div>
  )
}
