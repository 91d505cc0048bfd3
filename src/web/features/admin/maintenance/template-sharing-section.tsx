import { Trans, useLingui } from '@lingui/react/macro'
import {
  removeSharedTemplate,
  setTemplateSharing,
  type TemplateSharing,
} from '#shared/contract/template-publication.ts'
import { Section } from '#web/features/admin/maintenance/section.tsx'
import { Timestamp } from '#web/features/admin/timestamp.tsx'
import { useAdminAction } from '#web/features/admin/use-admin-action.ts'
import { ConfirmButton } from '#web/features/admin/users/confirm-button.tsx'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { Switch } from '#web/ui/switch.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'
import { Link } from '#web/ui/link.tsx'

/** Whether people can publish templates for everyone on this site, and those that they published. */
export function TemplateSharingSection({ sharing: { isOn, templates } }: { sharing: TemplateSharing }) {
  const { t } = useLingui()
  const { act, acting } = useAdminAction()
  const turn = (on: boolean) =>
    act('turn', async () => {
      const reply = await call(setTemplateSharing, { body: { isOn: on } })
      if (reply.status !== 200) throw toCallError(reply)
    })
  const unpublish = (id: number) =>
    act(String(id), async () => {
      const reply = await call(removeSharedTemplate, { params: { id: String(id) } })
      // Its owner may have been quicker.
      if (reply.status !== 200 && reply.status !== 404) throw toCallError(reply)
    })
  return (
    <Section title={<Trans>Shared templates</Trans>}>
      <div className="divide-y divide-line rounded-xl border border-line bg-surface px-4 text-sm">
        <Switch
          className="py-2"
          label={<Trans>Let people publish their templates for everyone on this site</Trans>}
          hint={
            <Trans>
              Each is measured before it’s published. While this is off, resumes that use one have the plain layout.
            </Trans>
          }
          checked={isOn}
          disabled={acting !== null}
          onCheckedChange={(on) => void turn(on)}
        />
        {templates.length > 0 && (
          <ul aria-label={t`Shared templates`} className="divide-y divide-line">
            {templates.map(({ id, name, points, publishedAt, userId }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
                <span className="grid min-w-0 grow">
                  <span className="font-medium wrap-anywhere">{name}</span>
                  <span className="text-xs text-ink-faint tabular-nums">
                    <Trans>
                      {points} points, <Timestamp at={publishedAt} />
                    </Trans>
                  </span>
                </span>
                <Link to={`?${new URLSearchParams({ tab: 'users', user: userId })}`} className={`text-xs ${TEXT_LINK}`}>
                  <Trans>Account</Trans>
                </Link>
                <ConfirmButton
                  isSmall
                  label={<Trans>Unpublish</Trans>}
                  of={name}
                  question={<Trans>Unpublish “{name}”?</Trans>}
                  loading={acting === String(id)}
                  onConfirm={() => void unpublish(id)}
                >
                  <Trans>Resumes that use it change to the plain layout. The person keeps their template.</Trans>
                </ConfirmButton>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  )
}
