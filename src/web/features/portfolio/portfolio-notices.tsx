import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { Portfolio } from '#shared/contract/portfolio.ts'
import { sendEmailConfirmation } from '#shared/contract/security.ts'
import { useSaving } from '#web/features/portfolio/use-saving.ts'
import { call } from '#web/lib/api/call.ts'
import { toast } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'

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
    <Notice tone="bad" title={<Trans>Your public pages were taken down</Trans>}>
      <Trans>
        The operator of this site did it, and nobody can open them or your links. Your resumes are as they were.{' '}
        <Link to="/contact" className={TEXT_LINK}>
          Write to us
        </Link>{' '}
        if you think that is wrong.
      </Trans>
    </Notice>
  )
}

function Unconfirmed() {
  const { t } = useLingui()
  const { save, isSaving } = useSaving()
  const send = async () => {
    if (await save(() => call(sendEmailConfirmation)))
      toast({ title: t`Mail sent`, description: t`Open the link in it to confirm your address.` })
  }
  return (
    <Notice tone="warn" title={<Trans>Confirm your email address first</Trans>}>
      <p className="mb-3">
        <Trans>
          Nothing of yours can be seen by others until then: this keeps people from publishing in somebody else’s name.
          We have sent you a mail with a link.
        </Trans>
      </p>
      <Button size="small" loading={isSaving} onClick={() => void send()}>
        <Trans>Send the mail again</Trans>
      </Button>
    </Notice>
  )
}
