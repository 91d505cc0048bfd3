import { Trans, useLingui } from '@lingui/react/macro'
import { SWITCHABLE_CLAIMS, type Claim, type ClaimState } from '#shared/claims.ts'
import type { Maintenance } from '#shared/contract/admin.ts'
import { setClaim } from '#shared/contract/claims.ts'
import { ClaimForm } from '#web/features/admin/maintenance/claim-form.tsx'
import { Section } from '#web/features/admin/maintenance/section.tsx'
import { useAdminAction } from '#web/features/admin/use-admin-action.ts'
import { CLAIM_TEXTS } from '#web/features/claims/claim-texts.ts'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { Switch } from '#web/ui/switch.tsx'

const TERMS = SWITCHABLE_CLAIMS.filter(({ asks }) => !asks)
const ENTERED = SWITCHABLE_CLAIMS.filter(({ asks }) => asks)

/** What this site claims beyond what the product measures. The administrator is responsible for what is shown. */
export function ClaimsSection({ claims }: { claims: Maintenance['claims'] }) {
  const { t } = useLingui()
  const { act, acting } = useAdminAction()
  const save = (id: string, state: ClaimState) =>
    act(id, async () => {
      const reply = await call(setClaim, { params: { id }, body: state })
      if (reply.status !== 200) throw toCallError(reply)
    })
  const stateOf = ({ id }: Claim): ClaimState => claims.find((one) => one.id === id) ?? { isShown: false }
  return (
    <Section title={<Trans>Claims</Trans>}>
      <p className="max-w-prose text-sm text-ink-soft">
        <Trans>
          The product can’t verify these claims. You are responsible for the ones you show. Every change is recorded in
          the audit trail.
        </Trans>
      </p>
      <div className="divide-y divide-line rounded-xl border border-line bg-surface px-4">
        {TERMS.map((claim) => (
          <Switch
            key={claim.id}
            className="py-2"
            label={t(CLAIM_TEXTS[claim.id] ?? { id: claim.id })}
            hint={claim.id === 'money-back' ? t`Hiding it doesn’t change your terms or the Refund button.` : undefined}
            checked={stateOf(claim).isShown}
            disabled={acting !== null}
            onCheckedChange={(isShown) => void save(claim.id, { isShown })}
          />
        ))}
        {ENTERED.map((claim) => (
          <ClaimForm
            key={claim.id}
            claim={claim}
            state={stateOf(claim)}
            isBusy={acting !== null}
            onSave={(state) => void save(claim.id, state)}
          />
        ))}
      </div>
    </Section>
  )
}
