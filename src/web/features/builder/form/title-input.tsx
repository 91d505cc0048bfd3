import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { titleFromText } from '#shared/resume/derived-title.ts'
import { LIMITS } from '#shared/resume/schema.ts'
import { useBuilder, useResume } from '#web/features/builder/state/builder-context.tsx'
import { fieldId } from '#web/features/builder/state/field-path.ts'
import { refuseDrop, refusePaste } from '#web/features/builder/form/fields/use-length-limit.tsx'
import { toast } from '#web/lib/toast.ts'
import { Input } from '#web/ui/input.tsx'

export function TitleInput() {
  const { t } = useLingui()
  const { store } = useBuilder()
  const title = useResume((state) => state.title)
  const derived = useResume(({ content }) => titleFromText(content))
  function tellRefused(over: number) {
    if (over === 0) return
    toast({
      title: t`Nothing was added`,
      description: t`${plural(over, { one: 'Your text is # character too long for a title. Shorten it, then paste it again.', other: 'Your text is # characters too long for a title. Shorten it, then paste it again.' })}`,
    })
  }
  return (
    <Input
      id={fieldId('title')}
      aria-label={t`Resume Title`}
      placeholder={derived || t`Resume Title`}
      autoComplete="off"
      maxLength={LIMITS.title}
      onPaste={(event) => tellRefused(refusePaste(event, LIMITS.title))}
      onDrop={(event) => tellRefused(refuseDrop(event, LIMITS.title))}
      value={title}
      onChange={(event) => store.rename(event.target.value)}
      onBlur={store.seal}
      className="font-medium"
    />
  )
}
