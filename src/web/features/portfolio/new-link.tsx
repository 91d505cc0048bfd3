import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link2 } from 'lucide-react'
import { createLink } from '#shared/contract/portfolio.ts'
import { linkPath } from '#web/features/portfolio/public-paths.ts'
import { LINK_FIELDS, LinkForm } from '#web/features/portfolio/link-form.tsx'
import { sentOf, type LinkDraft } from '#web/features/portfolio/link-rules.ts'
import { useSaving } from '#web/features/portfolio/use-saving.ts'
import { call } from '#web/lib/api/call.ts'
import { toast } from '#web/lib/toast.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { useCopy } from '#web/ui/use-copy.ts'

/** Creates a link to a resume for one reader. */
export function NewLink({ resumeId, titleId }: { resumeId: number; titleId: string }) {
  const { t } = useLingui()
  const { origin } = useVisitor()
  const copy = useCopy()
  const { save, isSaving, errors } = useSaving()
  const [open, setOpen] = useState(false)

  async function make(draft: LinkDraft) {
    const made = await save(() => call(createLink, { body: { resumeId, ...sentOf(draft, null) } }), LINK_FIELDS)
    if (made?.status !== 201) return
    setOpen(false)
    const { id, label } = made.body
    toast({
      title: t`Link created`,
      description: t`“${label}” is ready to share.`,
      action: { label: t`Copy link`, onAct: () => void copy(origin + linkPath(id)) },
    })
  }

  return (
    <>
      <Button size="small" aria-describedby={titleId} onClick={() => setOpen(true)}>
        <Link2 aria-hidden />
        <Trans>New link</Trans>
      </Button>
      <Dialog open={open} onOpenChange={setOpen}>
        <DialogContent
          title={<Trans>New link</Trans>}
          description={
            <Trans>
              Anyone with the link can open this resume and see all contact details, even if it’s private. Views are
              counted separately for each link.
            </Trans>
          }
        >
          <LinkForm
            link={null}
            errors={errors}
            isSaving={isSaving}
            saveLabel={<Trans>Create link</Trans>}
            onSave={(draft) => void make(draft)}
          />
        </DialogContent>
      </Dialog>
    </>
  )
}
