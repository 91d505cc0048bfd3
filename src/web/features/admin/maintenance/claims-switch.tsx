import { Trans, useLingui } from '@lingui/react/macro'
import { CLAIMS } from '#shared/claims.ts'
import { setClaims } from '#shared/contract/admin.ts'
import { Section } from '#web/features/admin/maintenance/section.tsx'
import { useAdminAction } from '#web/features/admin/use-admin-action.ts'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { Switch } from '#web/ui/switch.tsx'

const UNVERIFIED = CLAIMS.filter(({ basis }) => basis === 'unverified')

/** Claims that nothing here has verified: anyone who shows them answers for them. */
export function ClaimsSwitch({ isOn }: { isOn: boolean }) {
  const { t } = useLingui()
  const { act, acting } = useAdminAction()
  const turn = async (unverified: boolean) => {
    const reply = await call(setClaims, { body: { unverified } })
    if (reply.status !== 200) throw toCallError(reply)
  }
  return (
    <Section title={<Trans>Marketing claims</Trans>}>
      <div className="grid gap-3 rounded-xl border border-line bg-surface p-4">
        <Switch
          label={t`Show unverified claims to visitors`}
          hint={t`Nothing that this product measures stands behind them. Whoever shows them has to be able to prove them.`}
          checked={isOn}
          disabled={acting !== null}
          onCheckedChange={(on) => void act('claims', () => turn(on))}
        />
        <ul className="grid list-disc gap-1 pl-5 text-sm text-ink-soft sm:grid-cols-2">
          {UNVERIFIED.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
