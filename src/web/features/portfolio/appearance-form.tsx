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

/** A color of your own, and pages without the name of this site. */
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
    toast({ title: t`Look saved`, description: t`Your public pages and links have it from now on.` })
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate className="grid gap-3 border-t border-line pt-4">
      <UpgradeNotice right="noBranding" title={<Trans>A look of your own is not part of your plan</Trans>}>
        <Trans>Your pages keep the colors of their templates.</Trans>
      </UpgradeNotice>
      <Checkbox
        label={<Trans>A color of my own</Trans>}
        hint={<Trans>Every resume that you show takes it, in place of its template’s color.</Trans>}
        checked={hasColor}
        disabled={isLocked && portfolio.accent === null}
        onCheckedChange={setHasColor}
      />
      {hasColor && (
        <Field
          label={<Trans>Color</Trans>}
          hint={
            isLight ? (
              <Trans>This one is hard to read on white paper. It is saved a little darker.</Trans>
            ) : (
              <Trans>Reads well on white paper.</Trans>
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
        label={<Trans>Without the name {brand}</Trans>}
        hint={<Trans>Your pages name you alone.</Trans>}
        checked={hidesBrand}
        disabled={isLocked && !portfolio.hidesBrand}
        onCheckedChange={setHidesBrand}
      />
      <SubmitButton loading={isSaving} className="justify-self-start">
        <Trans>Save look</Trans>
      </SubmitButton>
    </form>
  )
}
