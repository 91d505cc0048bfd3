import { useEffect, useRef } from 'react'
import { Trans } from '@lingui/react/macro'
import { ExternalLink, Trash, UserSearch } from 'lucide-react'
import type { AdminMessage } from '#shared/contract/admin-lists.ts'
import { MessageBadges } from '#web/features/admin/messages/message-list.tsx'
import { ReplyForm } from '#web/features/admin/messages/reply-form.tsx'
import { reportedPage } from '#web/features/admin/messages/reported-page.ts'
import { Timestamp } from '#web/features/admin/timestamp.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

type MessageDetailProps = {
  message: AdminMessage
  isDeleting: boolean
  onReplied: () => void
  onDelete: () => void
}

/** One message in full, with earlier replies and the reply form. */
export function MessageDetail({ message, isDeleting, onReplied, onDelete }: MessageDetailProps) {
  const { name, email, subject, category, createdAt } = message
  const heading = useRef<HTMLHeadingElement>(null)
  // Reading continues here, which on a phone is below the list.
  useEffect(() => heading.current?.focus(), [])
  return (
    <article className="grid gap-5 rounded-xl border border-line bg-surface p-4 md:p-6">
      <header className="grid gap-2">
        <h3 ref={heading} tabIndex={-1} className="rounded-sm text-lg wrap-anywhere">
          {subject}
        </h3>
        <p className="text-sm wrap-anywhere text-ink-soft">
          {name} <span className="text-ink-faint">&lt;{email}&gt;</span>
          <span className="block text-xs text-ink-faint tabular-nums">
            <Timestamp at={createdAt} />
          </span>
        </p>
        <MessageBadges message={message} />
      </header>
      {category === 'report' && <Reported subject={subject} />}
      <p className="text-base wrap-anywhere whitespace-pre-wrap">{message.message}</p>
      <EarlierReply message={message} />
      <ReplyForm message={message} onReplied={onReplied} />
      <div className="border-t border-line pt-4">
        <Button look="quiet" size="small" loading={isDeleting} onClick={onDelete} className="-ms-3">
          {!isDeleting && <Trash aria-hidden />}
          <Trans>Delete message</Trans>
        </Button>
      </div>
    </article>
  )
}

/** Links from a report to the reported page and its owner. */
function Reported({ subject }: { subject: string }) {
  const page = reportedPage(subject)
  if (!page) return null
  const { path, key } = page
  return (
    <div className="flex flex-wrap gap-2">
      <a href={path} target="_blank" rel="noreferrer" className={buttonClass({ look: 'secondary', size: 'small' })}>
        <ExternalLink aria-hidden />
        <Trans>Open the reported page</Trans>
      </a>
      <LinkButton size="small" to={`?${new URLSearchParams({ tab: 'users', search: key })}`}>
        <UserSearch aria-hidden />
        <Trans>Find its owner</Trans>
      </LinkButton>
    </div>
  )
}

function EarlierReply({ message: { reply, repliedAt } }: { message: AdminMessage }) {
  if (reply === null) return null
  return (
    <div className="grid gap-1 border-s-2 border-good-line ps-4">
      <h4 className="text-sm font-medium text-ink-soft">
        {repliedAt ? (
          <Trans>
            You replied on <Timestamp at={repliedAt} />
          </Trans>
        ) : (
          <Trans>You replied</Trans>
        )}
      </h4>
      <p className="text-sm wrap-anywhere whitespace-pre-wrap text-ink-soft">{reply}</p>
    </div>
  )
}
