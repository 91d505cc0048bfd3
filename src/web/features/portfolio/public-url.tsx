import { useState, type FormEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, ExternalLink } from 'lucide-react'
import { savePortfolio, SLUG, type Portfolio } from '#shared/contract/portfolio.ts'
import { saveSettings } from '#shared/contract/settings.ts'
import { publicAddress, pagePath } from '#web/features/portfolio/public-paths.ts'
import { AutosavedSwitch } from '#web/features/portfolio/autosaved-switch.tsx'
import { Section } from '#web/features/portfolio/section.tsx'
import { useSaving } from '#web/features/portfolio/use-saving.ts'
import { call } from '#web/lib/api/call.ts'
import { toast } from '#web/lib/toast.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import { UpgradeNotice } from '#web/features/plans/upgrade-notice.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useCopy } from '#web/ui/use-copy.ts'

/** The public page: whether it is open, and its address. */
export function PublicUrl({ portfolio }: { portfolio: Portfolio }) {
  const { origin } = useVisitor()
  const copy = useCopy()
  const { profilePublic, mustConfirm, isTakenDown } = portfolio
  const path = pagePath(publicAddress(portfolio))
  const isOpen = profilePublic && !mustConfirm && !isTakenDown
  return (
    <Section title={<Trans>Your public page</Trans>}>
      <AutosavedSwitch
        label={<Trans>Show my public page</Trans>}
        hint={<Trans>Shows your name, picture, and profile links, and lists your public resumes.</Trans>}
        checked={profilePublic}
        send={(checked) => call(saveSettings, { body: { profilePublic: checked } })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <p className="min-w-0 grow basis-64 rounded-lg bg-sunken px-3 py-2 text-sm wrap-anywhere">{origin + path}</p>
        <Button onClick={() => void copy(origin + path)}>
          <Copy aria-hidden />
          <Trans>Copy link</Trans>
        </Button>
        {isOpen && (
          <LinkButton to={path}>
            <ExternalLink aria-hidden />
            <Trans>View page</Trans>
          </LinkButton>
        )}
      </div>
      {!isOpen && (
        <p className="text-sm text-ink-soft">
          <Trans>No one can open this page right now.</Trans>{' '}
          {!mustConfirm && !isTakenDown && <Trans>Your public resumes still open at their own URLs.</Trans>}
        </p>
      )}
      <SlugForm portfolio={portfolio} />
    </Section>
  )
}

function SlugForm({ portfolio }: { portfolio: Portfolio }) {
  const { t } = useLingui()
  const { save, isSaving, errors } = useSaving()
  const { userId, slug, may } = portfolio
  const [typed, setTyped] = useState(slug ?? '')
  const wanted = typed.trim().toLowerCase()

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isSaving) return
    const saved = await save(() => call(savePortfolio, { body: { slug: wanted || null } }), ['slug'])
    if (saved?.status !== 200) return
    setTyped(saved.body.slug ?? '')
    toast({ title: t`Custom URL saved`, description: t`Your previous URLs still work.` })
  }

  return (
    <form onSubmit={(event) => void handleSubmit(event)} noValidate className="grid gap-4 border-t border-line pt-4">
      <UpgradeNotice right="customSlug" title={<Trans>Your plan doesn’t include a custom URL</Trans>}>
        <Trans>Your page keeps its current URL.</Trans>
      </UpgradeNotice>
      <div className="flex flex-wrap items-start gap-2">
        <Field
          label={<Trans>Custom URL</Trans>}
          optional
          hint={
            <span className="wrap-anywhere">
              <Trans>Your URL: {pagePath(wanted || userId)}</Trans>
            </span>
          }
          error={errors['slug']}
          className="grow basis-64"
        >
          <Input
            name="slug"
            value={typed}
            maxLength={SLUG.max}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            placeholder={t`ada-lovelace`}
            disabled={!may.customSlug && slug === null}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <SubmitButton loading={isSaving} className="sm:mt-6.5">
          <Trans>Save URL</Trans>
        </SubmitButton>
      </div>
    </form>
  )
}
