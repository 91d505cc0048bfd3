import { Trans, useLingui } from '@lingui/react/macro'
import { changeLink, deleteLink, type ShareLink } from '#shared/contract/portfolio.ts'
import { LINK_FIELDS, LinkForm } from '#web/features/portfolio/link-form.tsx'
import { sentOf, type LinkDraft } from '#web/features/portfolio/link-rules.ts'
import { useSaving } from '#web/features/portfolio/use-saving.ts'
import { call } from '#web/lib/api/call.ts'
import { toast } from '#web/lib/toast.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'

type StepProps = { link: ShareLink; open: boolean; onClose: () => void }

/** Changes the name, password and expiration date of a link. */
export function ChangeLink({ link, open, onClose }: StepProps) {
  const { t } = useLingui()
  const { save, isSaving, errors } = useSaving()
  async function change(draft: LinkDraft) {
    const send = () => call(changeLink, { params: { token: link.id }, body: sentOf(draft, link) })
    const saved = await save(send, LINK_FIELDS)
    if (!saved) return
    onClose()
    toast({ title: t`Link saved` })
  }
  return (
    <Dialog open={open} onOpenChange={onClose}>
      <DialogContent title={<Trans>Edit link</Trans>}>
        <LinkForm
          link={link}
          errors={errors}
          isSaving={isSaving}
          saveLabel={<Trans>Save link</Trans>}
          onSave={(draft) => void change(draft)}
        />
      </DialogContent>
    </Dialog>
  )
}

/** Deletes a link after a confirmation, as its address can’t be restored. */
export function RemoveLink({ link: { id, label }, open, onClose }: StepProps) {
  const { t } = useLingui()
  const { save } = useSaving()
  async function remove() {
    // Deleted in another tab: what was wanted is so.
    const send = async () => {
      const reply = await call(deleteLink, { params: { token: id } })
      return reply.status === 404 ? { status: 200, body: {} } : reply
    }
    if (await save(send)) toast({ title: t`Link deleted` })
  }
  return (
    <ConfirmDialog
      removes
      open={open}
      onOpenChange={onClose}
      title={<Trans>Delete this link?</Trans>}
      description={
        <>
          <span className="mb-1 block font-medium text-ink">{label}</span>
          <Trans>
            People with this link will lose access, and its view counts will be deleted. This can’t be undone.
          </Trans>
        </>
      }
      confirmLabel={<Trans>Delete link</Trans>}
      onConfirm={() => void remove()}
    />
  )
}
