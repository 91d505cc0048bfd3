import { Trans } from '@lingui/react/macro'
import { savePortfolio, type Portfolio } from '#shared/contract/portfolio.ts'
import { saveSettings } from '#shared/contract/settings.ts'
import { AppearanceForm } from '#web/features/portfolio/appearance-form.tsx'
import { AutosavedSwitch } from '#web/features/portfolio/autosaved-switch.tsx'
import { Section } from '#web/features/portfolio/section.tsx'
import { call } from '#web/lib/api/call.ts'
import { useVisitor } from '#web/lib/visitor.ts'

/** Settings for all public pages of a user. */
export function SharingSettings({ portfolio }: { portfolio: Portfolio }) {
  const { sendsMail } = useVisitor()
  const { showsContact, allowSearchEngines, portfolioViews, may } = portfolio
  return (
    <Section title={<Trans>Settings for all your public pages</Trans>}>
      <div className="grid gap-2">
        <AutosavedSwitch
          label={<Trans>Contact details</Trans>}
          hint={
            <Trans>
              Shows the email address, phone, and location from each resume, and your location on your public page.
              Links always show them.
            </Trans>
          }
          checked={showsContact}
          send={(checked) => call(savePortfolio, { body: { showsContact: checked } })}
        />
        <AutosavedSwitch
          label={<Trans>Search engines</Trans>}
          hint={
            <Trans>
              Lets search engines list your public pages. Links you create are never listed. If you turn this off, pages
              can take weeks to disappear from search results.
            </Trans>
          }
          checked={allowSearchEngines}
          send={(checked) => call(saveSettings, { body: { allowSearchEngines: checked } })}
        />
        {may.viewAnalytics && (
          <AutosavedSwitch
            label={<Trans>Weekly email</Trans>}
            hint={
              sendsMail ? (
                <Trans>How often your resumes were viewed and downloaded. We skip weeks without views.</Trans>
              ) : (
                <Trans>This site doesn’t send emails yet. Your choice takes effect once it does.</Trans>
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
