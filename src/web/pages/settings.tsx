import { Trans } from '@lingui/react/macro'
import { data } from 'react-router'
import { getBilling } from '#shared/contract/billing.ts'
import { getProfile } from '#shared/contract/profile.ts'
import { listSessions } from '#shared/contract/security.ts'
import { getSettings } from '#shared/contract/settings.ts'
import { DeleteAccount } from '#web/features/account/delete-account.tsx'
import { SecuritySection } from '#web/features/account/security-section.tsx'
import { PlanSection } from '#web/features/billing/account/plan-section.tsx'
import { BillingCatalog } from '#web/features/billing/billing-catalog.tsx'
import { WITH_SIDEBAR } from '#web/features/layout/sidebar.tsx'
import { ExportEverything } from '#web/features/settings/export-everything.tsx'
import { SettingsForm } from '#web/features/settings/settings-form.tsx'
import { SettingsSection } from '#web/features/settings/settings-section.tsx'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { requestContext } from '#web/lib/request-context.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import { NoscriptNotice } from '#web/ui/noscript-notice.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { SignInPanel } from '#web/ui/sign-in-panel.tsx'
import type { Route } from './+types/settings.ts'

export const handle = WITH_SIDEBAR

export async function loader({ context }: Route.LoaderArgs) {
  const { send } = context.get(requestContext)
  const [settings, profile, sessions, billing] = await Promise.all([
    call(getSettings, {}, send),
    call(getProfile, {}, send),
    call(listSessions, {}, send),
    call(getBilling, {}, send),
  ])
  if (settings.status === 401) return data({ held: null }, { status: 401 })
  if (settings.status !== 200) throw toCallError(settings)
  if (profile.status !== 200) throw toCallError(profile)
  if (sessions.status !== 200) throw toCallError(sessions)
  if (billing.status !== 200) throw toCallError(billing)
  const { email, emailConfirmed } = profile.body
  const security = { email, emailConfirmed, sessions: sessions.body }
  return data({ held: { settings: settings.body, security, billing: billing.body } })
}

/** Only a form that went out before its scripts had come arrives here. */
export const action = () => data('not-changed' as const, { status: 400 })

export default function SettingsPage({ loaderData: { held }, actionData }: Route.ComponentProps) {
  const { sendsMail } = useVisitor()
  if (!held)
    return <SignInPanel heading={<Trans>Settings</Trans>} title={<Trans>Sign in to see your settings</Trans>} />
  return (
    <div className="grid w-full max-w-3xl gap-6 px-4 py-8 sm:px-6 md:py-12">
      <h1 className="text-xl md:text-2xl">
        <Trans>Settings</Trans>
      </h1>
      <NoscriptNotice />
      {actionData === 'not-changed' && (
        <Notice tone="warn" announce title={<Trans>Your changes weren’t saved</Trans>}>
          <Trans>The page was still loading. Please try again.</Trans>
        </Notice>
      )}
      <SettingsForm settings={held.settings} />
      {/* What is below the line does not wait for Save. */}
      <div className="mt-4 grid gap-6 border-t border-line pt-10">
        {held.billing.selling !== 'off' && (
          <BillingCatalog>
            <PlanSection account={held.billing} />
          </BillingCatalog>
        )}
        <SecuritySection {...held.security} sendsMail={sendsMail ?? false} />
        <SettingsSection title={<Trans>Data Management</Trans>}>
          <ExportEverything />
          <DeleteAccount billing={held.billing} />
        </SettingsSection>
      </div>
    </div>
  )
}
