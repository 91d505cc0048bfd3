import { useLingui } from '@lingui/react/macro'
import { LIMITS } from '#shared/resume/schema.ts'
import { useBuilder, useResume } from '#web/features/builder/builder-context.tsx'
import { fieldId } from '#web/features/builder/field-path.ts'
import { Input } from '#web/ui/input.tsx'

export function TitleInput() {
  const { t } = useLingui()
  const { store } = useBuilder()
  const title = useResume((state) => state.title)
  return (
    <Input
      id={fieldId('title')}
      aria-label={t`Resume Title`}
      placeholder={t`Resume Title`}
      autoComplete="off"
      maxLength={LIMITS.title}
      value={title}
      onChange={(event) => store.rename(event.target.value)}
      onBlur={store.seal}
      className="font-medium"
    />
  )
}
