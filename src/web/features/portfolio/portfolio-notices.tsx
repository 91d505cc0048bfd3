import { Trans, useLingui } from '@lingui/react/macro'
import type { Portfolio } from '#shared/contract/portfolio.ts'
import { sendEmailConfirmation } from '#shared/contract/security.ts'
import { useSaving } from '#web/features/portfolio/use-saving.ts'
import { call } from '#web/lib/api/call.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'
import { Link } from '#web/ui/link.tsx'

/** What blocks all public pages, if anything does. */
export function PortfolioNotices({ portfolio: { mustConfirm, isTakenDown } }: { portfolio: Portfolio }) {
  return (
    <>
      {isTakenDown && <TakenDown />}
      {mustConfirm && <Unconfirmed />}
    </>
  )
}

function TakenDown() {
  return (
    <Notice tone="bad" title={<Trans>The site owner took down your public pages</Trans>}>
      <Trans>
        No one can open them or your links, but your resumes are unchanged.{' '}
        <Link to="/contact" className={TEXT_LINK}>
          Contact us
        </Link>{' '}
        if you think this is a mistake.
      </Trans>
    </Notice>
  )
}

function Unconfirmed() {
  const { t } = useLingui()
  const { save, isSaving } = useSaving()
  const send = async () => {
    if (await save(() => call(sendEmailConfirmation)))
      toast({ title: t`Email sent`, description: t`Open the link in the email to confirm your address.` })
  }
  return (
    <Notice tone="warn" title={<Trans>Confirm your email address first</Trans>}>
      <p className="mb-3">
        <Trans>Until you do, no one can see your public pages. Open the link in the email we sent you.</Trans>
      </p>
      <Button size="small" loading={isSaving} onClick={() => void send()}>
        <Trans>Resend email</Trans>
      </Button>
    </Notice>
  )
}
