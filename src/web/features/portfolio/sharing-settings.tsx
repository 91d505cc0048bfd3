import { Trans } from '@lingui/react/macro'
import { savePortfolio, type Portfolio } from '#shared/contract/portfolio.ts'
import { saveSettings } from '#shared/contract/settings.ts'
import { AppearanceForm } from '#web/features/portfolio/appearance-form.tsx'
import { AutosavedSwitch } from '#web/features/portfolio/autosaved-switch.tsx'
import { Section } from '#web/features/portfolio/section.tsx'
import { call } from '#web/lib/api/call.ts'
import { useVisitor } from '#web/lib/visitor.ts'

/** What holds for all public pages of a person. */
export function SharingSettings({ portfolio }: { portfolio: Portfolio }) {
  const { sendsMail } = useVisitor()
  const { showsContact, allowSearchEngines, portfolioViews, may } = portfolio
  return (
    <Section title={<Trans>For all your public pages</Trans>}>
      <div className="grid gap-2">
        <AutosavedSwitch
          label={<Trans>Contact details</Trans>}
          hint={
            <Trans>
              Shows the email address, phone and place that stand in a resume, and your place on your public page. A
              link that you make for one reader always shows them.
            </Trans>
          }
          checked={showsContact}
          send={(checked) => call(savePortfolio, { body: { showsContact: checked } })}
        />
        <AutosavedSwitch
          label={<Trans>Search engines</Trans>}
          hint={
            <Trans>
              Lets search engines list your public pages. What they have listed before can take weeks to go. Links for
              one reader are never listed.
            </Trans>
          }
          checked={allowSearchEngines}
          send={(checked) => call(saveSettings, { body: { allowSearchEngines: checked } })}
        />
        {may.viewAnalytics && (
          <AutosavedSwitch
            label={<Trans>Weekly mail</Trans>}
            hint={
              sendsMail ? (
                <Trans>
                  How often your resumes were viewed and downloaded. No mail comes in a week without a view.
                </Trans>
              ) : (
                <Trans>This site sends no mail at present. What you choose here counts as soon as it does.</Trans>
              )
            }
            checked={portfolioViews}
            send={(checked) => call(saveSettings, { body: { portfolioViews: checked } })}
          />
        )}
      </div>
      <AppearanceForm portfolio={portfolio} />
    </Section>
  )
}
