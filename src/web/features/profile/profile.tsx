import { useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import type { Profile as Fields } from '#shared/contract/profile.ts'
import type { AccountProfile } from '#web/features/profile/account-profile.ts'
import { AvatarPicker } from '#web/features/profile/avatar-picker.tsx'
import { takeProfileDraft } from '#web/features/profile/profile-draft.ts'
import { ProfileForm } from '#web/features/profile/profile-form.tsx'
import { ProfileView } from '#web/features/profile/profile-view.tsx'
import { focusOnMount } from '#web/features/profile/focus-on-mount.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

type Mode = { readonly state: 'view'; readonly isBack?: boolean } | { readonly state: 'edit'; readonly start: Fields }

/** The profile: read-only until the user edits it. */
export function Profile({ profile }: { profile: AccountProfile }) {
  const hydrated = useHydrated()
  return hydrated ? <Ready profile={profile} /> : <Frame profile={profile} mode={{ state: 'view' }} onMode={() => {}} />
}

/** What was typed before a session ended is there again after signing in. */
function Ready({ profile }: { profile: AccountProfile }) {
  const [mode, setMode] = useState<Mode>(() => {
    const start = takeProfileDraft(profile.email)
    return start ? { state: 'edit', start } : { state: 'view' }
  })
  return <Frame profile={profile} mode={mode} onMode={setMode} />
}

function Frame({ profile, mode, onMode }: { profile: AccountProfile; mode: Mode; onMode: (mode: Mode) => void }) {
  const name = `${profile.firstName} ${profile.lastName}`.trim()
  return (
    <Card className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <AvatarPicker profile={profile}>
          <div className="grid gap-0.5">
            <h2 className="truncate text-lg">{name || profile.email}</h2>
            {name && <p className="truncate text-sm text-ink-soft">{profile.email}</p>}
          </div>
        </AvatarPicker>
        {mode.state === 'view' && (
          <Button
            ref={mode.isBack ? focusOnMount : undefined}
            onClick={() => onMode({ state: 'edit', start: profile })}
            className="max-sm:w-full"
          >
            <Pencil aria-hidden />
            <Trans>Edit Profile</Trans>
          </Button>
        )}
      </div>
      {mode.state === 'view' ? (
        <ProfileView profile={profile} />
      ) : (
        <ProfileForm profile={profile} start={mode.start} onClose={() => onMode({ state: 'view', isBack: true })} />
      )}
    </Card>
  )
}
