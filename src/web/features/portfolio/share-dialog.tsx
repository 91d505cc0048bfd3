import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, ExternalLink } from 'lucide-react'
import { getPortfolio, setVisibility, type Portfolio } from '#shared/contract/portfolio.ts'
import { useLoad } from '#web/lib/api/use-load.ts'
import { publicAddress, resumePath } from '#web/features/portfolio/public-paths.ts'
import { PortfolioCatalog } from '#web/features/portfolio/portfolio-catalog.tsx'
import { AutosavedSwitch } from '#web/features/portfolio/autosaved-switch.tsx'
import { toCallError } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { redirectToSignIn } from '#web/lib/api/signed-out.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Dialog, DialogContent } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'
import { useCopy } from '#web/ui/use-copy.ts'
import { Link } from '#web/ui/link.tsx'

/** Asked for before it opens, so that it opens whole or not at all. */
export const preloadCatalog = PortfolioCatalog.preload

type ShareDialogProps = { resumeId: number; onClose: () => void }

/** Makes one resume public, from the builder. */
export default function ShareDialog(props: ShareDialogProps) {
  return (
    <PortfolioCatalog>
      <Share {...props} />
    </PortfolioCatalog>
  )
}

function Share({ resumeId, onClose }: ShareDialogProps) {
  const asked = useLoad(askPortfolio)
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={<Trans>Share this resume</Trans>}
        description={<Trans>Others see the version last saved to your account.</Trans>}
      >
        {asked.state === 'loading' && <Skeleton className="h-24" />}
        {asked.state === 'failed' && (
          <Notice tone="bad" announce title={<Trans>That didn’t work</Trans>}>
            <p className="mb-3">{asked.sentence}</p>
            <Button size="small" onClick={asked.retry}>
              <Trans>Try again</Trans>
            </Button>
          </Notice>
        )}
        {asked.state === 'ready' && <Choice resumeId={resumeId} portfolio={asked.value} />}
      </DialogContent>
    </Dialog>
  )
}

type ChoiceProps = { resumeId: number; portfolio: Portfolio }

function Choice({ resumeId, portfolio }: ChoiceProps) {
  const resume = portfolio.resumes.find(({ id }) => id === resumeId)
  const isTakenDown = portfolio.isTakenDown || resume?.isTakenDown
  const [isPublic, setPublic] = useState(Boolean(resume?.isPublic))
  async function send(checked: boolean) {
    const reply = await call(setVisibility, { params: { id: String(resumeId) }, body: { isPublic: checked } })
    if (reply.status === 200) setPublic(reply.body.isPublic)
    return reply
  }
  return (
    <div className="grid gap-4">
      {isTakenDown && (
        <Notice tone="bad" title={<Trans>Taken down</Trans>}>
          <Trans>The site owner took it down. Your portfolio explains what you can do.</Trans>
        </Notice>
      )}
      {portfolio.mustConfirm && (
        <Notice tone="warn" title={<Trans>Confirm your email address first</Trans>}>
          <Trans>Open the link in the email we sent you. You can resend it from your portfolio.</Trans>
        </Notice>
      )}
      <AutosavedSwitch
        label={<Trans>Public</Trans>}
        hint={<Trans>Anyone can open it, and it’s listed on your public page.</Trans>}
        checked={isPublic}
        disabled={!isPublic && (isTakenDown || portfolio.mustConfirm)}
        send={send}
        onSaved={nothingMore}
      />
      {isPublic && !isTakenDown && <Address path={resumePath(publicAddress(portfolio), resumeId)} />}
      <p className="text-ink-soft">
        <Trans>
          You can create links with a password or an expiration date in your{' '}
          <Link to="/portfolio" className={TEXT_LINK}>
            portfolio
          </Link>
          .
        </Trans>
      </p>
    </div>
  )
}

function Address({ path }: { path: string }) {
  const { t } = useLingui()
  const { origin } = useVisitor()
  const copy = useCopy()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="min-w-0 basis-full rounded-lg bg-sunken px-3 py-2 wrap-anywhere">{origin + path}</p>
      <Button onClick={() => void copy(origin + path)}>
        <Copy aria-hidden />
        <Trans>Copy link</Trans>
      </Button>
      {/* In a tab of its own: what is being written stays open. */}
      <a
        href={path}
        target="_blank"
        rel="noreferrer"
        aria-label={t`View page in a new tab`}
        className={buttonClass({ look: 'secondary', size: 'medium' })}
      >
        <ExternalLink aria-hidden />
        <Trans>View page</Trans>
      </a>
    </div>
  )
}

/** The builder shows nothing of this: it is not read again, under the hands of anyone who writes. */
const nothingMore = async () => {}

/** What someone shows, as the server has it. */
async function askPortfolio(): Promise<Portfolio> {
  const reply = await call(getPortfolio)
  if (reply.status === 401) redirectToSignIn()
  if (reply.status !== 200) throw toCallError(reply)
  return reply.body
}
