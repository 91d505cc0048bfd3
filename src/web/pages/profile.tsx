import { Trans } from '@lingui/react/macro'
import { data } from 'react-router'
import { getProfile } from '#shared/contract/profile.ts'
import { WITH_SIDEBAR } from '#web/features/layout/sidebar.tsx'
import { Profile } from '#web/features/profile/profile.tsx'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { requestContext } from '#web/lib/request-context.ts'
import { NoscriptNotice } from '#web/ui/noscript-notice.tsx'
import { SignInPanel } from '#web/ui/sign-in-panel.tsx'
import type { Route } from './+types/profile.ts'

export const handle = WITH_SIDEBAR

export async function loader({ context }: Route.LoaderArgs) {
  const reply = await call(getProfile, {}, context.get(requestContext).send)
  if (reply.status === 401) return data({ profile: null }, { status: 401 })
  if (reply.status !== 200) throw toCallError(reply)
  return data({ profile: reply.body })
}

export default function ProfilePage({ loaderData: { profile } }: Route.ComponentProps) {
  if (!profile)
    return <SignInPanel heading={<Trans>Profile</Trans>} title={<Trans>Sign in to see your profile</Trans>} />
  return (
    <div className="grid w-full max-w-3xl gap-6 px-4 py-8 sm:px-6 md:py-12">
      <header className="grid gap-2">
        <h1 className="text-xl md:text-2xl">
          <Trans>Profile</Trans>
        </h1>
        <p className="text-ink-soft">
          <Trans>New resumes start with these details.</Trans>
        </p>
      </header>
      <NoscriptNotice />
      <Profile profile={profile} />
    </div>
  )
}
