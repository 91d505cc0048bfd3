import { useState, type FormEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { savePortfolio, type Portfolio } from '#shared/contract/portfolio.ts'
import { paperContrast, PLAIN_ACCENT, readableAccent, TEXT_CONTRAST } from '#shared/template/accent.ts'
import { useSaving } from '#web/features/portfolio/use-saving.ts'
import { call } from '#web/lib/api/call.ts'
import { toast } from '#web/lib/toast.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import { UpgradeNotice } from '#web/features/plans/upgrade-notice.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'

/** A custom color, and pages without the name of this site. */
export function AppearanceForm({ portfolio }: { portfolio: Portfolio }) {
  const { t } = useLingui()
  const { brand } = useVisitor()
  const { save, isSaving } = useSaving()
  const [hasColor, setHasColor] = useState(portfolio.accent !== null)
  const [color, setColor] = useState(portfolio.accent ?? PLAIN_ACCENT)
  const [hidesBrand, setHidesBrand] = useState(portfolio.hidesBrand)
  const isLight = paperContrast(color) < TEXT_CONTRAST
  const isLocked = !portfolio.may.noBranding

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    const accent = hasColor ? readableAccent(color) : null
    if (!(await save(() => call(savePortfolio, { body: { accent, hidesBrand } })))) return
    if (accent) setColor(accent)
    toast({ title: t`Appearance saved`, description: t`Your public pages and links now use it.` })
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate className="grid gap-3 border-t border-line pt-4">
      <UpgradeNotice right="noBranding" title={<Trans>Your plan doesn’t include a custom appearance</Trans>}>
        <Trans>Your pages keep their template colors.</Trans>
      </UpgradeNotice>
      <Checkbox
        label={<Trans>Custom color</Trans>}
        hint={<Trans>Replaces the template’s color in every resume you share.</Trans>}
        checked={hasColor}
        disabled={isLocked && portfolio.accent === null}
        onCheckedChange={setHasColor}
      />
      {hasColor && (
        <Field
          label={<Trans>Color</Trans>}
          hint={
            isLight ? (
              <Trans>This color is hard to read on white. We’ll save it slightly darker.</Trans>
            ) : (
              <Trans>Easy to read on white.</Trans>
            )
          }
        >
          <Input
            type="color"
            value={color}
            onChange={({ target }) => setColor(target.value)}
            className="w-16! cursor-pointer px-1! py-1"
          />
        </Field>
      )}
      <Checkbox
        label={<Trans>Remove {brand} branding</Trans>}
        hint={<Trans>Your public pages and links won’t mention {brand}.</Trans>}
        checked={hidesBrand}
        disabled={isLocked && !portfolio.hidesBrand}
        onCheckedChange={setHidesBrand}
      />
      <SubmitButton loading={isSaving} className="justify-self-start">
        <Trans>Save appearance</Trans>
      </SubmitButton>
    </form>
  )
}
