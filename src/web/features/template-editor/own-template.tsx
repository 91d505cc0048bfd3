import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Trash2 } from 'lucide-react'
import type { UserTemplate } from '#shared/contract/user-templates.ts'
import { TemplateThumb } from '#web/preview/template-thumb.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

type OwnTemplateProps = { template: UserTemplate; onDelete: () => void }

export function OwnTemplate({ template, onDelete }: OwnTemplateProps) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const { id, name } = template
  return (
    <li className="flex flex-col overflow-hidden rounded-xl border border-line bg-surface">
      <div className="bg-bench px-5 pt-5">
        <div className="overflow-hidden rounded-t-sm shadow-paper">
          <TemplateThumb template={template} className="-mb-[35%]" />
        </div>
      </div>
      <div className="relative grid grow content-between gap-3 border-t border-line bg-surface p-4">
        <h3 className="text-base wrap-anywhere">{name}</h3>
        <div className="flex flex-wrap gap-2">
          <LinkButton to={`/template-editor/${id}`} look="primary" size="small" aria-label={t`Edit: ${name}`}>
            <Trans>Edit</Trans>
          </LinkButton>
          <LinkButton to={`/resume-builder?template=${id}`} size="small" aria-label={t`Use: ${name}`}>
            <Trans>Use</Trans>
          </LinkButton>
          <Button size="small" look="quiet" aria-label={t`Delete: ${name}`} onClick={() => setAsking(true)}>
            <Trash2 aria-hidden />
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={<Trans>Delete “{name}”?</Trans>}
        description={
          <Trans>Resumes that use it change to the plain layout; their text stays. You can’t undo this.</Trans>
        }
        confirmLabel={<Trans>Delete template</Trans>}
        removes
        onConfirm={onDelete}
      />
    </li>
  )
}
