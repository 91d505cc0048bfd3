import { useRef, useState, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRevalidator } from 'react-router'
import { removeAvatar, setAvatar } from '#shared/contract/profile.ts'
import { resizePicture } from '#web/features/profile/resize-picture.ts'
import type { AccountProfile } from '#web/features/profile/account-profile.ts'
import { toCallError, errorMessage } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { handleSignedOut } from '#web/lib/api/signed-out.ts'
import { toast } from '#web/lib/toast.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'

/** The picture beside its owner’s name, with buttons to change or remove it. */
export function AvatarPicker({ profile, children }: { profile: AccountProfile; children: ReactNode }) {
  const { t } = useLingui()
  const { revalidate } = useRevalidator()
  const input = useRef<HTMLInputElement>(null)
  const [preview, setPreview] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  async function attempt(change: () => Promise<string>) {
    if (busy) return
    setBusy(true)
    try {
      const title = await change()
      await revalidate()
      toast({ title })
    } catch (error) {
      if (handleSignedOut(error)) return
      toast({ title: t`Couldn’t change your picture`, description: errorMessage(error), variant: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  async function handleChosen(file: File | undefined) {
    if (!file) return
    const picture = await resizePicture(file)
    if (!picture) {
      const description = t`We couldn’t read this picture. Choose another one, such as a JPEG or PNG.`
      toast({ title: t`Couldn’t change your picture`, description, variant: 'destructive' })
      return
    }
    const shown = URL.createObjectURL(picture)
    setPreview(shown)
    await attempt(async () => {
      await send(picture)
      return t`Picture updated`
    })
    setPreview(null)
    URL.revokeObjectURL(shown)
  }

  const handleRemove = () =>
    attempt(async () => {
      const reply = await call(removeAvatar)
      if (reply.status !== 200) throw toCallError(reply)
      return t`Picture removed`
    })

  return (
    <div className="flex min-w-0 grow items-center gap-4 sm:gap-6">
      <Avatar person={{ ...profile, profileImageUrl: preview ?? profile.profileImageUrl }} large />
      <div className="grid min-w-0 gap-2">
        {children}
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={t`Picture file`}
          onChange={(event) => {
            void handleChosen(event.target.files?.[0])
            // The same file can be chosen again.
            event.target.value = ''
          }}
        />
        <div className="flex flex-wrap gap-1">
          <Button size="small" loading={busy} onClick={() => input.current?.click()}>
            {profile.profileImageUrl ? <Trans>Change picture</Trans> : <Trans>Add a picture</Trans>}
          </Button>
          {profile.profileImageUrl && (
            <Button size="small" look="quiet" disabled={busy} onClick={() => void handleRemove()}>
              <Trans>Remove picture</Trans>
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

/** The body is the picture itself, not JSON. */
async function send(picture: Blob): Promise<void> {
  const type = { 'content-type': 'image/jpeg' }
  const reply = await call(setAvatar, {}, (path, { headers, ...init }) =>
    fetch(path, { ...init, headers: { ...headers, ...type }, body: picture }),
  )
  if (reply.status !== 200) throw toCallError(reply)
}
