import { Trans } from '@lingui/react/macro'
import { data } from 'react-router'
import { getSettings } from '#shared/contract/settings.ts'
import { ExportEverything } from '#web/features/settings/export-everything.tsx'
import { SettingsForm } from '#web/features/settings/settings-form.tsx'
import { SettingsSection } from '#web/features/settings/settings-section.tsx'
import { refusal } from '#web/lib/call-error.ts'
import { call } from '#web/lib/call.ts'
import { visitContext } from '#web/lib/visit.ts'
import { SignInPanel } from '#web/ui/sign-in-panel.tsx'
import type { Route } from './+types/settings.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const reply = await call(getSettings, {}, context.get(visitContext).send)
  if (reply.status === 401) return data({ settings: null }, { status: 401 })
  if (reply.status !== 200) throw refusal(reply)
  return data({ settings: reply.body })
}

export default function SettingsPage({ loaderData: { settings } }: Route.ComponentProps) {
  if (!settings)
    return <SignInPanel heading={<Trans>Settings</Trans>} title={<Trans>Sign in to see your settings</Trans>} />
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6 px-4 py-8 sm:px-6 md:py-12">
      <h1 className="text-xl md:text-2xl">
        <Trans>Settings</Trans>
      </h1>
      <SettingsForm settings={settings} />
      <SettingsSection title={<Trans>Data Management</Trans>}>
        <ExportEverything />
      </SettingsSection>
    </div>
  )
}
