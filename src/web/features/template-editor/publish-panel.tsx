import { useState, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Globe } from 'lucide-react'
import { publishTemplate, unpublishTemplate, type Publication } from '#shared/contract/template-publication.ts'
import type { Loss } from '#shared/template/read-back/read-back.ts'
import { LossList } from '#web/features/template-editor/points/loss-list.tsx'
import { errorMessage, toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { handleSignedOut } from '#web/lib/api/signed-out.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'

type PublishPanelProps = {
  id: number
  /** As the page was opened. */
  publication: Publication
  /** How often the template was saved since the page was opened. */
  saves: number
  /** What isn't saved can't be published. */
  isEdited: boolean
}
type Refused = { readonly message: string; readonly losses: readonly Loss[] }

/** Publishes a template for everyone on this site, once the server has measured it. */
export function PublishPanel({ id, publication, saves, isEdited }: PublishPanelProps) {
  const { t } = useLingui()
  const [{ published }, setPublication] = useState(publication)
  const [publishedSaves, setPublishedSaves] = useState(0)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [busy, setBusy] = useState<'publishing' | 'unpublishing' | null>(null)
  const [isAsking, setAsking] = useState(false)
  const isCurrent = published !== null && published.isCurrent && saves === publishedSaves && !isEdited
  const params = { id: String(id) }

  /** One at a time; what fails is said. */
  async function act(what: 'publishing' | 'unpublishing', failure: string, work: () => Promise<void>) {
    if (busy) return
    setBusy(what)
    setRefused(null)
    try {
      await work()
    } catch (error) {
      if (!handleSignedOut(error)) toast({ title: failure, description: errorMessage(error), variant: 'destructive' })
    } finally {
      setBusy(null)
    }
  }

  const handlePublish = () =>
    act('publishing', t`Couldn’t publish your template`, async () => {
      const reply = await call(publishTemplate, { params })
      if (reply.status === 422 && reply.body.readBack)
        return setRefused({ message: reply.body.message, losses: reply.body.readBack.losses })
      if (reply.status !== 200) throw toCallError(reply)
      setPublication(reply.body)
      setPublishedSaves(saves)
      toast({ title: t`Template published` })
    })

  const handleUnpublish = () =>
    act('unpublishing', t`Couldn’t unpublish your template`, async () => {
      const reply = await call(unpublishTemplate, { params })
      // The administrator may have been quicker.
      if (reply.status !== 200 && reply.status !== 404) throw toCallError(reply)
      setPublication({ published: null })
      toast({ title: t`Template unpublished` })
    })

  return (
    <section aria-labelledby="publish" className="grid gap-3 rounded-xl border border-line bg-surface p-4 text-sm">
      <h2 id="publish" className="flex items-center gap-2 text-base">
        <Globe aria-hidden className="size-4 text-ink-faint" />
        <Trans>Share with everyone on this site</Trans>
      </h2>
      {published ? <PublishedState {...published} isCurrent={isCurrent} /> : <Invitation />}
      {refused && (
        <Notice tone="warn" announce title={<Trans>Not published</Trans>}>
          <p>{refused.message}</p>
          <div className="mt-2 max-h-48 overflow-y-auto text-xs">
            <LossList losses={refused.losses} />
          </div>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {!isCurrent && (
          <Button
            size="small"
            loading={busy === 'publishing'}
            aria-disabled={isEdited || busy !== null}
            onClick={() => isEdited || void handlePublish()}
          >
            {published ? <Trans>Publish again</Trans> : <Trans>Publish</Trans>}
          </Button>
        )}
        {published && (
          <Button size="small" loading={busy === 'unpublishing'} onClick={() => setAsking(true)}>
            <Trans>Unpublish</Trans>
          </Button>
        )}
        <Hint>
          {busy === 'publishing' ? (
            <Trans>Printing and reading sample resumes…</Trans>
          ) : (
            isEdited && <Trans>Save your changes to publish them.</Trans>
          )}
        </Hint>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={<Trans>Unpublish this template?</Trans>}
        description={
          <Trans>Other people’s resumes that use it change to the plain layout. Your template and resumes stay.</Trans>
        }
        confirmLabel={<Trans>Unpublish</Trans>}
        onConfirm={() => void handleUnpublish()}
      />
    </section>
  )
}

const Invitation = () => (
  <p className="text-ink-soft">
    <Trans>
      Anyone on this site can then use a copy of your template as it is now. Your name isn’t shown. First we print
      sample resumes with it and check that readers get every field back.
    </Trans>
  </p>
)

function PublishedState({ points, publishedAt, isCurrent }: NonNullable<Publication['published']>) {
  const { i18n } = useLingui()
  const day = i18n.date(publishedAt, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <div className="grid gap-1 text-ink-soft">
      <p>
        <Trans>
          Published on {day} with {points} points.
        </Trans>
      </p>
      {!isCurrent && (
        <p>
          <Trans>You’ve changed it since. Others still get the published copy.</Trans>
        </p>
      )}
    </div>
  )
}

const Hint = ({ children }: { children: ReactNode }) => (
  <p aria-live="polite" className="text-xs text-ink-faint">
    {children}
  </p>
)
